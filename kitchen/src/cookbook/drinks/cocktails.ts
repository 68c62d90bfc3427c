import { crystalSugar, milk, sugar, water } from '../baking-staples.ts'
import type { Dish, Slot, Staple } from '../dish.ts'
import { unwaxedSlices } from '../staples.ts'

const lime: Staple = { first: ['lime', 'lemon'], unit: 'piece', prep: { en: '', fr: '' } }
const rum: Slot = { takes: ['spirit'], first: ['spirit'], amount: [50, 'ml'] }

export const mojito: Dish = {
  id: 'mojito',
  of: 'lemonade',
  onlyNamed: true,
  course: 'drink',
  cuisines: ['caribbean'],
  suits: ['summer', 'party', 'aperitif'],
  names: { en: ['mojito', 'classic mojito', 'mojito cocktail'], fr: ['mojito', 'mojito cubain', 'cocktail mojito'] },
  noun: { en: 'a mojito', fr: 'un mojito' },
  serves: 2,
  instead: ['virgin-mojito', 'lemonade'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        mint: { first: ['mint'], amount: [8, 'leaf'] },
        sugar: [crystalSugar, 8],
        lime: [lime, 0.75],
        fruit: { takes: ['berry', 'soft-fruit'], optional: true, amount: [40, 'g'], share: 0.4 },
        rum,
        water: { first: ['sparkling-water'], amount: [100, 'ml'] },
      },
      titles: [
        { en: 'Havana mojito[ with {fruit:bare}]', fr: 'Mojito de La Havane[ {fruit:at}]' },
        { en: 'Mojito[ with {fruit:bare}]', fr: 'Mojito[ {fruit:at}]' },
      ],
      descriptions: [
        {
          en: 'For adults. Press the mint, never shred it: torn, it tastes of the lawn.',
          fr: "Pour adultes. On presse la menthe, on ne la déchiquette pas : elle prendrait un goût d'herbe coupée.",
        },
        {
          en: 'For adults: crushed ice, a long straw, and a second lime within reach.',
          fr: 'Pour adultes : de la glace pilée, une longue paille, et un second citron vert à portée de main.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Put {mint+sugar}[ and {fruit}] into {glasses} with the juice of {lime} and press gently with a pestle, six or seven times, until the sugar has dissolved.',
          fr: 'Mettez {mint+sugar}[ et {fruit}] dans {glasses} avec le jus {lime:ofThe} et pressez doucement au pilon, six ou sept fois, le temps que le sucre fonde.',
        },
        {
          en: 'Fill up with crushed ice, pour over {rum}, then {water}, stir once from the bottom and serve at once.',
          fr: 'Remplissez de glace pilée, versez {rum}, puis {water}, remuez une fois en partant du fond et servez aussitôt.',
        },
      ],
    },
  ],
}

export const sangria: Dish = {
  id: 'sangria',
  of: 'lemonade',
  onlyNamed: true,
  course: 'drink',
  cuisines: ['spanish'],
  suits: ['summer', 'party', 'crowd', 'ahead', 'aperitif'],
  names: { en: ['sangria', 'red sangria'], fr: ['sangria', 'sangria rouge'] },
  classics: [{ names: { en: ['white sangria'], fr: ['sangria blanche'] }, asks: ['white-wine'] }],
  noun: { en: 'a sangria', fr: 'une sangria' },
  serves: 8,
  instead: ['fruit-punch'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        wine: { takes: ['wine'], first: ['red-wine', 'white-wine'], amount: [150, 'ml'] },
        orange: { first: ['orange'], amount: [0.25, 'piece'], prep: unwaxedSlices },
        lemon: { first: ['lemon'], optional: true, amount: [0.12, 'piece'], prep: unwaxedSlices },
        fruit: {
          takes: ['orchard-fruit', 'berry', 'soft-fruit'],
          vary: ['peach', 'apple', 'strawberry'],
          upTo: 2,
          amount: [40, 'g'],
          share: 0.4,
        },
        sugar: { ...sugar, amount: 8, optional: true },
        spice: { takes: ['sweet-spice'], first: ['cinnamon'], optional: true, amount: [0.1, 'tsp'] },
        spirit: { takes: ['spirit'], first: ['brandy', 'liqueur'], optional: true, amount: [12, 'ml'] },
        bubbles: { first: ['sparkling-water'], amount: [60, 'ml'] },
      },
      titles: [
        { en: 'Sangria with {fruit:bare}', fr: 'Sangria {fruit:at}' },
        { en: 'Slow sangria with {fruit:bare}', fr: 'Sangria de la veille {fruit:at}' },
      ],
      descriptions: [
        {
          en: 'For adults: it needs three hours in the cold and no more than a simple bottle.',
          fr: "Pour adultes : trois heures au froid, et nul besoin d'une grande bouteille.",
        },
        {
          en: 'For adults. The bubbles go in at the last moment, the fruit is eaten with a fork.',
          fr: 'Pour adultes. Les bulles au dernier moment, et les fruits à la fourchette.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Put {fruit+orange+lemon}[ and {spice}] into a large jug[ with {sugar}][ and {spirit}], pour over {wine} and chill for 3 h, or overnight.',
          fr: 'Mettez {fruit+orange+lemon}[ et {spice}] dans un grand pichet[ avec {sugar}][ et {spirit}], versez {wine} et laissez 3 h au frais, ou toute une nuit.',
          wait: 180,
        },
        {
          en: 'Top up with {bubbles}, very cold, and plenty of ice, and serve with a ladle so that there is fruit in every glass.',
          fr: 'Allongez avec {bubbles}, bien froide, et beaucoup de glaçons, puis servez à la louche : chacun doit avoir des fruits.',
        },
      ],
    },
  ],
}

export const pinaColada: Dish = {
  id: 'pina-colada',
  of: 'smoothie',
  onlyNamed: true,
  course: 'drink',
  cuisines: ['caribbean'],
  suits: ['summer', 'party', 'aperitif'],
  names: { en: ['piña colada', 'pina colada'], fr: ['piña colada', 'pina colada'] },
  noun: { en: 'a piña colada', fr: 'une piña colada' },
  serves: 2,
  instead: ['virgin-colada', 'smoothie'],
  ways: [
    {
      hero: ['fruit'],
      gear: ['blender'],
      slots: {
        fruit: {
          first: ['pineapple'],
          amount: [120, 'g'],
          prep: { en: 'in chunks, frozen', fr: 'en morceaux, congelé·' },
        },
        juice: { first: ['pineapple-juice'], amount: [60, 'ml'] },
        coconut: { first: ['coconut-milk'], amount: [60, 'ml'] },
        rum,
        sugar: { ...sugar, amount: 5, optional: true },
      },
      titles: [
        { en: 'Piña colada', fr: 'Piña colada' },
        { en: 'Frozen piña colada from San Juan', fr: 'Piña colada glacée, comme à San Juan' },
      ],
      descriptions: [
        {
          en: "For adults: Puerto Rico's holiday in a glass, thick enough to hold up its straw.",
          fr: 'Pour adultes : les vacances de Porto Rico dans un verre, assez épaisses pour tenir la paille debout.',
        },
        {
          en: 'For adults. Freeze the fruit beforehand and you need no ice to water it down.',
          fr: "Pour adultes. Congelez le fruit d'avance : pas de glaçons, donc rien qui la noie.",
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Blend {fruit+juice+coconut+rum+sugar} for 1 min, until thick and pale.',
          fr: 'Mixez {fruit+juice+coconut+rum+sugar} 1 min, pour une crème épaisse et pâle.',
        },
        { en: 'Pour into {glasses} and serve at once.', fr: 'Versez dans {glasses} et servez aussitôt.' },
      ],
    },
  ],
}

export const margarita: Dish = {
  id: 'margarita',
  of: 'lemonade',
  onlyNamed: true,
  course: 'drink',
  cuisines: ['mexican'],
  suits: ['party', 'aperitif', 'summer'],
  names: {
    en: ['margarita', 'margaritas', 'margarita cocktail'],
    fr: ['margarita', 'cocktail margarita'],
  },
  noun: { en: 'a margarita', fr: 'une margarita' },
  serves: 2,
  instead: ['virgin-mojito', 'lemonade'],
  ways: [
    {
      hero: ['salt'],
      slots: {
        salt: { first: ['salt'], amount: [1, 'pinch'] },
        lime: { ...lime, amount: 1 },
        tequila: { first: ['tequila'], amount: [50, 'ml'] },
        liqueur: { first: ['liqueur'], amount: [25, 'ml'] },
      },
      titles: [
        { en: 'Margarita with a salt rim', fr: 'Margarita au bord salé' },
        { en: 'Margarita, two to one to one', fr: 'Margarita, deux pour un pour un' },
      ],
      descriptions: [
        {
          en: 'For adults: two parts, one part, one part. Use an orange liqueur, and fresh juice or nothing.',
          fr: "Pour adultes : deux parts, une part, une part. Prenez une liqueur d'orange, et du jus pressé ou rien.",
        },
        {
          en: 'For adults. Salt only half of the rim, so that everybody can choose at each sip.',
          fr: 'Pour adultes. Ne givrez que la moitié du bord : chacun choisit à chaque gorgée.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Rub the rim of {glasses} with a wedge of {lime} and dip it into {salt}.',
          fr: 'Givrez {glasses} : frottez-en le bord avec un quartier {lime:of}, puis trempez-le dans {salt}.',
        },
        {
          en: 'Shake the juice of the rest with {tequila+liqueur} and plenty of ice for 15 s and strain.',
          fr: 'Secouez 15 s le jus du reste avec {tequila+liqueur} et beaucoup de glaçons, puis filtrez.',
        },
      ],
    },
  ],
}

export const hotToddy: Dish = {
  id: 'hot-toddy',
  of: 'hot-chocolate',
  onlyNamed: true,
  course: 'drink',
  cuisines: ['british', 'french'],
  suits: ['winter', 'cosy'],
  names: { en: ['hot toddy', 'grog', 'hot whisky', 'hot rum'], fr: ['grog', 'hot toddy', 'grog au rhum'] },
  noun: { en: 'a hot toddy', fr: 'un grog' },
  serves: 2,
  instead: ['ginger-tea'],
  ways: [
    {
      hero: ['spirit'],
      slots: {
        water: [water, 150],
        honey: { takes: ['syrup', 'sugar'], first: ['honey', 'brown-sugar', 'maple-syrup'], amount: [1, 'tbsp'] },
        spice: { takes: ['sweet-spice'], first: ['cinnamon', 'clove-spice'], optional: true },
        lemon: { first: ['lemon'], amount: [0.5, 'piece'], prep: { en: '', fr: '' } },
        spirit: { takes: ['spirit'], first: ['spirit', 'whisky', 'brandy'], amount: [40, 'ml'] },
      },
      titles: [
        { en: 'Hot toddy with {spirit:bare}', fr: 'Grog {spirit:at}' },
        { en: 'A hot toddy for a wet night, with {spirit:bare}', fr: 'Grog des soirs de pluie {spirit:at}' },
      ],
      descriptions: [
        {
          en: 'For adults. It cures nothing, and nobody has ever complained.',
          fr: "Pour adultes. Il ne soigne rien, et personne ne s'en est jamais plaint.",
        },
        {
          en: 'For adults: the spirit goes in last, off the heat, so that it stays in the cup.',
          fr: "Pour adultes : l'alcool en dernier, hors du feu, pour qu'il reste dans la tasse.",
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Bring {water} to the boil[ with {spice}] and leave for 3 min off the heat.',
          fr: 'Portez {water} à ébullition[ avec {spice}] et laissez 3 min hors du feu.',
          cook: 5,
        },
        {
          en: 'Divide {honey+spirit} between thick glasses, add the juice of {lemon} and fill up with the hot water.',
          fr: "Répartissez {honey+spirit} dans des verres épais, ajoutez le jus {lemon:ofThe} et remplissez d'eau chaude.",
        },
      ],
    },
  ],
}

export const eggnog: Dish = {
  id: 'eggnog',
  of: 'hot-chocolate',
  course: 'drink',
  cuisines: ['american', 'french'],
  suits: ['winter', 'christmas', 'cosy', 'ahead'],
  names: {
    en: ['eggnog', 'egg nog', 'homemade eggnog'],
    fr: ['lait de poule', 'eggnog', 'lait de poule maison'],
  },
  noun: { en: 'an eggnog', fr: 'un lait de poule' },
  serves: 4,
  instead: ['hot-chocolate'],
  ways: [
    {
      hero: ['spice'],
      slots: {
        egg: { first: ['egg'], amount: [1, 'piece'], prep: { en: 'yolks only', fr: 'les jaunes seulement' } },
        sugar: { ...sugar, amount: 14 },
        milk: { ...milk, amount: 150 },
        cream: { first: ['cream', 'soy-cream', 'oat-cream', 'coconut-milk'], amount: [50, 'ml'] },
        spice: { takes: ['sweet-spice'], first: ['nutmeg', 'cinnamon'], optional: true, amount: [0.5, 'pinch'] },
        vanilla: { first: ['vanilla'], optional: true },
        spirit: { takes: ['spirit'], optional: true, spare: true, amount: [15, 'ml'] },
      },
      titles: [
        { en: 'Eggnog[ with {spice:bare}]', fr: 'Lait de poule[ {spice:at}]' },
        { en: 'Cooked eggnog for Christmas Eve', fr: 'Lait de poule du soir de Noël' },
      ],
      descriptions: [
        {
          en: '[?spirit For adults: cooked][!spirit Cooked] gently like a custard[!spirit , so everybody may have a cup], and it keeps for two days in the cold.',
          fr: '[?spirit Pour adultes : cuit][!spirit Cuit] tout doucement comme une crème anglaise[!spirit  : chacun peut y goûter], et il se garde deux jours au frais.',
        },
        {
          en: '[?spirit For adults: warm][!spirit Warm] in a mug or ice-cold in a glass, with a veil of spice on top.',
          fr: "[?spirit Pour adultes : tiède][!spirit Tiède] dans une tasse ou glacé dans un verre, sous un voile d'épices.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Whisk {egg} with {sugar} until pale. Heat {milk+cream}[ with {vanilla}] until steaming and pour on slowly, whisking.',
          fr: "Fouettez {egg} avec {sugar} : le mélange doit blanchir. Chauffez {milk+cream}[ avec {vanilla}] jusqu'au frémissement et versez peu à peu en fouettant.",
          cook: 5,
        },
        {
          en: 'Return to the pan and stir over low heat for 5–6 min, until it coats the spoon, at 75–80 °C, without letting it boil. Strain[ and stir in {spirit}].',
          fr: "Reversez dans la casserole et remuez 5 à 6 min à feu doux, jusqu'à ce que le mélange nappe la cuillère, entre 75 et 80 °C, sans bouillir. Filtrez[ et ajoutez {spirit}].",
          cook: 6,
        },
        {
          en: 'Serve warm, or well chilled.[ Dust with {spice}.]',
          fr: 'Servez tiède, ou bien frais.[ Parsemez {spice:of}.]',
        },
      ],
    },
  ],
}
