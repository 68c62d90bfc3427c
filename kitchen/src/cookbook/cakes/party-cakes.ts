import {
  bakingPowder,
  butter,
  cakeOil,
  cream,
  eggs,
  flour,
  milk,
  pinchOfSalt,
  sugar,
  vanilla,
  whippingCream,
} from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

export const redVelvet: Dish = {
  id: 'red-velvet',
  of: 'cake',
  course: 'dessert',
  cuisines: ['american'],
  suits: ['party', 'birthday', 'fancy'],
  names: {
    en: ['red velvet cake', 'red velvet'],
    fr: ['red velvet', 'red velvet cake', 'gâteau red velvet', 'gâteau velours rouge'],
  },
  noun: { en: 'a red velvet cake', fr: 'un red velvet' },
  serves: 10,
  instead: ['carrot-cake', 'cake'],
  ways: [
    {
      hero: ['beet'],
      slots: {
        beet: {
          first: ['beetroot'],
          amount: [18, 'g'],
          prep: { en: 'cooked, peeled and diced', fr: 'cuit·, épluché· et coupé· en dés' },
        },
        milk: {
          takes: ['milk', 'yoghurt'],
          first: ['buttermilk', 'milk', 'soy-milk', 'oat-milk'],
          amount: [22, 'ml'],
        },
        vinegar: { first: ['cider-vinegar', 'lemon'], amount: [0.1, 'tbsp'], share: 0.2 },
        egg: [eggs, 0.2],
        oil: [cakeOil, 1],
        sugar: [sugar, 22],
        vanilla,
        flour: [flour, 25],
        cocoa: { first: ['cocoa'], amount: [0.2, 'tbsp'] },
        soda: { first: ['bicarbonate'], amount: [0.1, 'tsp'] },
        salt: pinchOfSalt,
        cheese: { first: ['cream-cheese', 'mascarpone'], amount: [30, 'g'], prep: { en: 'cold', fr: 'bien froid·' } },
        butter: { ...butter, first: ['butter', 'vegan-butter'], amount: 8, prep: { en: 'soft', fr: 'mou·' } },
        icing: { first: ['icing-sugar'], amount: [9, 'g'] },
      },
      titles: [
        { en: 'Red velvet cake, blushing with {beet:bare}', fr: 'Red velvet rougi {beet:at}' },
        { en: 'Red velvet cake under a white icing', fr: 'Red velvet sous son glaçage blanc' },
      ],
      descriptions: [
        {
          en: 'The red comes from a root and from what wakes it: deep, not fluorescent.',
          fr: "Le rouge vient d'une racine et de ce qui la réveille : profond, jamais fluo.",
        },
        {
          en: 'A crumb as soft as its name, with the sharp white icing that no other cake may wear.',
          fr: "Une mie aussi douce que son nom, et ce glaçage blanc acidulé qui n'appartient qu'à lui.",
        },
      ],
      prep: 35,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 175 °C and grease and line {tin}. Blend {beet} with {milk+vinegar} until quite smooth.',
          fr: 'Préchauffez le four à 175 °C, graissez et chemisez {tin}. Mixez {beet} avec {milk+vinegar} très finement.',
        },
        {
          en: 'Whisk {egg} with {sugar+oil+vanilla} for 2 min, stir in the purée, then sift over {flour+cocoa+soda+salt} and fold in until just smooth.',
          fr: 'Fouettez {egg} avec {sugar+oil+vanilla} 2 min, ajoutez la purée, puis tamisez dessus {flour+cocoa+soda+salt} et mélangez juste assez pour lisser.',
        },
        {
          en: 'Bake for 35–40 min, until a skewer comes out clean. Turn out and cool completely on a rack, about 1 h 30.',
          fr: 'Enfournez 35 à 40 min : la lame doit ressortir sèche. Démoulez et laissez refroidir complètement sur une grille, environ 1 h 30.',
          cook: 40,
          wait: 90,
        },
        {
          en: 'Beat {butter} with {icing} for 3 min, until pale, then work in {cheese} briefly. Split the cake in two, sandwich it with half of the icing and spread the rest over the top. Chill for 30 min.',
          fr: "Battez {butter} avec {icing} 3 min, pour un mélange pâle, puis incorporez {cheese} sans insister. Coupez le gâteau en deux dans l'épaisseur, fourrez-le de la moitié du glaçage et étalez le reste dessus. Laissez 30 min au frais.",
          wait: 30,
        },
      ],
    },
  ],
}

export const tresLeches: Dish = {
  id: 'tres-leches',
  of: 'cake',
  course: 'dessert',
  cuisines: ['mexican', 'south-american'],
  suits: ['party', 'birthday', 'ahead'],
  names: {
    en: ['tres leches', 'tres leches cake', 'three milk cake', 'three milks cake', 'pastel de tres leches'],
    fr: ['tres leches', 'gâteau tres leches', 'gâteau aux trois laits', 'pastel de tres leches'],
  },
  noun: { en: 'a tres leches cake', fr: 'un gâteau tres leches' },
  serves: 10,
  instead: ['cake'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        egg: [eggs, 0.5],
        sugar: [sugar, 16],
        vanilla,
        flour: [flour, 15],
        raising: [bakingPowder, 0.15],
        salt: pinchOfSalt,
        condensed: { first: ['condensed-milk'], amount: [40, 'g'] },
        milk: { ...milk, first: ['milk'], amount: 30 },
        cream: { ...cream, first: ['cream'], amount: 20 },
        topping: { ...whippingCream, first: ['cream'], again: true, amount: 25 },
        fruit: {
          takes: ['berry', 'soft-fruit'],
          vary: ['strawberry', 'mango', 'raspberry'],
          optional: true,
          amount: [20, 'g'],
          share: 0.2,
        },
        spice: { takes: ['sweet-spice'], first: ['cinnamon'], optional: true },
      },
      titles: [
        { en: 'Tres leches cake[ with {fruit:bare}]', fr: 'Gâteau tres leches[ {fruit:at}]' },
        { en: 'Three-milk cake[ with {fruit:bare}]', fr: 'Gâteau aux trois laits[ {fruit:at}]' },
      ],
      descriptions: [
        {
          en: 'A sponge that drinks three times its thirst and still stands up to be cut.',
          fr: 'Une génoise qui boit trois fois plus que sa soif et se tient encore à la coupe.',
        },
        {
          en: 'Made the day before, it is better; on the third day there is never any left.',
          fr: "Fait la veille, il est meilleur ; le troisième jour, il n'en reste jamais.",
        },
      ],
      prep: 30,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 180 °C and grease {slabTin}. Whisk {egg} with {sugar+vanilla} for 8 min, until tripled and pale. Sift over {flour+raising+salt} and fold in gently.',
          fr: 'Préchauffez le four à 180 °C et graissez {slabTin}. Fouettez {egg} avec {sugar+vanilla} 8 min : le mélange doit tripler et blanchir. Tamisez dessus {flour+raising+salt} et mélangez délicatement.',
        },
        {
          en: 'Bake for 25 min, until golden and springy. Leave in the tin for 20 min and prick all over with a fork.',
          fr: 'Enfournez 25 min : doré et souple sous le doigt. Laissez 20 min dans le moule et piquez partout à la fourchette.',
          cook: 25,
          wait: 20,
        },
        {
          en: 'Mix {condensed+milk+cream} and pour over slowly, a ladleful at a time. Cover and chill for 4 h.',
          fr: 'Mélangez {condensed+milk+cream} et versez lentement, une louche après l’autre. Couvrez et laissez 4 h au frais.',
          wait: 240,
        },
        {
          en: 'Whip {topping} to soft peaks and spread over the top.[ Dust with {spice}][ and finish with {fruit}].',
          fr: 'Fouettez {topping} souplement et étalez sur le gâteau.[ Parsemez {spice:of}][ et terminez avec {fruit}].',
          if: 'spice',
        },
        {
          en: 'Whip {topping} to soft peaks and spread over the top[, with {fruit}].',
          fr: 'Fouettez {topping} souplement et étalez sur le gâteau[, avec {fruit}].',
          unless: 'spice',
        },
      ],
    },
  ],
}

export const blackForest: Dish = {
  id: 'black-forest',
  of: 'cake',
  course: 'dessert',
  cuisines: ['german', 'french'],
  suits: ['party', 'birthday', 'fancy', 'christmas'],
  names: {
    en: ['black forest cake', 'black forest gateau', 'black forest gâteau', 'schwarzwälder kirschtorte'],
    fr: ['forêt noire', 'gâteau forêt noire', 'forêt-noire'],
  },
  noun: { en: 'a Black Forest cake', fr: 'une forêt noire' },
  serves: 10,
  instead: ['yule-log', 'cake'],
  ways: [
    {
      hero: ['cherry'],
      slots: {
        egg: [eggs, 0.5],
        sugar: [sugar, 14],
        flour: [flour, 10],
        cocoa: { first: ['cocoa'], amount: [0.4, 'tbsp'] },
        salt: pinchOfSalt,
        cherry: {
          takes: ['berry'],
          first: ['cherry', 'raspberry'],
          amount: [50, 'g'],
          share: 0.5,
          prep: { en: 'pitted', fr: 'dénoyauté·' },
        },
        syrup: {
          ...sugar,
          again: true,
          first: ['sugar'],
          amount: 4,
          prep: { en: 'for the fruit', fr: 'pour les fruits' },
        },
        kirsch: { takes: ['spirit'], first: ['kirsch'], optional: true, amount: [5, 'ml'] },
        cream: { ...whippingCream, amount: 55 },
        icing: { first: ['icing-sugar', 'sugar'], amount: [4, 'g'] },
        chocolate: {
          takes: ['chocolate'],
          first: ['dark-chocolate'],
          amount: [8, 'g'],
          share: 0.8,
          prep: { en: 'in shavings', fr: 'en copeaux' },
        },
      },
      titles: [
        { en: 'Black Forest cake with {cherry:bare}', fr: 'Forêt noire {cherry:at}' },
        { en: 'Black Forest gateau, {cherry:bare} and cream', fr: 'Forêt noire des dimanches de fête' },
      ],
      descriptions: [
        {
          en: 'Three layers, a cloud of cream and a snowfall of shavings: it is easier than it looks.',
          fr: "Trois étages, un nuage de crème, une neige de copeaux : elle est plus simple qu'elle n'en a l'air.",
        },
        {
          en: 'Build it the evening before: the layers drink, and it cuts cleanly.',
          fr: 'Montez-la la veille : les étages s’imbibent et la coupe est nette.',
        },
      ],
      prep: 40,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 180 °C and grease and line {tin}. Whisk {egg} with {sugar} for 8 min, until thick and pale. Sift over {flour+cocoa+salt} and fold in gently.',
          fr: 'Préchauffez le four à 180 °C, graissez et chemisez {tin}. Fouettez {egg} avec {sugar} 8 min, pour un mélange épais et pâle. Tamisez dessus {flour+cocoa+salt} et mélangez délicatement.',
        },
        {
          en: 'Bake for 30 min, until springy. Turn out and cool on a rack for 1 h.',
          fr: 'Enfournez 30 min : souple sous le doigt. Démoulez et laissez refroidir 1 h sur une grille.',
          cook: 30,
          wait: 60,
        },
        {
          en: 'Meanwhile, simmer {cherry+syrup} for 5 min, until the juice runs. Drain, keep the juice[ and stir {kirsch} into it]. Leave to cool.',
          fr: 'Pendant ce temps, laissez frémir {cherry+syrup} 5 min, le temps de rendre le jus. Égouttez, gardez le jus[ et ajoutez-y {kirsch}]. Laissez refroidir.',
          cook: 5,
        },
        {
          en: 'Whip {cream} with {icing} until firm. Cut the cake into three layers, moisten each with the juice and build up with the cream and the drained fruit. Cover with the rest of the cream and press on {chocolate}. Chill for 2 h.',
          fr: 'Montez {cream} bien ferme avec {icing}. Coupez le gâteau en trois disques, imbibez-les de jus et superposez-les avec la crème et les fruits. Couvrez du reste de crème et parsemez {chocolate:of}. Laissez 2 h au frais.',
          wait: 120,
        },
      ],
    },
  ],
}
