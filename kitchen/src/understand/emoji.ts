import type { Rewriting } from './placed-text.ts'

/**
 * What an emoji of food says, in English words of the lexicon: the names are those of Unicode's annotations (CLDR).
 * An animal stands for its meat.
 */
export const emojiWords: Readonly<Record<string, string>> = Object.fromEntries(
  `🍇 grapes, 🍈 melon, 🍉 watermelon, 🍊 orange, 🍋 lemon, 🍋‍🟩 lime, 🍌 banana, 🍍 pineapple, 🥭 mango, 🍎 apple,
  🍏 apple, 🍐 pear, 🍑 peach, 🎃 pumpkin, 🍒 cherries, 🍓 strawberries, 🫐 blueberries, 🥝 kiwi, 🍅 tomato, 🫒 olives, 🥥 coconut,
  🥑 avocado, 🍆 aubergine, 🥔 potato, 🥕 carrots, 🌽 sweetcorn, 🌶 chilli, 🫑 peppers, 🥒 cucumber, 🥬 cabbage,
  🥦 broccoli, 🧄 garlic, 🧅 onion, 🍄 mushrooms, 🥜 peanuts, 🫘 beans, 🌰 chestnuts, 🫚 ginger, 🫛 peas, 🍞 bread,
  🥐 croissant, 🥖 baguette, 🫓 naan, 🥨 pretzels, 🥯 bagels, 🥞 pancakes, 🧇 waffles, 🧀 cheese, 🍗 chicken,
  🍖 meat, 🥩 steak, 🥓 bacon, 🍔 burger, 🍟 chips, 🍕 pizza, 🌭 hot dog, 🥪 sandwich, 🌮 tacos, 🌯 burrito,
  🫔 tamales, 🥙 kebab, 🧆 falafel, 🥚 eggs, 🍳 fried eggs, 🥘 paella, 🍲 stew, 🫕 fondue, 🥣 porridge, 🥗 salad,
  🧈 butter, 🧂 salt, 🍚 rice, 🍛 curry, 🍜 noodle soup, 🍝 spaghetti, 🍠 sweet potatoes, 🍣 sushi,
  🍤 prawns, 🥟 dumplings, 🦀 crab, 🦞 lobster, 🦐 prawns, 🦑 squid, 🦪 oysters, 🐙 octopus, 🐟 fish, 🐠 fish,
  🐄 beef, 🐮 beef, 🐂 beef, 🐖 pork, 🐷 pork, 🐔 chicken, 🐓 chicken, 🦆 duck, 🦃 turkey, 🐑 lamb, 🐏 lamb,
  🐇 rabbit, 🐰 rabbit, 🍦 ice cream, 🍨 ice cream, 🍩 doughnuts, 🍪 cookies, 🎂 birthday cake, 🍰 cake, 🧁 cupcakes,
  🥧 pie, 🍫 chocolate, 🍮 custard, 🍯 honey, 🥛 milk, ☕ coffee, 🍷 wine, 🍺 beer, 🥤 drink, 🧃 drink,
  🎄 christmas, 🎅 christmas, 🐣 easter, 🧺 picnic, 🔥 spicy`
    .split(',')
    .map((entry) => entry.trim().split(/ (.*)/, 2)),
)

const emoji = /\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic}|[\uFE0F\u{1F3FB}-\u{1F3FF}])*/gu

const no = '[❌🚫⛔🙅]\\uFE0F?(?:\\u200D[♀♂]\\uFE0F?)?'
/** Crossed out, before it or behind: "🚫🥜", "🐷❌". */
const crossedOut = new RegExp(`${no}\\s*(${emoji.source})|(?<!${no}\\s*)(${emoji.source})\\s*${no}`, 'gu')

/** How emoji of food are read as words, and any other as a comma: it parts what is told as a sign does. */
export const emojiSpelt: readonly Rewriting[] = [
  [crossedOut, (_, behind = '', before = '') => `, no ${behind}${before},`],
  [emoji, (sign = '') => (wordOf(sign) === undefined ? ',' : ` ${wordOf(sign)} `)],
]

function wordOf(sign: string): string | undefined {
  return emojiWords[sign.replace(/\uFE0F/g, '')]
}
