import { brownSugar, butter, eggs, flour, pinchOfSalt, sugar, vanilla } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

export const flapjacks: Dish = {
  id: 'flapjacks',
  of: 'cookies',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['british'],
  suits: ['by-hand', 'packed', 'children', 'cheap', 'ahead', 'crowd', 'freezes', 'tea'],
  names: {
    en: ['flapjack', 'flapjacks', 'oat bars', 'oat bar', 'oat flapjacks', 'baked oat bars'],
    fr: ['flapjacks', 'flapjack', "barres d'avoine", "barre d'avoine", "barres aux flocons d'avoine"],
  },
  noun: { en: 'flapjacks', fr: 'des flapjacks' },
  serves: 12,
  instead: ['cookies'],
  ways: [
    {
      hero: ['extra'],
      oven: true,
      slots: {
        butter: [butter, 13],
        sugar: [brownSugar, 11],
        syrup: { takes: ['syrup'], first: ['honey', 'maple-syrup', 'molasses'], amount: [0.7, 'tbsp'] },
        oats: { takes: ['oats'], first: ['oats', 'buckwheat-flakes'], amount: [27, 'g'] },
        extra: {
          takes: ['dried-fruit', 'nut', 'seed', 'coconut', 'chocolate'],
          vary: ['raisin', 'pumpkin-seed', 'dried-apricot'],
          upTo: 2,
          optional: true,
          amount: [6, 'g'],
          share: 0.3,
        },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Chewy flapjacks[ with {extra:bare}]', fr: 'Flapjacks moelleux[ {extra:at}]' },
        { en: 'Teatime flapjacks[ with {extra:bare}]', fr: 'Flapjacks du goûter[ {extra:at}]' },
      ],
      descriptions: [
        {
          en: 'One pan, one tin, and a British childhood in every square.',
          fr: 'Une casserole, un moule, et toute une enfance anglaise dans chaque carré.',
        },
        {
          en: 'Mark them while hot, cut them when cold: that is all the art there is.',
          fr: "On les marque chauds, on les coupe froids : tout l'art est là.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Heat the oven to 170 °C and line {slabTin}. Melt {butter+sugar+syrup} gently in a large pan, stirring, without letting it boil.',
          fr: 'Préchauffez le four à 170 °C et chemisez {slabTin}. Faites fondre doucement {butter+sugar+syrup} dans une grande casserole en remuant, sans bouillir.',
          cook: 5,
        },
        {
          en: 'Stir in {oats+salt}[ and {extra}] until everything shines, tip into the tin and press down firmly with the back of a spoon.',
          fr: "Ajoutez {oats+salt}[ et {extra}], mélangez jusqu'à ce que tout brille, versez dans le moule et tassez fermement du dos d'une cuillère.",
        },
        {
          en: 'Bake for 25 min, until golden at the edges and still soft in the middle. Mark into squares, leave to cool in the tin for 1 h and cut.',
          fr: 'Enfournez 25 min : les bords dorés, le milieu encore mou. Marquez les carrés, laissez refroidir 1 h dans le moule, puis coupez.',
          cook: 25,
          wait: 60,
        },
      ],
    },
  ],
}

export const peanutButterCookies: Dish = {
  id: 'peanut-butter-cookies',
  of: 'cookies',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['american'],
  suits: ['packed', 'children', 'party', 'freezes', 'tea'],
  names: {
    en: ['peanut butter cookies', 'peanut butter cookie', 'peanut cookies', 'peanut butter biscuits'],
    fr: [
      'cookies au beurre de cacahuète',
      'cookies au beurre de cacahuètes',
      'cookies beurre de cacahuète',
      'biscuits au beurre de cacahuète',
    ],
  },
  noun: { en: 'peanut butter cookies', fr: 'des cookies au beurre de cacahuète' },
  serves: 12,
  instead: ['cookies', 'shortbread'],
  ways: [
    {
      hero: ['nutty'],
      whole: 'egg',
      oven: true,
      slots: {
        butter: { ...butter, amount: 9, prep: { en: 'soft', fr: 'mou·' } },
        nutty: { takes: ['nut-butter'], first: ['peanut-butter', 'almond-butter', 'tahini'], amount: [12, 'g'] },
        sugar: [brownSugar, 14],
        egg: { ...eggs, amount: 0.085, first: ['egg', 'soy-yoghurt', 'yoghurt'] },
        vanilla,
        flour: [flour, 14],
        soda: { first: ['bicarbonate'], amount: [0.06, 'tsp'] },
        extra: { takes: ['chocolate', 'nut', 'seed', 'oats'], optional: true, amount: [8, 'g'], share: 0.4 },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Criss-cross {nutty:title} cookies[ with {extra:bare}]', fr: 'Cookies {nutty:at}[ et {extra:at}]' },
        { en: 'Crumbly {nutty:title} cookies[ with {extra:bare}]', fr: 'Cookies friables {nutty:at}[ et {extra:at}]' },
      ],
      descriptions: [
        {
          en: 'The fork marks are not for show: they flatten a dough that would not spread by itself.',
          fr: "Les marques de fourchette ne sont pas là pour faire joli : elles aplatissent une pâte qui ne s'étalerait pas.",
        },
        {
          en: 'Salty, sweet, and gone by the time the tray has cooled.',
          fr: "Salés, sucrés, finis avant que la plaque n'ait refroidi.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Beat {butter+nutty+sugar} for 3 min, until fluffy, then beat in {egg+vanilla}.',
          fr: 'Préchauffez le four à 180 °C. Battez {butter+nutty+sugar} 3 min, pour un mélange mousseux, puis incorporez {egg+vanilla}.',
        },
        {
          en: 'Stir in {flour+soda+salt}[ and {extra}], roll into balls the size of a walnut and set well apart on {tray}, lined. Press each flat with a fork, once each way.',
          fr: 'Ajoutez {flour+soda+salt}[ et {extra}], roulez en boules de la taille d’une noix et espacez-les bien sur {tray}. Aplatissez-les à la fourchette, dans un sens puis dans l’autre.',
        },
        {
          en: 'Bake for 11 min, until just coloured at the edge. Leave on the tray for 10 min: they firm up as they cool.',
          fr: 'Enfournez 11 min : le bord doit à peine se colorer. Laissez 10 min sur la plaque : ils durcissent en refroidissant.',
          cook: 11,
          wait: 10,
        },
      ],
    },
  ],
}

export const macarons: Dish = {
  id: 'macarons',
  of: 'cookies',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['french'],
  suits: ['fancy', 'party', 'ahead', 'tea'],
  uses: ['egg-whites'],
  names: {
    en: ['macarons', 'macaron', 'french macarons', 'parisian macarons'],
    fr: ['macarons', 'macaron', 'macarons parisiens', 'macarons au chocolat'],
  },
  noun: { en: 'macarons', fr: 'des macarons' },
  serves: 8,
  instead: ['financiers', 'meringues'],
  ways: [
    {
      hero: ['chocolate'],
      whole: 'egg',
      oven: true,
      slots: {
        almond: { first: ['ground-almonds'], amount: [16, 'g'] },
        icing: { first: ['icing-sugar'], amount: [16, 'g'] },
        egg: { first: ['egg'], amount: [0.375, 'piece'], prep: { en: 'whites only', fr: 'les blancs seulement' } },
        sugar: { ...sugar, first: ['sugar'], amount: 12 },
        chocolate: {
          takes: ['chocolate'],
          first: ['dark-chocolate', 'white-chocolate'],
          amount: [13, 'g'],
          share: 1,
          prep: { en: 'finely chopped', fr: 'finement haché·' },
        },
        cream: { first: ['cream', 'coconut-milk'], amount: [13, 'ml'] },
        flavour: { takes: ['coffee', 'cocoa'], optional: true, share: 0.2 },
      },
      titles: [
        { en: 'Macarons with {chocolate:bare}', fr: 'Macarons {chocolate:at}' },
        { en: 'Parisian macarons, {chocolate:bare} filling', fr: 'Macarons parisiens, ganache {chocolate:at}' },
      ],
      descriptions: [
        {
          en: 'A shell that cracks like a thin ice, a heart that does not: weigh everything, and let them dry.',
          fr: 'Une coque qui cède comme une glace mince, un cœur qui résiste : pesez tout, et laissez croûter.',
        },
        {
          en: 'The first batch teaches, the second is served; they are best after a night in the cold.',
          fr: 'La première fournée apprend, la seconde se sert ; ils sont meilleurs après une nuit au frais.',
        },
      ],
      prep: 45,
      steps: [
        {
          en: 'Sift {almond+icing} together twice. Whisk {egg} until foamy, add {sugar} by the spoonful and whisk on for 6 min, until the peaks are stiff and glossy.',
          fr: 'Tamisez deux fois {almond+icing} ensemble. Montez {egg} en neige, ajoutez {sugar} cuillerée par cuillerée et fouettez encore 6 min : les pointes doivent être fermes et brillantes.',
        },
        {
          en: 'Fold in the almond mixture in three goes, pressing out the air, until it flows off the spatula in a slow ribbon. Pipe rounds of 3.5 cm onto {tray}, lined, tap out the bubbles and leave to dry for 40 min, until they no longer stick to the finger.',
          fr: "Incorporez le mélange tamisé en trois fois, en chassant l'air, jusqu'à ce que la pâte retombe en ruban épais. Dressez à la poche des ronds de 3,5 cm sur {tray}, tapez pour chasser les bulles et laissez croûter 40 min : la surface ne doit plus coller au doigt.",
          wait: 40,
        },
        {
          en: 'Bake at 150 °C for 14 min, one tray at a time, and leave to cool for 20 min before lifting them off.',
          fr: 'Enfournez 14 min à 150 °C, une plaque après l’autre, et laissez refroidir 20 min avant de décoller.',
          cook: 14,
          wait: 20,
        },
        {
          en: 'Bring {cream} to the boil, pour over {chocolate}[ with {flavour}], wait 1 min and stir until smooth. Leave to thicken for 30 min, sandwich the shells in pairs and chill for 12 h.',
          fr: 'Portez {cream} à ébullition, versez sur {chocolate}[ avec {flavour}], attendez 1 min et lissez. Laissez épaissir 30 min, assemblez les coques deux à deux et gardez 12 h au frais.',
          cook: 3,
          wait: 750,
        },
      ],
    },
  ],
}
