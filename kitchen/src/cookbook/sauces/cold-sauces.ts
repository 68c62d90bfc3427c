import { milk } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { seasoning } from '../larder.ts'
import { plainOil } from '../table-staples.ts'

export const gribiche: Dish = {
  id: 'gribiche',
  goesWith: ['joint', 'white-fish', 'roast'],
  of: 'tartare-sauce',
  course: 'sauce',
  cuisines: ['french'],
  suits: ['ahead'],
  names: {
    en: ['gribiche', 'gribiche sauce', 'sauce gribiche', 'french egg sauce'],
    fr: ['sauce gribiche', 'gribiche', 'sauce gribiche maison'],
  },
  noun: { en: 'a gribiche sauce', fr: 'une sauce gribiche' },
  serves: 4,
  instead: ['vinaigrette', 'tartare-sauce'],
  ways: [
    {
      hero: ['herb'],
      slots: {
        egg: { first: ['egg'], amount: [0.5, 'piece'] },
        mustard: { first: ['mustard'], optional: true, amount: [0.5, 'tsp'] },
        vinegar: { takes: ['vinegar'], first: ['wine-vinegar', 'cider-vinegar'], amount: [0.5, 'tbsp'] },
        oil: { ...plainOil, amount: 2 },
        gherkin: {
          first: ['gherkin'],
          optional: true,
          amount: [10, 'g'],
          prep: { en: 'finely chopped', fr: 'finement haché·' },
        },
        caper: { first: ['caper'], optional: true, amount: [1, 'tsp'] },
        herb: { takes: ['herb'], vary: ['tarragon', 'parsley', 'chives'], upTo: 3, amount: [2, 'sprig'], share: 0.6 },
        seasoning,
      },
      titles: [
        { en: 'Sauce gribiche with {herb+caper:bare}', fr: 'Sauce gribiche {herb+caper:at}' },
        { en: 'Bistro gribiche[ with {gherkin:bare}]', fr: 'Sauce gribiche de bistrot[ {gherkin:at}]' },
      ],
      descriptions: [
        {
          en: 'A mayonnaise of cooked yolks: it forgives, and it never needs a raw one.',
          fr: 'Une mayonnaise aux jaunes cuits : elle pardonne tout, et rien n’y est cru.',
        },
        {
          en: 'For cold meat, asparagus, leeks, or the end of a boiled dinner.',
          fr: 'Pour tout ce qui est froid et manque de caractère.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Boil {egg} for 10 min, cool in cold water, peel and part the yolks from the whites.',
          fr: "Faites cuire {egg} 10 min à l'eau bouillante, rafraîchissez, écalez et séparez les jaunes des blancs.",
          cook: 10,
        },
        {
          en: 'Mash the yolks with {mustard+vinegar}, then whisk in {oil} in a thread, until creamy.',
          fr: 'Écrasez les jaunes avec {mustard+vinegar}, puis montez avec {oil}, versé{oil·} en filet : bien crémeux.',
          if: 'mustard',
        },
        {
          en: 'Mash the yolks with {vinegar}, then whisk in {oil} in a thread, until creamy.',
          fr: 'Écrasez les jaunes avec {vinegar}, puis montez avec {oil}, versé{oil·} en filet : bien crémeux.',
          unless: 'mustard',
        },
        {
          en: 'Chop the whites and stir them in with {gherkin+caper+herb}.[ Season with {seasoning:bare}.] Chill for 15 min.',
          fr: 'Hachez les blancs et ajoutez-les avec {gherkin+caper+herb}.[ Assaisonnez {seasoning:of}.] Laissez 15 min au frais.',
          wait: 15,
        },
      ],
    },
  ],
}

export const breadSauce: Dish = {
  id: 'bread-sauce',
  goesWith: ['roast', 'joint'],
  of: 'bechamel-sauce',
  course: 'sauce',
  cuisines: ['british'],
  suits: ['christmas', 'winter', 'cheap'],
  names: {
    en: ['bread sauce', 'traditional bread sauce', 'christmas bread sauce'],
    fr: ['bread sauce', 'sauce au pain', 'sauce anglaise au pain', 'sauce à la mie de pain'],
  },
  noun: { en: 'a bread sauce', fr: 'une sauce au pain' },
  serves: 6,
  instead: ['onion-gravy', 'bechamel-sauce'],
  ways: [
    {
      hero: ['spice'],
      slots: {
        milk: [milk, 75],
        onion: {
          takes: ['onion'],
          first: ['onion', 'shallot'],
          amount: [0.17, 'piece'],
          prep: { en: 'halved', fr: 'coupé· en deux' },
        },
        spice: { takes: ['sweet-spice'], vary: ['clove-spice', 'nutmeg', 'mace'], upTo: 2, optional: true },
        bay: { first: ['bay'], optional: true },
        bread: {
          takes: ['bread'],
          first: ['bread', 'gluten-free-bread'],
          amount: [0.4, 'slice'],
          prep: { en: 'without crusts, crumbled', fr: 'sans croûte, émietté·' },
        },
        butter: { takes: ['butter'], first: ['butter', 'vegan-butter'], optional: true, amount: [5, 'g'] },
        cream: { takes: ['cream'], optional: true, amount: [10, 'ml'] },
        seasoning,
      },
      titles: [
        { en: 'Bread sauce with {spice:bare}', fr: 'Sauce au pain {spice:at}' },
        { en: 'Old-fashioned bread sauce[ with {onion:bare}]', fr: "Sauce au pain à l'ancienne[, {onion:at}]" },
      ],
      descriptions: [
        {
          en: 'Medieval, milky, and there at every English Christmas.',
          fr: 'Médiévale, laiteuse : en Angleterre, aucune volaille ne sort de la cuisine sans elle.',
        },
        {
          en: 'The milk does the work while nobody looks.',
          fr: 'Le lait travaille pendant que personne ne regarde.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Heat {milk} gently with {onion+spice+bay} for 5 min, without boiling. Cover and leave to steep off the heat for 20 min.',
          fr: 'Chauffez doucement {milk} avec {onion+spice+bay} 5 min, sans bouillir. Couvrez et laissez infuser 20 min hors du feu.',
          cook: 5,
          wait: 20,
        },
        {
          en: 'Strain, stir in {bread} and simmer over the lowest heat for 6 min, stirring, until thick. Beat in {butter+cream}.[ Season with {seasoning:bare}.]',
          fr: 'Filtrez, ajoutez {bread} et laissez épaissir 6 min à feu très doux en remuant. Incorporez {butter+cream}.[ Assaisonnez {seasoning:of}.]',
          cook: 6,
          if: 'butter',
        },
        {
          en: 'Strain, stir in {bread} and simmer over the lowest heat for 6 min, stirring, until thick.[ Season with {seasoning:bare}.]',
          fr: 'Filtrez, ajoutez {bread} et laissez épaissir 6 min à feu très doux en remuant.[ Assaisonnez {seasoning:of}.]',
          cook: 6,
          unless: 'butter',
        },
      ],
    },
  ],
}

export const buffaloDip: Dish = {
  id: 'buffalo-dip',
  of: 'spinach-artichoke-dip',
  course: 'snack',
  alsoAs: ['starter'],
  cuisines: ['american'],
  suits: ['party', 'aperitif', 'crowd'],
  uses: ['meat'],
  names: {
    en: ['buffalo chicken dip', 'buffalo dip', 'chicken dip', 'hot chicken dip'],
    fr: ['dip de poulet buffalo', 'buffalo chicken dip', 'dip au poulet', 'dip chaud au poulet'],
  },
  noun: { en: 'a Buffalo chicken dip', fr: 'un dip de poulet buffalo' },
  serves: 6,
  instead: ['spinach-artichoke-dip', 'hummus'],
  ways: [
    {
      hero: ['meat', 'cheese'],
      oven: true,
      slots: {
        meat: {
          takes: ['poultry'],
          first: ['chicken-breast', 'chicken-thigh'],
          amount: [60, 'g'],
          prep: { en: '', fr: '' },
        },
        cream: {
          takes: ['fresh-cheese', 'yoghurt'],
          first: ['cream-cheese', 'quark', 'soy-yoghurt'],
          amount: [35, 'g'],
          share: 0.3,
        },
        chilli: { takes: ['hot-spice'], first: ['chilli-flakes', 'espelette'], optional: true, amount: [0.2, 'tsp'] },
        paprika: { first: ['paprika', 'smoked-paprika'], optional: true, amount: [0.25, 'tsp'] },
        tomato: { first: ['ketchup', 'tomato-paste'], optional: true, amount: [0.5, 'tbsp'] },
        vinegar: { first: ['cider-vinegar', 'wine-vinegar'], amount: [0.5, 'tbsp'] },
        cheese: {
          takes: ['melting-cheese', 'fresh-cheese'],
          first: ['cheddar', 'mozzarella'],
          optional: true,
          amount: [20, 'g'],
          prep: { en: 'grated', fr: 'râpé·' },
        },
        onion: { first: ['spring-onion', 'chives'], optional: true, amount: [0.25, 'piece'], share: 0.5 },
        dipper: {
          takes: ['tortilla', 'salad-vegetable', 'firm-vegetable'],
          vary: ['corn-tortilla', 'celery'],
          optional: true,
          amount: [1, 'piece'],
          share: 0.4,
          prep: { en: 'cut into dippers', fr: 'coupé· pour tremper' },
        },
        seasoning,
      },
      titles: [
        { en: 'Hot Buffalo {meat:title} dip[ with {cheese:bare}]', fr: 'Dip buffalo {meat:at}[ et {cheese:at}]' },
        { en: 'Bubbling {meat:title} dip with {chilli:bare}', fr: 'Dip chaud {meat:at}, bien relevé' },
      ],
      descriptions: [
        {
          en: 'Put it down during the first quarter; it does not see the second.',
          fr: 'On le pose au coup d’envoi ; il ne voit jamais la mi-temps.',
        },
        {
          en: 'Buffalo wings without the bones, and without the napkins.',
          fr: 'Des ailes buffalo sans os, et sans serviettes.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Poach {meat} in barely simmering salted water for 16 min, until cooked right through. Drain and pull into shreds.',
          fr: "Pochez {meat} 16 min dans l'eau salée à peine frémissante, jusqu'à cuisson à cœur. Égouttez et effilochez.",
          cook: 18,
        },
        {
          en: 'Heat the oven to 190 °C. Stir {cream} with {chilli+paprika+tomato+vinegar}, fold in the shreds[ and half of {cheese}][ and season with {seasoning:bare}].',
          fr: 'Préchauffez le four à 190 °C. Mélangez {cream} avec {chilli+paprika+tomato+vinegar}, ajoutez le poulet effiloché[ et la moitié {cheese:ofThe}][ et assaisonnez {seasoning:of}].',
        },
        {
          en: 'Spread in {ovenDish}[, top with the rest of {cheese}] and bake for 20 min, until bubbling.[ Scatter with {onion}.][ Serve with {dipper}.]',
          fr: 'Étalez dans {ovenDish}[, couvrez avec le reste {cheese:ofThe}] et enfournez 20 min : cela doit bouillonner.[ Parsemez {onion:of}.][ Servez avec {dipper}.]',
          cook: 20,
        },
      ],
    },
  ],
}
