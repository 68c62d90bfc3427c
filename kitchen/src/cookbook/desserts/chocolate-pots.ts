import {
  butter,
  cream,
  crystalSugar,
  eggs,
  flour,
  milk,
  pinchOfSalt,
  sugar,
  vanilla,
  whippingCream,
  zested,
} from '../baking-staples.ts'
import type { Dish, Slot, Text } from '../dish.ts'

export const chocolateCreams: Dish = {
  id: 'chocolate-creams',
  of: 'custard',
  course: 'dessert',
  cuisines: ['french', 'american'],
  suits: ['children', 'cheap', 'ahead', 'soft'],
  names: {
    en: [
      'chocolate pudding',
      'chocolate cream dessert',
      'chocolate pots',
      'chocolate custard pots',
      'little chocolate creams',
    ],
    fr: [
      'crème au chocolat',
      'crème dessert au chocolat',
      'petits pots de crème',
      'petits pots de crème au chocolat',
      'danette maison',
      'crème chocolat',
    ],
  },
  noun: { en: 'a chocolate pudding', fr: 'une crème au chocolat' },
  serves: 4,
  instead: ['chocolate-mousse', 'rice-pudding'],
  ways: [
    {
      hero: ['chocolate'],
      slots: {
        starch: { first: ['cornflour', 'potato-starch'], amount: [0.75, 'tbsp'] },
        sugar: { ...sugar, first: ['sugar', 'brown-sugar'], amount: 14 },
        milk: { ...milk, amount: 125 },
        cream: { ...cream, optional: true, amount: 20 },
        chocolate: {
          takes: ['chocolate'],
          first: ['dark-chocolate', 'milk-chocolate', 'vegan-chocolate'],
          amount: [25, 'g'],
          share: 1.2,
        },
        flavour: { takes: ['sweet-spice', 'coffee'], vary: ['vanilla', 'cinnamon'], optional: true, share: 0.4 },
      },
      titles: [
        { en: '{chocolate:title} pudding[ with {flavour:bare}]', fr: 'Crème dessert {chocolate:at}[ et {flavour:at}]' },
        { en: 'Silky {chocolate:title} pots', fr: 'Petites crèmes {chocolate:at}' },
      ],
      descriptions: [
        {
          en: 'The pot with the foil lid, without the lid and with real chocolate.',
          fr: 'Le petit pot du frigo, sans l’opercule et avec du vrai chocolat.',
        },
        {
          en: 'Ten minutes of whisking, two hours of patience.',
          fr: 'Dix minutes de fouet, deux heures de patience.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Whisk {starch+sugar} with a little of {milk} until smooth. Whisk in the rest of {milk}[ and {cream}][ and {flavour}] and bring to the boil over medium heat, whisking, then cook for 2 min, until thick.',
          fr: 'Délayez {starch+sugar} avec un peu {milk:of}, sans grumeaux. Ajoutez le reste {milk:ofThe}[, {cream}][, {flavour}] et portez à ébullition à feu moyen en fouettant, puis laissez épaissir 2 min.',
          cook: 8,
        },
        {
          en: 'Off the heat, stir in {chocolate} until melted. Pour into {ramekins}, cover and chill for 2 h.',
          fr: 'Hors du feu, faites-y fondre {chocolate}. Versez dans {ramekins}, couvrez et laissez 2 h au frais.',
          wait: 120,
        },
      ],
    },
  ],
}

export const lemonBars: Dish = {
  id: 'lemon-bars',
  of: 'blondies',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['american'],
  suits: ['by-hand', 'tea', 'party', 'packed', 'summer', 'easter'],
  names: {
    en: ['lemon bars', 'lemon squares', 'lemon bar', 'lemon slices', 'lemon curd bars', 'key lime bars'],
    fr: ['carrés au citron', 'barres au citron', 'lemon bars', 'carrés citron', 'lemon squares'],
  },
  noun: { en: 'lemon bars', fr: 'des carrés au citron' },
  serves: 10,
  instead: ['lemon-tart', 'shortbread'],
  ways: [
    {
      hero: ['lemon'],
      oven: true,
      whole: 'egg',
      slots: {
        flour: [flour, 20],
        icing: { first: ['icing-sugar'], amount: [5, 'g'] },
        salt: pinchOfSalt,
        butter: {
          ...butter,
          first: ['butter', 'vegan-butter'],
          amount: 14,
          prep: { en: 'cold, cubed', fr: 'froid·, coupé· en dés' },
        },
        lemon: { takes: ['citrus'], first: ['lemon', 'lime'], upTo: 2, amount: [0.25, 'piece'], prep: zested },
        egg: [eggs, 0.3],
        sugar: [crystalSugar, 20],
        starch: { first: ['cornflour', 'plain-flour'], again: true, amount: [0.2, 'tbsp'] },
        dust: { first: ['icing-sugar'], again: true, optional: true, amount: [2, 'g'] },
      },
      titles: [
        { en: 'Sharp {lemon:title} bars', fr: 'Carrés {lemon:at}' },
        { en: '{lemon:title} bars on a buttery base', fr: 'Carrés fondants {lemon:at} sur sablé' },
      ],
      descriptions: [
        {
          en: 'Half shortbread, half lemon curd, and the snow on top hides the cracks.',
          fr: 'Moitié sablé, moitié citron fondant ; la neige dessus cache les fissures.',
        },
        {
          en: 'Cut them cold, wipe the knife each time.',
          fr: 'On les coupe froids, en essuyant la lame à chaque fois.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 175 °C and line {slabTin}. Rub {butter} into {flour+icing}[ and {salt}], press into the tin and bake for 20 min, until pale gold.',
          fr: 'Préchauffez le four à 175 °C et chemisez {slabTin}. Sablez {butter} avec {flour+icing}[ et {salt}], tassez dans le moule et enfournez 20 min : blond doré.',
          cook: 20,
        },
        {
          en: 'Whisk {egg} with {sugar+starch}, the zest and the juice of {lemon}. Pour over the hot base and bake for 20 min, until just set.',
          fr: 'Fouettez {egg} avec {sugar+starch}, le zeste et le jus {lemon:ofThe}. Versez sur le sablé chaud et enfournez 20 min : tout juste pris.',
          cook: 20,
        },
        {
          en: 'Leave to cool for 1 h, then chill for 1 h. Cut into squares[ and dust with {dust}].',
          fr: 'Laissez refroidir 1 h, puis 1 h au frais. Coupez en carrés[ et saupoudrez {dust:of}].',
          wait: 120,
        },
      ],
    },
  ],
}

const crumbled: Slot = {
  takes: ['biscuit'],
  vary: ['speculoos', 'biscuit'],
  optional: true,
  amount: [1, 'piece'],
  share: 0.4,
  prep: { en: 'crumbled', fr: 'émietté·' },
}
const mousseTitles: readonly Text[] = [
  { en: '{fruit:title} mousse[ with {biscuit:bare}]', fr: 'Mousse {fruit:at}[, {biscuit:bare}]' },
  { en: 'Cloud-light {fruit:title} mousse', fr: 'Mousse légère {fruit:at}' },
]

export const lemonMousse: Dish = {
  id: 'lemon-mousse',
  of: 'lemon-posset',
  course: 'dessert',
  cuisines: ['french', 'british'],
  suits: ['summer', 'ahead', 'party', 'light', 'easter'],
  names: {
    en: ['lemon mousse', 'fruit mousse', 'easy lemon mousse'],
    fr: ['mousse au citron', 'mousse aux fruits', 'mousse citron'],
  },
  classics: [
    { names: { en: ['strawberry mousse'], fr: ['mousse aux fraises'] }, asks: ['strawberry'] },
    {
      names: { en: ['raspberry mousse'], fr: ['mousse à la framboise', 'mousse aux framboises'] },
      asks: ['raspberry'],
    },
    { names: { en: ['mango mousse'], fr: ['mousse à la mangue'] }, asks: ['mango'] },
  ],
  noun: { en: 'a fruit mousse', fr: 'une mousse aux fruits' },
  serves: 4,
  instead: ['lemon-posset', 'chocolate-mousse'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        fruit: {
          takes: ['citrus'],
          vary: ['lemon', 'lime'],
          amount: [0.5, 'piece'],
          share: 0.6,
          prep: { en: '', fr: '' },
        },
        milk: { takes: ['sweet-milk'], first: ['condensed-milk'], amount: [45, 'g'] },
        cream: { ...whippingCream, amount: 60 },
        vanilla,
        biscuit: crumbled,
      },
      titles: mousseTitles,
      descriptions: [
        {
          en: 'Nothing to cook and nothing to set it: it thickens by itself.',
          fr: 'Rien à cuire, rien à gélifier : elle prend toute seule.',
        },
        {
          en: 'Whip, fold, wait an hour.',
          fr: 'On fouette, on mélange, on attend une heure.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Whisk the juice of {fruit} into {milk+vanilla}, until it thickens.',
          fr: 'Fouettez le jus {fruit:ofThe} avec {milk+vanilla} : cela épaissit.',
        },
        {
          en: 'Whip {cream} to soft peaks, fold in and spoon into {glasses}[ over {biscuit}]. Chill for 1 h.',
          fr: 'Fouettez {cream} souplement, incorporez et répartissez dans {glasses}[ sur {biscuit}]. Laissez 1 h au frais.',
          wait: 60,
        },
      ],
    },
    {
      id: 'puree',
      hero: ['fruit'],
      slots: {
        fruit: {
          takes: ['berry', 'soft-fruit', 'orchard-fruit'],
          first: ['strawberry'],
          amount: [80, 'g'],
          share: 0.8,
        },
        sugar: { first: ['icing-sugar', 'sugar'], amount: [12, 'g'] },
        lemon: { first: ['lemon', 'lime'], optional: true, amount: [0.12, 'piece'], prep: { en: '', fr: '' } },
        cheese: {
          takes: ['fresh-cheese'],
          first: ['mascarpone', 'cream-cheese', 'coconut-yoghurt'],
          amount: [40, 'g'],
          share: 0.5,
        },
        cream: { ...whippingCream, amount: 50 },
        biscuit: { ...crumbled, vary: ['speculoos', 'sponge-finger'] },
      },
      titles: mousseTitles,
      descriptions: [
        {
          en: 'Ripe fruit and a cold bowl: nothing else has to hold it.',
          fr: 'Un fruit bien mûr, un fouet bien froid : il ne faut rien d’autre pour la tenir.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Crush {fruit} with {sugar}[ and the juice of {lemon}] and push through a sieve.',
          fr: 'Écrasez {fruit} avec {sugar}[ et le jus {lemon:ofThe}] et passez au tamis.',
        },
        {
          en: 'Whip {cream} with {cheese} until firm, fold in the purée and spoon into {glasses}[ over {biscuit}]. Chill for 2 h.',
          fr: 'Fouettez {cream} avec {cheese} : bien ferme. Incorporez la purée et répartissez dans {glasses}[ sur {biscuit}]. Laissez 2 h au frais.',
          wait: 120,
        },
      ],
    },
  ],
}
