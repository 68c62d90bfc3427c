import type { Dish } from '../dish.ts'
import { garlic, oil, onion, seasoning } from '../larder.ts'

export const bobotie: Dish = {
  id: 'bobotie',
  of: 'moussaka',
  course: 'main',
  cuisines: ['african'],
  suits: ['cosy', 'ahead', 'freezes', 'crowd'],
  names: {
    en: ['bobotie', 'south african bobotie', 'babotie', 'curried mince bake'],
    fr: ['bobotie', 'bobotie sud-africain', 'bobotie au bœuf'],
  },
  noun: { en: 'a bobotie', fr: 'un bobotie' },
  serves: 6,
  instead: ['moussaka', 'cottage-pie'],
  ways: [
    {
      hero: ['meat', 'fruit'],
      oven: true,
      slots: {
        oil: { ...oil, share: 0.5 },
        onion,
        garlic,
        meat: { takes: ['mince'], first: ['beef-mince', 'lamb-mince', 'turkey-mince'], amount: [110, 'g'] },
        spice: { takes: ['spice', 'hot-spice'], all: ['curry-powder', 'turmeric'], upTo: 3, optional: true },
        bread: {
          takes: ['bread', 'crumbs'],
          first: ['bread', 'gluten-free-bread', 'breadcrumbs'],
          amount: [0.33, 'slice'],
          prep: { en: 'crumbled', fr: 'émietté·' },
        },
        milk: { takes: ['milk'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [60, 'ml'] },
        jam: { takes: ['jam'], first: ['jam'], optional: true, amount: [8, 'g'] },
        fruit: { takes: ['dried-fruit'], vary: ['raisin', 'dried-apricot'], amount: [10, 'g'] },
        vinegar: { first: ['wine-vinegar', 'cider-vinegar', 'lemon'], amount: [0.33, 'tbsp'], share: 0.3 },
        egg: { first: ['egg'], amount: [0.33, 'piece'] },
        bay: { first: ['bay'], optional: true },
        nut: { takes: ['nut'], first: ['almond'], optional: true, amount: [5, 'g'] },
        seasoning,
      },
      titles: [
        { en: '{meat:title} bobotie with {fruit:bare}', fr: 'Bobotie {meat:of} {fruit:at}' },
        { en: 'Cape bobotie[ with {nut:bare}]', fr: 'Bobotie du Cap[ {nut:at}]' },
      ],
      descriptions: [
        {
          en: 'Sweet, sour, curried, under a trembling custard: the Cape in one dish.',
          fr: 'Sucré, acidulé, épicé, sous un dessus qui tremble : tout Le Cap dans un plat.',
        },
        {
          en: 'Yellow rice and a spoonful of chutney are all it asks for.',
          fr: 'Du riz jaune et une cuillerée de chutney, il ne demande rien d’autre.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Soak {bread} in half of {milk}. Heat {oil} in a wide pan and soften {onion+garlic} for 8 min[, then {spice} for 1 min].',
          fr: 'Préchauffez le four à 180 °C. Faites tremper {bread} dans la moitié {milk:ofThe}. Chauffez {oil} dans une grande poêle et faites fondre {onion+garlic} 8 min[, puis {spice} 1 min].',
          cook: 9,
          if: 'onion',
        },
        {
          en: 'Heat the oven to 180 °C. Soak {bread} in half of {milk}. Heat {oil} in a wide pan[ and warm {garlic+spice} in it for 1 min].',
          fr: 'Préchauffez le four à 180 °C. Faites tremper {bread} dans la moitié {milk:ofThe}. Chauffez {oil} dans une grande poêle[ et faites-y revenir {garlic+spice} 1 min].',
          cook: 2,
          unless: 'onion',
        },
        {
          en: 'Add {meat} and brown for 8 min, breaking it up, until no pink is left. Stir in the soaked bread, {fruit+vinegar+jam}.[ Season with {seasoning:bare}.] Press into {ovenDish}.',
          fr: 'Ajoutez {meat} et faites revenir 8 min en détachant les grains : il ne doit plus rester de rose. Incorporez le pain trempé, {fruit+vinegar+jam}.[ Assaisonnez {seasoning:of}.] Tassez dans {ovenDish}.',
          cook: 8,
        },
        {
          en: 'Whisk {egg} with the rest of {milk} and pour over[; tuck in {bay}][ and scatter with {nut}]. Bake for 30 min, until set and golden.',
          fr: 'Fouettez {egg} avec le reste {milk:ofThe} et versez dessus[ ; glissez-y {bay}][ et parsemez {nut:of}]. Enfournez 30 min : pris et doré.',
          cook: 30,
        },
      ],
    },
  ],
}
