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
import type { Dish, Slot } from '../dish.ts'

const berries: Slot = {
  takes: ['berry'],
  vary: ['raspberry', 'strawberry', 'blackberry'],
  upTo: 2,
  amount: [70, 'g'],
  share: 0.7,
}

export const peachMelba: Dish = {
  id: 'peach-melba',
  of: 'ice-cream',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['summer', 'fancy', 'party', 'ahead'],
  names: { en: ['peach melba', 'peches melba', 'peaches melba'], fr: ['pêche melba', 'pêches melba', 'pêche Melba'] },
  noun: { en: 'a peach Melba', fr: 'une pêche Melba' },
  serves: 4,
  instead: ['ice-cream', 'eton-mess', 'poached-pears'],
  ways: [
    {
      hero: ['peach', 'berry'],
      gear: ['freezer'],
      slots: {
        cream: { ...whippingCream, amount: 60 },
        condensed: { first: ['condensed-milk'], amount: [35, 'g'] },
        vanilla: { first: ['vanilla'], optional: true, amount: [0.3, 'tsp'] },
        water: { first: ['water'], amount: [120, 'ml'] },
        sugar: [crystalSugar, 25],
        peach: {
          takes: ['orchard-fruit'],
          first: ['peach', 'apricot'],
          amount: [1, 'piece'],
          prep: { en: 'ripe, halved and stoned', fr: 'bien mûr·, coupé· en deux et dénoyauté·' },
        },
        berry: { takes: ['berry'], first: ['raspberry', 'strawberry'], amount: [50, 'g'] },
        icing: { first: ['icing-sugar', 'sugar'], again: true, optional: true, amount: [5, 'g'] },
        nut: {
          takes: ['nut'],
          first: ['almond'],
          optional: true,
          amount: [5, 'g'],
          prep: { en: 'toasted', fr: 'grillé·' },
        },
      },
      titles: [
        { en: 'Peach Melba[ with {nut:bare}]', fr: 'Pêche Melba[ {nut:at}]' },
        { en: '{peach:title} Melba with {berry:bare}', fr: '{peach:bare} Melba {berry:at}' },
      ],
      descriptions: [
        {
          en: 'Escoffier made it for a soprano; it has outlived every one of her records.',
          fr: 'Escoffier l’inventa pour une soprano ; elle a survécu à tous ses disques.',
        },
        {
          en: 'White, gold, red: pour the red at the table.',
          fr: 'Le blanc, l’or, le rouge : on verse le rouge à table.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Whip {cream} to soft peaks, fold in {condensed}[ and {vanilla}] and freeze for 6 h.',
          fr: 'Fouettez {cream} souplement, incorporez {condensed}[ et {vanilla}] et laissez 6 h au congélateur.',
          wait: 360,
        },
        {
          en: 'Meanwhile, bring {water+sugar} to the boil, slip in {peach} and poach at a bare simmer for 6 min. Leave to cool in the syrup, then pull off the skins.',
          fr: 'Pendant ce temps, portez {water+sugar} à ébullition, plongez-y {peach} et laissez pocher 6 min à petits frémissements. Laissez refroidir dans le sirop, puis ôtez la peau.',
          cook: 10,
        },
        {
          en: 'Crush {berry}[ with {icing}] and push through a sieve. Put a scoop of the ice into {glasses}, set the fruit on it and pour over the red sauce.[ Scatter with {nut}.]',
          fr: 'Écrasez {berry}[ avec {icing}] et passez au tamis. Mettez une boule glacée dans {glasses}, posez le fruit dessus et nappez de coulis.[ Parsemez {nut:of}.]',
        },
      ],
    },
  ],
}

export const summerPudding: Dish = {
  id: 'summer-pudding',
  of: 'trifle',
  course: 'dessert',
  cuisines: ['british'],
  suits: ['summer', 'ahead', 'cheap', 'light'],
  uses: ['bread'],
  names: {
    en: ['summer pudding', 'summer fruit pudding', 'berry summer pudding'],
    fr: ['summer pudding', 'pudding aux fruits rouges', 'pudding d’été'],
  },
  noun: { en: 'a summer pudding', fr: 'un pudding aux fruits rouges' },
  serves: 6,
  instead: ['eton-mess', 'fruit-salad'],
  ways: [
    {
      hero: ['berry'],
      slots: {
        berry: {
          takes: ['berry'],
          all: ['raspberry', 'redcurrant', 'blackberry'],
          upTo: 3,
          amount: [45, 'g'],
          share: 0.5,
        },
        sugar: { ...sugar, first: ['sugar', 'brown-sugar'], amount: 20 },
        bread: {
          takes: ['bread'],
          first: ['bread', 'brioche', 'gluten-free-bread'],
          amount: [45, 'g'],
          share: 0.6,
          prep: { en: 'a day old, sliced, crusts off', fr: 'de la veille, en tranches, sans la croûte' },
        },
        cream: { ...cream, optional: true, amount: 25 },
      },
      titles: [
        { en: 'Summer pudding with {berry:bare}', fr: 'Summer pudding {berry:at}' },
        { en: 'Crimson summer pudding[ with {cream:bare}]', fr: 'Pudding d’été tout rouge[, {cream:bare}]' },
      ],
      descriptions: [
        {
          en: 'Yesterday’s loaf, today’s berries, and a night under a weight.',
          fr: 'Le pain d’hier, les baies du jour, et une nuit sous un poids.',
        },
        {
          en: 'Turn it out and hold your breath: not one white spot may be left.',
          fr: 'Démoulez en retenant votre souffle : il ne doit rester aucune tache blanche.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Warm {berry} with {sugar} for 4 min over low heat, until the juice runs. Leave to cool.',
          fr: 'Chauffez {berry} avec {sugar} 4 min à feu doux, le temps que le jus coule. Laissez refroidir.',
          cook: 5,
        },
        {
          en: 'Dip {bread}, slice by slice, in the juice and line a bowl with it, overlapping. Fill with the fruit, cover with the last slices, lay a plate and a weight on top and chill for 12 h.',
          fr: 'Trempez {bread}, tranche par tranche, dans le jus et chemisez-en un saladier en les faisant se chevaucher. Remplissez de fruits, fermez avec les dernières tranches, posez une assiette et un poids et laissez 12 h au frais.',
          wait: 720,
        },
        {
          en: 'Turn out onto a plate, pour over the juice that is left[ and serve with {cream}].',
          fr: 'Démoulez, arrosez du jus qui reste[ et servez avec {cream}].',
        },
      ],
    },
  ],
}

export const cranachan: Dish = {
  id: 'cranachan',
  of: 'trifle',
  course: 'dessert',
  cuisines: ['british'],
  suits: ['fancy', 'summer', 'party', 'feast'],
  names: {
    en: ['cranachan', 'scottish cranachan', 'raspberry cranachan'],
    fr: ['cranachan', 'cranachan aux framboises', 'dessert écossais aux framboises'],
  },
  noun: { en: 'a cranachan', fr: 'un cranachan' },
  serves: 4,
  instead: ['eton-mess', 'trifle'],
  ways: [
    {
      hero: ['berry', 'oats'],
      slots: {
        oats: { takes: ['oats'], first: ['oats', 'buckwheat-flakes'], amount: [15, 'g'] },
        berry: { ...berries, first: ['raspberry'] },
        cream: { ...whippingCream, amount: 80 },
        honey: { takes: ['syrup'], first: ['honey', 'maple-syrup'], amount: [0.75, 'tbsp'] },
        whisky: { first: ['whisky'], optional: true, amount: [8, 'ml'] },
      },
      titles: [
        { en: 'Cranachan with {berry:bare}', fr: 'Cranachan {berry:at}' },
        { en: 'Highland {berry:bare} and toasted {oats:bare}', fr: 'Cranachan des Highlands, {berry+oats:bare}' },
      ],
      descriptions: [
        {
          en: 'Scotland puts its porridge oats in a party dress.',
          fr: 'L’Écosse met ses flocons en robe du soir.',
        },
        {
          en: 'Fold it together at the last minute, or the crunch is gone.',
          fr: 'À mélanger au dernier moment, sinon adieu le croquant.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Toast {oats} in a dry pan for 4 min, stirring, until they smell of nuts. Leave to cool.',
          fr: 'Faites griller {oats} à sec dans une poêle 4 min en remuant : un parfum de noisette. Laissez refroidir.',
          cook: 4,
        },
        {
          en: 'Crush a third of {berry}. Whip {cream} to soft peaks with {honey}[ and {whisky}] and fold in {oats}.',
          fr: 'Écrasez un tiers {berry:ofThe}. Fouettez {cream} souplement avec {honey}[ et {whisky}] et incorporez {oats}.',
        },
        {
          en: 'Layer in {glasses} with the purée and the whole fruit and serve at once.',
          fr: 'Montez en couches dans {glasses} avec la purée et les fruits entiers et servez aussitôt.',
        },
      ],
    },
  ],
}

export const syllabub: Dish = {
  id: 'syllabub',
  of: 'lemon-posset',
  course: 'dessert',
  cuisines: ['british'],
  suits: ['fancy', 'ahead', 'christmas', 'soft'],
  names: { en: ['syllabub', 'lemon syllabub', 'wine syllabub'], fr: ['syllabub', 'syllabub au citron'] },
  noun: { en: 'a syllabub', fr: 'un syllabub' },
  serves: 4,
  instead: ['lemon-posset', 'lemon-mousse'],
  ways: [
    {
      hero: ['lemon', 'wine'],
      slots: {
        lemon: { takes: ['citrus'], first: ['lemon', 'orange'], amount: [0.4, 'piece'], prep: zested },
        sugar: { first: ['sugar', 'icing-sugar'], amount: [15, 'g'] },
        wine: { takes: ['wine', 'spirit'], first: ['white-wine', 'cider', 'apple-juice'], amount: [25, 'ml'] },
        cream: { ...whippingCream, amount: 80 },
        spice: { takes: ['sweet-spice'], first: ['nutmeg'], optional: true },
      },
      titles: [
        { en: '{lemon:title} syllabub', fr: 'Syllabub {lemon:at}' },
        { en: '{lemon:title} syllabub with {wine:bare}', fr: 'Syllabub {lemon+wine:at}' },
      ],
      descriptions: [
        {
          en: 'It was once milked straight from the cow into the wine; a whisk is tidier.',
          fr: 'Jadis, on trayait la vache au-dessus du vin ; le fouet est plus propre.',
        },
        {
          en: 'Five minutes, four glasses, and a rustle of taffeta.',
          fr: 'Cinq minutes de fouet, quatre verres, un froissement de taffetas.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Stir the grated zest and the juice of {lemon} with {sugar+wine} until dissolved. Chill for 1 h.',
          fr: 'Mélangez le zeste râpé et le jus {lemon:ofThe} avec {sugar+wine} : tout doit être dissous. Laissez 1 h au frais.',
          wait: 60,
        },
        {
          en: 'Pour in {cream} and whisk until it just holds a soft peak; stop there. Spoon into {glasses}[ and grate {spice} over].',
          fr: 'Versez {cream} et fouettez juste assez pour que cela se tienne souplement ; arrêtez-vous là. Répartissez dans {glasses}[ et ajoutez {spice} par-dessus].',
        },
      ],
    },
  ],
}

export const zabaglione: Dish = {
  id: 'zabaglione',
  of: 'custard',
  course: 'dessert',
  alsoAs: ['sauce'],
  cuisines: ['italian', 'french'],
  suits: ['fancy', 'soft'],
  uses: ['egg-yolks'],
  names: {
    en: ['zabaglione', 'zabaione', 'sabayon', 'fruit sabayon', 'berry sabayon', 'zabajone'],
    fr: [
      'sabayon',
      'zabaione',
      'zabaglione',
      'sabayon aux fruits',
      'sabayon aux fruits rouges',
      'gratin de fruits rouges',
      'gratin de fruits',
    ],
  },
  noun: { en: 'a zabaglione', fr: 'un sabayon' },
  serves: 4,
  instead: ['custard', 'creme-brulee', 'panna-cotta'],
  ways: [
    {
      hero: ['fruit', 'wine'],
      slots: {
        egg: { first: ['egg'], amount: [1, 'piece'], prep: { en: 'yolks only', fr: 'les jaunes seulement' } },
        sugar: { first: ['sugar'], amount: [20, 'g'] },
        wine: { takes: ['wine', 'spirit'], first: ['white-wine', 'cider', 'apple-juice'], amount: [30, 'ml'] },
        fruit: {
          takes: ['berry', 'soft-fruit', 'orchard-fruit'],
          vary: ['raspberry', 'strawberry', 'peach'],
          upTo: 2,
          optional: true,
          amount: [60, 'g'],
          share: 0.6,
        },
      },
      titles: [
        { en: 'Warm sabayon[ over {fruit:bare}]', fr: 'Sabayon tiède[ {fruit:at}]' },
        { en: 'Sabayon with {wine:bare}', fr: 'Sabayon {wine:at}' },
      ],
      descriptions: [
        {
          en: 'Three things, ten minutes of the wrist, and no way to make it ahead.',
          fr: 'Trois choses, dix minutes de poignet, et impossible de s’avancer.',
        },
        {
          en: 'It triples under the whisk; choose the bigger bowl.',
          fr: 'Il triple sous le fouet : prenez le grand saladier.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: '[Divide {fruit} among {glasses}. ]Whisk {egg} with {sugar} in a bowl until pale.',
          fr: '[Répartissez {fruit} dans {glasses}. ]Fouettez {egg} avec {sugar} dans un saladier : bien pâle.',
        },
        {
          en: 'Set over a pan of barely simmering water, pour in {wine} little by little and whisk for 8–10 min, until it is thick, hot (75 °C) and leaves a ribbon. Serve at once.',
          fr: 'Posez sur une casserole d’eau à peine frémissante, versez {wine} peu à peu et fouettez 8 à 10 min : épais, chaud (75 °C), et faisant le ruban. Servez aussitôt.',
          cook: 10,
        },
      ],
    },
  ],
}

export const cremaCatalana: Dish = {
  id: 'crema-catalana',
  of: 'creme-brulee',
  course: 'dessert',
  cuisines: ['spanish'],
  suits: ['fancy', 'ahead', 'soft', 'cheap'],
  uses: ['egg-yolks'],
  names: {
    en: ['crema catalana', 'catalan cream', 'crème catalane'],
    fr: ['crème catalane', 'crema catalana', 'crèmes catalanes'],
  },
  noun: { en: 'a crema catalana', fr: 'une crème catalane' },
  serves: 4,
  instead: ['creme-brulee', 'custard', 'rice-pudding'],
  ways: [
    {
      hero: ['zest', 'spice'],
      slots: {
        milk: { first: ['milk'], amount: [150, 'ml'] },
        zest: { takes: ['citrus'], vary: ['lemon', 'orange'], optional: true, amount: [0.25, 'piece'], prep: zested },
        spice: { takes: ['sweet-spice'], first: ['cinnamon', 'vanilla'], optional: true, share: 0.8 },
        egg: { ...eggs, amount: 1, prep: { en: 'yolks only', fr: 'les jaunes seulement' } },
        sugar: [crystalSugar, 25],
        starch: { first: ['cornflour', 'potato-starch'], amount: [6, 'g'] },
        crust: {
          first: ['sugar', 'brown-sugar'],
          again: true,
          amount: [8, 'g'],
          prep: { en: 'for the crust', fr: 'pour la croûte' },
        },
      },
      titles: [
        { en: 'Crema catalana[ with {zest+spice:bare}]', fr: 'Crème catalane[ {zest+spice:at}]' },
        { en: 'Barcelona burnt custard[ with {spice:bare}]', fr: 'Crème catalane comme à Barcelone[, {spice:bare}]' },
      ],
      descriptions: [
        {
          en: 'Older than its French cousin, and made on the stove: no oven, no bath.',
          fr: 'Plus vieille que sa cousine brûlée, et faite sur le feu : ni four ni bain-marie.',
        },
        {
          en: 'On Saint Joseph’s day all Catalonia taps it with a spoon.',
          fr: 'À la Saint-Joseph, toute la Catalogne la casse à la cuillère.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Bring {milk} to the boil[ with strips of the zest of {zest}][ and {spice}]. Leave to stand off the heat for 15 min and strain.',
          fr: 'Portez {milk} à ébullition[ avec des rubans de zeste {zest:of}][ et {spice}]. Laissez infuser 15 min hors du feu et filtrez.',
          cook: 5,
          wait: 15,
        },
        {
          en: 'Whisk {egg} with {sugar+starch}, pour on the warm infusion, whisking, and cook over medium heat for 5 min, stirring all the time, until thick and bubbling. Pour into {ramekins}, cool and chill for 3 h.',
          fr: 'Fouettez {egg} avec {sugar+starch}, versez l’infusion chaude en fouettant et faites épaissir 5 min à feu moyen sans cesser de remuer, jusqu’aux premiers bouillons. Versez dans {ramekins}, laissez tiédir, puis 3 h au frais.',
          cook: 6,
          wait: 180,
        },
        {
          en: 'Scatter {crust} over the top and burn it with a blowtorch or under a very hot grill for 2 min. Serve at once.',
          fr: 'Parsemez {crust:of} et brûlez au chalumeau, ou 2 min sous le gril très chaud. Servez aussitôt.',
          cook: 2,
        },
      ],
    },
  ],
}

export const bavarois: Dish = {
  id: 'bavarois',
  of: 'panna-cotta',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['fancy', 'ahead', 'party', 'birthday', 'soft'],
  names: {
    en: [
      'bavarois',
      'bavarian cream',
      'raspberry bavarois',
      'strawberry bavarois',
      'fruit bavarois',
      'Bayerische Creme',
    ],
    fr: ['bavarois', 'bavarois aux fruits rouges', 'bavarois aux fruits', 'crème bavaroise'],
  },
  classics: [
    {
      names: { en: [], fr: ['bavarois aux framboises', 'bavarois à la framboise', 'bavarois framboise'] },
      asks: ['raspberry'],
    },
    { names: { en: [], fr: ['bavarois aux fraises', 'bavarois à la fraise'] }, asks: ['strawberry'] },
  ],
  noun: { en: 'a bavarois', fr: 'un bavarois' },
  serves: 8,
  instead: ['panna-cotta', 'lemon-mousse', 'juice-jelly'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        biscuit: {
          takes: ['biscuit'],
          first: ['sponge-finger', 'speculoos', 'gluten-free-biscuit'],
          optional: true,
          amount: [15, 'g'],
          share: 0.5,
        },
        fruit: {
          takes: ['berry', 'soft-fruit', 'orchard-fruit'],
          vary: ['raspberry', 'strawberry', 'blackcurrant'],
          amount: [65, 'g'],
          share: 0.7,
        },
        sugar: { first: ['sugar'], amount: [14, 'g'] },
        gelatine: {
          first: ['gelatine'],
          amount: [1.4, 'g'],
          prep: { en: 'soaked in cold water', fr: 'trempé· dans de l’eau froide' },
        },
        lemon: { first: ['lemon', 'lime'], optional: true, amount: [0.1, 'piece'], prep: { en: '', fr: '' } },
        cream: { ...whippingCream, amount: 50 },
      },
      titles: [
        { en: '{fruit:title} bavarois', fr: 'Bavarois {fruit:at}' },
        { en: '{fruit:title} bavarois on {biscuit:bare}', fr: 'Bavarois {fruit:at} sur {biscuit:bare}' },
      ],
      descriptions: [
        {
          en: 'A cloud with a backbone: it is turned out, it stands, it trembles.',
          fr: 'Un nuage qui a de la tenue : on le démoule, il tremble, il reste debout.',
        },
        {
          en: 'Made today, cut tomorrow.',
          fr: 'On le fait aujourd’hui, on le coupe demain.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: '[Line {tin} with {biscuit}. ]Blend {fruit} with {sugar}[ and the juice of {lemon}] and push through a sieve.',
          fr: '[Tapissez {tin} avec {biscuit}. ]Mixez {fruit} avec {sugar}[ et le jus {lemon:ofThe}] et passez au tamis.',
        },
        {
          en: 'Heat a third of the purée, melt {gelatine} in it, without letting it boil, and stir into the rest. Leave to cool for 20 min, until it starts to thicken.',
          fr: 'Chauffez un tiers de la purée, faites-y fondre {gelatine} sans laisser bouillir, et mélangez au reste. Laissez refroidir 20 min : cela commence à épaissir.',
          cook: 4,
          wait: 20,
        },
        {
          en: 'Whip {cream} to soft peaks, fold in and pour into the tin. Chill for 6 h, run a warm knife round the edge and turn out.',
          fr: 'Fouettez {cream} souplement, incorporez et versez dans le moule. Laissez 6 h au frais, passez une lame chaude tout autour et démoulez.',
          wait: 360,
        },
      ],
    },
  ],
}

export const poudingChomeur: Dish = {
  id: 'pouding-chomeur',
  of: 'sticky-toffee-pudding',
  course: 'dessert',
  cuisines: ['american', 'french'],
  suits: ['cosy', 'winter', 'cheap', 'children'],
  names: {
    en: [
      'pouding chômeur',
      'pudding chômeur',
      'pouding chomeur',
      'maple pudding cake',
      "poor man's pudding",
      'quebec maple pudding',
    ],
    fr: [
      'pouding chômeur',
      'pudding chômeur',
      'pouding au chômeur',
      "pouding au sirop d'érable",
      "gâteau au sirop d'érable",
    ],
  },
  noun: { en: 'a pouding chômeur', fr: 'un pouding chômeur' },
  serves: 6,
  instead: ['sticky-toffee-pudding', 'cobbler'],
  ways: [
    {
      hero: ['syrup'],
      oven: true,
      whole: 'egg',
      slots: {
        syrup: { takes: ['syrup'], first: ['maple-syrup'], amount: [2, 'tbsp'] },
        cream: { ...cream, amount: 40 },
        butter: { ...butter, first: ['butter', 'vegan-butter'], amount: 12, prep: { en: 'soft', fr: 'mou·' } },
        sugar: { first: ['sugar', 'brown-sugar'], amount: [16, 'g'] },
        egg: { ...eggs, first: ['egg', 'soy-yoghurt', 'yoghurt'], amount: 0.17, share: 0.15 },
        flour: [flour, 28],
        raising: { first: ['baking-powder', 'gluten-free-baking-powder'], optional: true, amount: [0.25, 'tsp'] },
        milk: { ...milk, amount: 22, again: true },
        vanilla,
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Pouding chômeur with {syrup:bare}', fr: 'Pouding chômeur {syrup:at}' },
        { en: 'Quebec {syrup:bare} pudding', fr: 'Pouding du Québec {syrup:at}' },
      ],
      descriptions: [
        {
          en: 'Montreal, 1929: nothing in the larder but flour, and a forest full of syrup.',
          fr: 'Montréal, 1929 : rien dans l’armoire que de la farine, et une forêt pleine de sirop.',
        },
        {
          en: 'Pour the sauce on top and do nothing: it changes places with the batter by itself.',
          fr: 'Versez la sauce par-dessus et ne touchez à rien : elle change de place avec la pâte toute seule.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 190 °C. Bring {syrup+cream} to the boil and take off the heat.',
          fr: 'Préchauffez le four à 190 °C. Portez {syrup+cream} à ébullition et ôtez du feu.',
          cook: 4,
        },
        {
          en: 'Beat {butter+sugar} until pale, beat in {egg+vanilla}, then {flour+raising+salt} in turn with {milk}. Spoon into {ovenDish} and pour the hot syrup over.',
          fr: 'Battez {butter+sugar} en crème, ajoutez {egg+vanilla}, puis {flour+raising+salt} en alternant avec {milk}. Versez dans {ovenDish} et nappez de sirop chaud.',
        },
        {
          en: 'Bake for 35 min, until golden and bubbling at the edge. Leave for 10 min and serve warm, with the sauce from below.',
          fr: 'Enfournez 35 min : doré, bouillonnant sur les bords. Attendez 10 min et servez tiède, avec la sauce du fond.',
          cook: 35,
          wait: 10,
        },
      ],
    },
  ],
}

export const bananasFoster: Dish = {
  id: 'bananas-foster',
  of: 'crepes-suzette',
  course: 'dessert',
  cuisines: ['american', 'caribbean', 'french'],
  suits: ['cheap', 'fancy', 'children'],
  names: {
    en: [
      'bananas foster',
      'banana flambé',
      'flambéed bananas',
      'fried bananas',
      'caramelised bananas',
      'caramelized bananas',
    ],
    fr: [
      'bananes flambées',
      'banane flambée',
      'bananes Foster',
      'bananes caramélisées',
      'bananes flambées au rhum',
      'bananes poêlées',
    ],
  },
  noun: { en: 'bananas Foster', fr: 'des bananes flambées' },
  serves: 4,
  instead: ['baked-apples', 'banana-bread'],
  ways: [
    {
      hero: ['banana', 'spirit'],
      slots: {
        butter: { ...butter, first: ['butter', 'vegan-butter', 'coconut-oil'], amount: 12 },
        sugar: { first: ['brown-sugar', 'sugar'], amount: [15, 'g'] },
        spice: { takes: ['sweet-spice'], vary: ['cinnamon', 'vanilla'], optional: true, share: 0.7 },
        banana: {
          first: ['banana'],
          amount: [1, 'piece'],
          prep: { en: 'halved lengthways', fr: 'coupé· en deux dans la longueur' },
        },
        spirit: { takes: ['spirit'], first: ['spirit'], optional: true, amount: [15, 'ml'] },
        juice: {
          first: ['orange', 'lemon'],
          without: 'spirit',
          optional: true,
          amount: [0.25, 'piece'],
          share: 0.2,
          prep: { en: '', fr: '' },
        },
        nut: { takes: ['nut'], first: ['pecan'], optional: true, amount: [6, 'g'] },
      },
      titles: [
        { en: 'Bananas Foster[ with {spirit:bare}]', fr: 'Bananes Foster[ {spirit:at}]' },
        { en: 'Pan-caramelised bananas[ with {nut:bare}]', fr: 'Bananes caramélisées[ {nut:at}]' },
      ],
      descriptions: [
        {
          en: 'New Orleans had too many on its docks one spring, and a match.',
          fr: 'Un printemps, La Nouvelle-Orléans en eut trop sur ses quais, et une allumette.',
        },
        {
          en: 'Just ripe, still firm: the soft ones are for bread.',
          fr: 'Mûres à point, encore fermes : les molles iront au cake.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Melt {butter} with {sugar}[ and {spice}] in a wide frying pan over medium heat for 3 min, until it bubbles. Lay in {banana} and cook for 2 min on each side, spooning the sauce over.',
          fr: 'Faites fondre {butter} avec {sugar}[ et {spice}] dans une grande poêle à feu moyen, 3 min : cela bouillonne. Posez-y {banana} et laissez 2 min de chaque côté en arrosant de sauce.',
          cook: 7,
        },
        {
          en: 'Take off the heat, pour in {spirit}, hood off, light it with a long match and let the flames die.[ Scatter with {nut}.]',
          fr: 'Hors du feu, hotte éteinte, versez {spirit}, flambez à l’allumette longue et laissez les flammes mourir.[ Parsemez {nut:of}.]',
          cook: 1,
          if: 'spirit',
        },
        {
          en: '[Add {juice}, squeezed, and let it bubble for 1 min. ]Serve hot[, scattered with {nut}].',
          fr: '[Ajoutez {juice}, en jus, et laissez bouillonner 1 min. ]Servez bien chaud[, parsemé {nut:of}].',
          cook: 1,
          unless: 'spirit',
        },
      ],
    },
  ],
}
