import { bakingPowder, eggs, flour, milk, pinchOfSalt, water } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { garlic, onion, salt, seasoning } from '../larder.ts'
import { butter } from '../staples.ts'
import { finelyChopped, plainOil } from '../table-staples.ts'

export const yorkshirePudding: Dish = {
  id: 'yorkshire-pudding',
  of: 'pancakes',
  course: 'side',
  cuisines: ['british'],
  suits: ['cosy', 'winter'],
  onlyNamed: true,
  names: {
    en: ['yorkshire pudding', 'yorkshire puddings', 'yorkshires', 'yorkies', 'popovers', 'yorkshire puds'],
    fr: ['yorkshire pudding', 'yorkshire puddings', 'pudding du Yorkshire', 'popovers'],
  },
  noun: { en: 'Yorkshire puddings', fr: 'des Yorkshire puddings' },
  serves: 4,
  instead: ['roast-potatoes'],
  ways: [
    {
      hero: ['flour'],
      oven: true,
      whole: 'egg',
      slots: {
        flour: { ...flour, amount: 30, first: ['plain-flour', 'gluten-free-flour-mix', 'rice-flour'] },
        egg: [eggs, 0.75],
        milk: [milk, 50],
        salt: pinchOfSalt,
        oil: [plainOil, 0.75],
        herb: { takes: ['herb', 'condiment', 'hard-cheese'], optional: true, share: 0.5 },
      },
      titles: [
        { en: 'Yorkshire puddings[ with {herb:bare}]', fr: 'Yorkshire puddings[ {herb:at}]' },
        { en: 'Towering Yorkshire puddings', fr: 'Yorkshire puddings bien gonflés' },
      ],
      descriptions: [
        {
          en: 'A rested batter, a smoking tin, and a door that stays shut: everything else is superstition.',
          fr: 'Une pâte reposée, un moule fumant, une porte qui reste fermée : le reste est superstition.',
        },
        {
          en: 'Crisp wells for the gravy, two for each, and a third for whoever asks nicely.',
          fr: 'Des nids croustillants pour la sauce du rôti, deux par convive, et un de plus pour qui demande gentiment.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Whisk {flour} and {egg} to a smooth paste[ with {salt}], then whisk in {milk+herb} little by little. Leave the batter to rest for 30 min.',
          fr: 'Fouettez {flour} et {egg} en pâte lisse[ avec {salt}], puis délayez avec {milk+herb}, peu à peu. Laissez reposer 30 min.',
          wait: 30,
        },
        {
          en: 'Heat the oven to 220 °C. Divide {oil} between the holes of a muffin tin, two for each person, and heat it in the oven for 10 min, until it shimmers.',
          fr: "Préchauffez le four à 220 °C. Répartissez {oil} dans les empreintes d'un moule à muffins, deux par personne, et glissez au four 10 min : la matière grasse doit fumer à peine.",
          cook: 10,
        },
        {
          en: 'Pour in the batter quickly, a third full, and bake for 20 min without opening the door, until puffed up, crisp and brown. Serve at once.',
          fr: 'Versez vite la pâte, au tiers de la hauteur, et enfournez 20 min sans ouvrir la porte : gonflé, croustillant et brun. Servez aussitôt.',
          cook: 20,
        },
      ],
    },
  ],
}

export const stewDumplings: Dish = {
  id: 'stew-dumplings',
  of: 'gyoza',
  course: 'side',
  cuisines: ['british'],
  suits: ['cosy', 'winter'],
  onlyNamed: true,
  names: {
    en: ['herb dumplings', 'stew dumplings', 'dumplings for stew', 'suet dumplings', 'fluffy dumplings'],
    fr: ['dumplings anglais', 'boulettes de pâte aux herbes', 'boulettes de pâte', 'dumplings aux herbes'],
  },
  noun: { en: 'herb dumplings', fr: 'des boulettes de pâte aux herbes' },
  serves: 4,
  instead: ['scones'],
  ways: [
    {
      hero: ['herb', 'flour'],
      slots: {
        flour: [flour, 40],
        raising: [bakingPowder, 0.5],
        salt: { ...salt, amount: [0.3, 'pinch'] },
        butter: {
          ...butter,
          first: ['butter', 'vegan-butter', 'olive-oil', 'rapeseed-oil'],
          amount: [18, 'g'],
          share: 1.8,
          prep: { en: 'cold', fr: 'froid·' },
        },
        herb: {
          takes: ['herb', 'condiment', 'hard-cheese'],
          first: ['parsley', 'thyme', 'chives'],
          optional: true,
          upTo: 2,
          share: 0.7,
        },
        water: { ...water, amount: 28, prep: { en: 'cold', fr: 'froid·' } },
      },
      titles: [
        { en: 'Fluffy {herb:title} dumplings', fr: 'Boulettes de pâte {herb:at}' },
        { en: 'Stew dumplings[ with {herb:bare}]', fr: 'Dumplings moelleux[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'Little clouds that sit on a stew for its last twenty minutes and drink up the best of it.',
          fr: 'De petits nuages posés sur un ragoût pour ses vingt dernières minutes, qui en boivent le meilleur.',
        },
        {
          en: 'A light hand, a tight lid, and no peeping.',
          fr: 'La main légère, un couvercle bien mis, et défense de regarder.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Mix {flour+raising+salt+herb}. Rub in {butter} with your fingertips, then stir in {water} with a knife, just until a soft dough forms.',
          fr: 'Mélangez {flour+raising+salt+herb}. Sablez avec {butter} du bout des doigts, puis ajoutez {water} en remuant au couteau, juste assez pour obtenir une pâte souple.',
        },
        {
          en: 'Shape into balls the size of a walnut, two for each person, without kneading.',
          fr: 'Façonnez des boulettes grosses comme une noix, deux par personne, sans pétrir.',
        },
        {
          en: 'Set them on a gently simmering stew, or in salted water that barely trembles, cover and cook for 20 min without lifting the lid, until doubled in size and dry inside.',
          fr: 'Posez-les sur un ragoût qui frémit, ou dans une eau salée à peine tremblante, couvrez et laissez cuire 20 min sans soulever le couvercle : elles doivent doubler et être sèches au cœur.',
          cook: 20,
        },
      ],
    },
  ],
}

export const stuffing: Dish = {
  id: 'stuffing-side',
  of: 'roast-vegetables',
  course: 'side',
  cuisines: ['british', 'american', 'french'],
  suits: ['winter', 'party', 'christmas'],
  onlyNamed: true,
  names: {
    en: [
      'stuffing',
      'sage and onion stuffing',
      'christmas stuffing',
      'chestnut stuffing',
      'stuffing balls',
      'thanksgiving stuffing',
    ],
    fr: ['farce de Noël', 'farce aux marrons', 'farce pour volaille', 'farce pour dinde', 'farce à la sauge'],
  },
  noun: { en: 'a stuffing', fr: 'une farce' },
  serves: 6,
  instead: ['nut-roast'],
  ways: [
    {
      hero: ['mince', 'nut', 'herb'],
      oven: true,
      slots: {
        butter: { ...butter, amount: [10, 'g'] },
        onion: { ...onion, amount: [0.5, 'piece'], prep: finelyChopped },
        celery: { first: ['celery'], optional: true, prep: finelyChopped },
        garlic,
        mince: { takes: ['mince'], optional: true, amount: [60, 'g'] },
        nut: {
          takes: ['nut', 'dried-fruit'],
          first: ['chestnut', 'raisin'],
          optional: true,
          amount: [30, 'g'],
          upTo: 2,
        },
        herb: { takes: ['herb'], first: ['sage', 'thyme', 'parsley'], optional: true, upTo: 2 },
        fruit: { takes: ['orchard-fruit'], optional: true, share: 0.3 },
        crumbs: {
          takes: ['crumbs', 'oats'],
          first: ['breadcrumbs', 'buckwheat-flakes'],
          amount: [35, 'g'],
          share: 0.9,
        },
        egg: { first: ['egg', 'flaxseed'], amount: [0.17, 'piece'], share: 0.4, prep: { en: '', fr: '' } },
        stock: {
          takes: ['stock', 'meat-stock'],
          first: ['vegetable-stock', 'chicken-stock', 'water'],
          amount: [40, 'ml'],
          share: 0.3,
        },
        seasoning,
      },
      titles: [
        { en: '{nut+herb:title} stuffing[ with {mince:bare}]', fr: 'Farce {nut+herb:at}[ et {mince:at}]' },
        { en: 'Crisp-topped {herb:title} stuffing', fr: 'Farce rôtie {herb:at}' },
      ],
      descriptions: [
        {
          en: 'Baked beside the bird and not inside it: crisper, safer, and there is never enough.',
          fr: "Rôtie à côté de la volaille et non dedans : plus croustillante, plus sûre, et il n'y en a jamais assez.",
        },
        {
          en: 'Christmas is in the smell of this pan.',
          fr: 'Noël tient dans le parfum de cette poêle.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 190 °C. Melt {butter} in a wide pan[ and soften {onion+celery+garlic} for 8 min]. Leave to cool a little.',
          fr: 'Préchauffez le four à 190 °C. Faites fondre {butter} dans une grande poêle[ et laissez-y suer {onion+celery+garlic} 8 min]. Laissez tiédir.',
          cook: 10,
        },
        {
          en: 'Mix with {mince+nut+herb+fruit+crumbs}, then with {egg} and {stock}, until it just holds together.[ Season with {seasoning:bare}.]',
          fr: 'Mélangez avec {mince+nut+herb+fruit+crumbs}, puis avec {egg} et {stock}, juste assez pour que la farce se tienne.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Press loosely into {ovenDish} and bake for 35 min, until crisp and brown on top and cooked right through.',
          fr: 'Répartissez sans tasser dans {ovenDish} et enfournez 35 min : dessus croustillant et brun, cœur bien cuit.',
          cook: 35,
        },
      ],
    },
  ],
}
