import type { Dish } from '../dish.ts'
import { garlic, oil, onion, seasoning } from '../larder.ts'
import { chickenStock, reheatRice, rice, startRice, steamRice, thinlySliced, tinnedTomatoes } from '../staples.ts'

export const molePoblano: Dish = {
  id: 'mole-poblano',
  of: 'chili',
  course: 'main',
  cuisines: ['mexican'],
  suits: ['feast', 'ahead', 'freezes'],
  names: {
    en: [
      'mole poblano',
      'mole',
      'chicken mole',
      'pollo con mole',
      'chicken in mole sauce',
      'mexican chocolate chicken',
    ],
    fr: ['mole poblano', 'poulet au mole', 'mole', 'poulet mole', 'poulet au chocolat mexicain'],
  },
  noun: { en: 'a mole poblano', fr: 'un mole poblano' },
  serves: 4,
  instead: ['chili', 'mafe', 'stew'],
  ways: [
    {
      hero: ['meat', 'chocolate'],
      slots: {
        oil: { ...oil, share: 0.8 },
        meat: { takes: ['poultry'], first: ['chicken-thigh', 'turkey'], amount: [170, 'g'] },
        onion,
        garlic,
        nut: {
          takes: ['nut'],
          first: ['almond', 'peanut', 'pumpkin-seed', 'sunflower-seed'],
          optional: true,
          amount: [12, 'g'],
          prep: { en: '', fr: '' },
        },
        sesame: { first: ['sesame-seed'], optional: true, amount: [1, 'tsp'] },
        raisin: { takes: ['dried-fruit'], first: ['raisin', 'prune'], optional: true, amount: [10, 'g'] },
        chilli: { takes: ['hot-spice'], first: ['chilli-flakes', 'espelette'], optional: true, amount: [0.5, 'tsp'] },
        spice: { takes: ['spice'], all: ['smoked-paprika', 'cumin', 'cinnamon'], upTo: 3 },
        tomato: { ...tinnedTomatoes, amount: [90, 'g'] },
        tortilla: {
          first: ['corn-tortilla', 'tortilla'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'torn up', fr: 'déchiré·' },
        },
        stock: { ...chickenStock, amount: [130, 'ml'] },
        chocolate: {
          takes: ['chocolate'],
          first: ['dark-chocolate', 'vegan-chocolate', 'cocoa'],
          amount: [10, 'g'],
          share: 0.4,
        },
        rice,
        seasoning,
      },
      titles: [
        { en: 'Mole poblano with {meat:bare}', fr: 'Mole poblano {meat:at}' },
        {
          en: '{meat:title} in a dark mole of {spice+chocolate:bare}',
          fr: '{meat:bare} au mole, {raisin+chocolate:bare}',
        },
      ],
      descriptions: [
        {
          en: 'Some twenty things go into a mole in Puebla; these are the ones that carry it.',
          fr: 'À Puebla, un mole compte vingt choses et plus ; voici celles qui le portent.',
        },
        {
          en: 'The chocolate is not there to be sweet: it is there to be dark.',
          fr: 'Le chocolat n’est pas là pour sucrer : il est là pour faire de l’ombre.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat half of {oil} in a heavy pot and brown {meat} for 8 min, on both sides. Lift out.',
          fr: 'Chauffez la moitié {oil:ofThe} dans une cocotte et faites dorer {meat} 8 min, des deux côtés. Réservez.',
          cook: 8,
        },
        {
          en: 'Heat the rest and cook {onion+garlic+nut+sesame} for 6 min, until golden. Stir in {spice+chilli+raisin+tortilla} for 1 min, add {tomato+stock} and simmer for 10 min. Blend until smooth.',
          fr: 'Chauffez le reste et faites dorer {onion+garlic+nut+sesame} 6 min. Ajoutez {spice+chilli+raisin+tortilla} 1 min, puis {tomato+stock} et laissez frémir 10 min. Mixez : bien lisse.',
          cook: 17,
        },
        steamRice,
        reheatRice,
        {
          en: 'Pour the sauce back into the pot, melt {chocolate} in it, add {meat} and simmer for 30 min over low heat, stirring often, until dark, thick and cooked through.[ Season with {seasoning:bare}.][ Serve with {rice}.]',
          fr: 'Remettez la sauce dans la cocotte, faites-y fondre {chocolate}, ajoutez {meat} et laissez mijoter 30 min à feu doux en remuant souvent : sombre, épais et bien cuit.[ Assaisonnez {seasoning:of}.][ Servez avec {rice}.]',
          cook: 30,
        },
      ],
    },
  ],
}

export const cochinita: Dish = {
  id: 'cochinita-pibil',
  of: 'pulled-pork',
  course: 'main',
  cuisines: ['mexican'],
  suits: ['party', 'crowd', 'ahead', 'freezes'],
  names: {
    en: ['cochinita pibil', 'cochinita', 'yucatan pulled pork', 'mexican pulled pork', 'pork pibil', 'pibil'],
    fr: [
      'cochinita pibil',
      'cochinita',
      'porc pibil',
      'porc effiloché mexicain',
      'porc effiloché à la mexicaine',
      'pibil',
    ],
  },
  noun: { en: 'a cochinita pibil', fr: 'une cochinita pibil' },
  serves: 6,
  instead: ['pulled-pork', 'chili'],
  ways: [
    {
      hero: ['meat', 'citrus'],
      oven: true,
      slots: {
        meat: {
          takes: ['stewing-meat'],
          first: ['pork-shoulder', 'stewing-beef'],
          amount: [170, 'g'],
          prep: { en: 'in large pieces', fr: 'en gros morceaux' },
        },
        citrus: {
          takes: ['citrus'],
          first: ['orange', 'grapefruit'],
          amount: [0.4, 'piece'],
          prep: { en: '', fr: '' },
        },
        lime: {
          first: ['lime', 'lemon', 'cider-vinegar'],
          again: true,
          amount: [0.4, 'piece'],
          share: 0.4,
          prep: { en: '', fr: '' },
        },
        garlic: { ...garlic, amount: [0.75, 'clove'] },
        paste: { first: ['tomato-paste'], optional: true, amount: [0.4, 'tbsp'] },
        spice: { takes: ['spice'], all: ['paprika', 'cumin', 'oregano'], upTo: 3 },
        sweet: { takes: ['sweet-spice'], first: ['allspice', 'cinnamon'], optional: true, share: 0.6 },
        onion: { first: ['red-onion', 'onion', 'shallot'], amount: [0.25, 'piece'], prep: thinlySliced },
        tortilla: { takes: ['tortilla'], first: ['corn-tortilla'], optional: true, amount: [3, 'piece'] },
        seasoning,
      },
      titles: [
        { en: 'Cochinita pibil with {citrus:bare} and {onion:bare}', fr: 'Cochinita pibil {citrus:at}, {onion:bare}' },
        { en: 'Yucatán pulled {meat:title} with {citrus:bare}', fr: '{meat:bare} pibil du Yucatán {citrus:at}' },
      ],
      descriptions: [
        {
          en: 'Achiote gives the red in Mérida; paprika and tomato do it here, and nobody sends it back.',
          fr: 'À Mérida, le rouge vient du rocou ; ici, le paprika et la tomate s’en chargent, et personne ne se plaint.',
        },
        {
          en: 'Once it was buried with hot stones; a closed pot in the oven remembers how.',
          fr: 'On l’enterrait jadis avec des pierres brûlantes ; une cocotte fermée s’en souvient très bien.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Stir the juice of {citrus} and half of that of {lime} with {spice+garlic+paste+sweet}. Rub into {meat}[ with {seasoning:bare}], cover and leave in the fridge for 4 h, or overnight.',
          fr: 'Mélangez le jus {citrus:ofThe} et la moitié de celui {lime:ofThe} avec {spice+garlic+paste+sweet}. Frottez-en {meat}[, assaisonnez {seasoning:of}], couvrez et laissez 4 h au frais, ou toute la nuit.',
          wait: 240,
          if: 'citrus',
        },
        {
          en: 'Heat the oven to 160 °C. Put everything into a heavy pot, cover the surface with baking paper and the pot with its lid and bake for 3 h, until the meat falls apart.',
          fr: 'Préchauffez le four à 160 °C. Mettez le tout dans une cocotte, couvrez au contact de papier cuisson, fermez et enfournez 3 h : la viande doit se défaire.',
          cook: 180,
        },
        {
          en: 'Meanwhile, toss {onion} with the rest of the juice and leave until pink. Pull the meat into shreds in its sauce and top with the onion.[ Serve with {tortilla}, warmed.]',
          fr: 'Pendant ce temps, mélangez {onion} avec le reste du jus : tout doit rosir. Effilochez la viande dans sa sauce et servez avec ces lanières roses.[ Accompagnez {tortilla:of}, bien {tortilla|chaud|chaude|chauds|chaudes}.]',
        },
      ],
    },
  ],
}

export const ajiDeGallina: Dish = {
  id: 'aji-de-gallina',
  of: 'fricassee',
  course: 'main',
  cuisines: ['south-american'],
  suits: ['cosy', 'soft'],
  uses: ['bread'],
  names: {
    en: ['ají de gallina', 'aji de gallina', 'peruvian creamy chicken', 'peruvian chicken stew'],
    fr: ['ají de gallina', 'aji de gallina', 'poulet péruvien', 'poulet à la péruvienne'],
  },
  noun: { en: 'an ají de gallina', fr: 'un ají de gallina' },
  serves: 4,
  instead: ['fricassee', 'curry'],
  ways: [
    {
      hero: ['meat', 'nut'],
      slots: {
        meat: { takes: ['poultry'], first: ['chicken-breast', 'turkey'], amount: [140, 'g'], prep: { en: '', fr: '' } },
        stock: { ...chickenStock, amount: [130, 'ml'] },
        bread: {
          takes: ['bread'],
          first: ['bread', 'gluten-free-bread'],
          amount: [30, 'g'],
          share: 0.6,
          prep: { en: 'crusts off', fr: 'sans la croûte' },
        },
        milk: { takes: ['milk'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [70, 'ml'] },
        oil: { ...oil, share: 0.7 },
        onion,
        garlic,
        chilli: { takes: ['hot-spice', 'aromatic'], first: ['chilli', 'chilli-flakes'], optional: true, share: 0.8 },
        spice: { takes: ['spice'], all: ['turmeric', 'cumin'], upTo: 2, optional: true },
        nut: {
          takes: ['nut'],
          first: ['walnut', 'pecan', 'sunflower-seed'],
          optional: true,
          amount: [12, 'g'],
          prep: { en: 'finely chopped', fr: 'finement haché·' },
        },
        cheese: { takes: ['hard-cheese'], first: ['parmesan', 'vegetarian-cheese'], optional: true, amount: [8, 'g'] },
        potato: {
          takes: ['root'],
          first: ['potato'],
          optional: true,
          amount: [150, 'g'],
          prep: { en: 'peeled and quartered', fr: 'épluché· et coupé· en quartiers' },
        },
        egg: { first: ['egg'], optional: true, amount: [0.5, 'piece'], prep: { en: '', fr: '' } },
        olive: { takes: ['preserve'], first: ['olive'], optional: true, amount: [8, 'g'], prep: { en: '', fr: '' } },
        seasoning,
      },
      titles: [
        { en: 'Ají de gallina with {meat:bare}[ and {nut:bare}]', fr: 'Ají de gallina {meat:at}[, {nut:bare}]' },
        { en: 'Lima-style {meat:bare} in a yellow sauce', fr: '{meat:bare} comme à Lima, sauce jaune' },
      ],
      descriptions: [
        {
          en: 'Stale bread, a hen and a yellow chilli: Peru made velvet of them.',
          fr: 'Du pain rassis, une poule, un piment jaune : le Pérou en a fait du velours.',
        },
        {
          en: 'Mild, golden and soft; the heat is yours to set.',
          fr: 'Doux, doré, onctueux ; à vous de régler le feu.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Bring {stock} to a simmer and cook {meat} in it for 18 min, covered, until cooked through. Lift out, pull into shreds and keep the broth.[ Meanwhile, boil {potato} in salted water for 18 min, until soft.][ Boil {egg} for 10 min.]',
          fr: 'Portez {stock} à frémissement et faites-y cuire {meat} 18 min à couvert, à cœur. Sortez, effilochez et gardez le bouillon.[ Pendant ce temps, faites cuire {potato} 18 min à l’eau salée : bien tendre.][ Faites cuire {egg} 10 min à l’eau bouillante.]',
          cook: 20,
        },
        {
          en: 'Soak {bread} in {milk}. Heat {oil} in a wide pan and soften {onion+garlic+chilli+spice} for 8 min. Blend with the bread, its milk and enough broth to make a thick sauce.',
          fr: 'Faites tremper {bread} dans {milk}. Chauffez {oil} dans une sauteuse et faites fondre {onion+garlic+chilli+spice} 8 min. Mixez avec le pain, son lait et assez de bouillon pour une sauce épaisse.',
          cook: 8,
        },
        {
          en: 'Return to the pan with the shreds[, {nut}][ and {cheese}] and simmer for 6 min, stirring, adding broth until it just flows.[ Season with {seasoning:bare}.] Serve[ over {potato}][, topped with {egg+olive}].',
          fr: 'Remettez dans la sauteuse avec la viande effilochée[, {nut}][ et {cheese}] et laissez frémir 6 min en remuant, en allongeant de bouillon : juste coulant.[ Assaisonnez {seasoning:of}.] Servez[ sur {potato}][, avec {egg+olive} par-dessus].',
          cook: 6,
        },
      ],
    },
  ],
}

export const moqueca: Dish = {
  id: 'moqueca',
  of: 'curry',
  course: 'main',
  cuisines: ['south-american'],
  suits: ['summer', 'one-pot'],
  names: {
    en: ['moqueca', 'moqueca de peixe', 'brazilian fish stew', 'moqueca baiana', 'brazilian coconut fish stew'],
    fr: ['moqueca', 'moqueca de poisson', 'moqueca brésilienne', 'ragoût de poisson brésilien', 'moqueca baiana'],
  },
  classics: [
    {
      names: { en: ['prawn moqueca', 'moqueca de camarão'], fr: ['moqueca de crevettes', 'moqueca de camarão'] },
      asks: ['prawn'],
    },
  ],
  noun: { en: 'a moqueca', fr: 'une moqueca' },
  serves: 4,
  instead: ['curry', 'stew'],
  ways: [
    {
      hero: ['fish', 'pepper'],
      slots: {
        fish: {
          takes: ['white-fish', 'shellfish', 'tofu'],
          first: ['cod', 'hake', 'prawn', 'tofu'],
          amount: [150, 'g'],
          upTo: 2,
          fleshPrep: { en: 'skinned and cut into 4 cm pieces', fr: 'sans peau, coupé· en morceaux de 4 cm' },
        },
        lime: { first: ['lime', 'lemon'], amount: [0.5, 'piece'], prep: { en: '', fr: '' } },
        garlic,
        oil: { ...oil, share: 1 },
        onion: { ...onion, prep: thinlySliced },
        pepper: { takes: ['tender-vegetable'], first: ['pepper', 'tomato'], amount: [0.75, 'piece'], share: 0.7 },
        paprika: { takes: ['spice'], first: ['paprika', 'smoked-paprika'], optional: true, amount: [0.3, 'tsp'] },
        chilli: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true },
        tomato: { ...tinnedTomatoes, amount: [90, 'g'] },
        coconut: { first: ['coconut-milk'], amount: [100, 'ml'] },
        herb: { takes: ['herb'], first: ['coriander', 'parsley'], optional: true },
        rice,
        seasoning,
      },
      titles: [
        { en: 'Moqueca with {fish:bare} and {pepper:bare}', fr: 'Moqueca {fish:at}, {pepper:bare}' },
        { en: 'Bahian {fish:bare} in {coconut:bare}', fr: '{fish:bare} à la bahianaise, {coconut:bare}' },
      ],
      descriptions: [
        {
          en: 'Everything is layered, nothing is stirred: Bahia shakes the pot by its ears.',
          fr: 'Tout se met en couches, rien ne se remue : à Bahia, on secoue la marmite par les anses.',
        },
        {
          en: 'Palm oil gives the orange there; paprika in oil gives it here.',
          fr: 'Là-bas, l’orangé vient de l’huile de palme ; ici, du paprika fondu dans l’huile.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Turn {fish} in the juice of half of {lime} with {garlic} and leave in the fridge for 20 min.',
          fr: 'Enrobez {fish} du jus de la moitié {lime:ofThe}, ajoutez {garlic} et laissez 20 min au frais.',
          wait: 20,
          if: 'garlic',
        },
        {
          en: 'Turn {fish} in the juice of half of {lime} and leave in the fridge for 20 min.',
          fr: 'Enrobez {fish} du jus de la moitié {lime:ofThe} et laissez 20 min au frais.',
          wait: 20,
          unless: 'garlic',
        },
        startRice,
        reheatRice,
        {
          en: 'Heat {oil} in a wide pan and soften {onion+pepper+paprika+chilli} for 8 min. Add {tomato+coconut} and simmer for 8 min.',
          fr: 'Chauffez {oil} dans une sauteuse et faites fondre {onion+pepper+paprika+chilli} 8 min. Ajoutez {tomato+coconut} et laissez frémir 8 min.',
          cook: 16,
        },
        {
          en: 'Lay {fish} in the sauce, cover and simmer gently for 8 min, until cooked through, shaking the pan instead of stirring. Add the rest of the juice.[ Season with {seasoning:bare}.][ Scatter with {herb}.][ Serve with {rice}.]',
          fr: 'Posez {fish} dans la sauce, couvrez et laissez frémir doucement 8 min, à cœur, en secouant la sauteuse au lieu de remuer. Ajoutez le reste du jus.[ Assaisonnez {seasoning:of}.][ Parsemez {herb:of}.][ Servez avec {rice}.]',
          cook: 8,
        },
      ],
    },
  ],
}

export const tinga: Dish = {
  id: 'chicken-tinga',
  of: 'chili',
  course: 'main',
  cuisines: ['mexican'],
  suits: ['party', 'ahead', 'freezes'],
  names: {
    en: [
      'chicken tinga',
      'tinga de pollo',
      'tinga',
      'mexican shredded chicken',
      'mexican pulled chicken',
      'shredded chicken tacos filling',
    ],
    fr: [
      'tinga',
      'tinga de poulet',
      'tinga de pollo',
      'poulet effiloché mexicain',
      'poulet effiloché à la mexicaine',
      'chicken tinga',
    ],
  },
  noun: { en: 'a chicken tinga', fr: 'une tinga de poulet' },
  serves: 4,
  instead: ['chili', 'tacos'],
  ways: [
    {
      hero: ['meat', 'tomato'],
      slots: {
        oil: { ...oil, share: 0.7 },
        onion: { ...onion, prep: thinlySliced },
        garlic,
        spice: { takes: ['spice'], all: ['smoked-paprika', 'cumin', 'oregano'], upTo: 3 },
        chilli: { takes: ['hot-spice'], first: ['chilli-flakes', 'chilli'], optional: true, share: 0.8 },
        tomato: { ...tinnedTomatoes, amount: [130, 'g'] },
        stock: { ...chickenStock, amount: [50, 'ml'] },
        meat: {
          takes: ['poultry'],
          first: ['chicken-thigh', 'chicken-breast', 'turkey'],
          amount: [150, 'g'],
          prep: { en: '', fr: '' },
        },
        tortilla: { takes: ['tortilla'], first: ['corn-tortilla', 'tortilla'], optional: true, amount: [3, 'piece'] },
        topping: { takes: ['salad-vegetable'], vary: ['avocado', 'radish'], optional: true, share: 0.5 },
        seasoning,
      },
      titles: [
        { en: 'Tinga of {meat:bare}[ with {topping:bare}]', fr: 'Tinga {meat:of}[, {topping:bare}]' },
        { en: 'Smoky Puebla tinga[ with {topping:bare}]', fr: 'Tinga fumée de Puebla[ {topping:at}]' },
      ],
      descriptions: [
        {
          en: 'Smoke, tomato, and shreds that drink both.',
          fr: 'De la fumée, de la tomate, et des lambeaux qui boivent les deux.',
        },
        {
          en: 'On a warm tortilla today, in a sandwich tomorrow.',
          fr: 'Sur une tortilla chaude aujourd’hui, dans un sandwich demain.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat {oil} in a wide pan and soften {onion} for 8 min.[ Stir in {garlic+chilli} for 1 min.] Add {spice}, {tomato} and {stock} and bring to the boil.',
          fr: 'Chauffez {oil} dans une sauteuse et faites fondre {onion} 8 min.[ Ajoutez {garlic+chilli} 1 min.] Versez {tomato+stock}, ajoutez {spice} et portez à ébullition.',
          cook: 10,
          if: 'onion',
        },
        {
          en: 'Heat {oil} in a wide pan[ and stir in {garlic+chilli} for 1 min]. Add {spice}, {tomato} and {stock} and bring to the boil.',
          fr: 'Chauffez {oil} dans une sauteuse[ et faites revenir {garlic+chilli} 1 min]. Versez {tomato+stock}, ajoutez {spice} et portez à ébullition.',
          cook: 4,
          unless: 'onion',
        },
        {
          en: 'Lay {meat} in the sauce, cover and simmer for 25 min, until cooked through. Lift out, pull into shreds with two forks and simmer them in the sauce for 8 min, uncovered, until thick.[ Season with {seasoning:bare}.]',
          fr: 'Posez {meat} dans la sauce, couvrez et laissez mijoter 25 min, à cœur. Sortez, effilochez à l’aide de deux fourchettes et remettez 8 min dans la sauce, à découvert, pour épaissir.[ Assaisonnez {seasoning:of}.]',
          cook: 33,
        },
        {
          en: '[Warm {tortilla} in a dry pan. ]Serve the tinga hot[, topped with {topping}].',
          fr: '[Réchauffez {tortilla} à sec dans une poêle. ]Servez la tinga bien chaude[, avec {topping}].',
          cook: 3,
        },
      ],
    },
  ],
}

export const carnitas: Dish = {
  id: 'carnitas',
  of: 'pulled-pork',
  course: 'main',
  cuisines: ['mexican'],
  suits: ['party', 'crowd', 'ahead'],
  names: {
    en: ['carnitas', 'pork carnitas', 'mexican crispy pork'],
    fr: ['carnitas', 'carnitas de porc', 'porc confit mexicain'],
  },
  noun: { en: 'carnitas', fr: 'des carnitas' },
  serves: 6,
  instead: ['pulled-pork', 'tacos'],
  ways: [
    {
      hero: ['meat', 'citrus'],
      oven: true,
      slots: {
        meat: {
          takes: ['stewing-meat'],
          first: ['pork-shoulder'],
          amount: [180, 'g'],
          prep: { en: 'cut into 5 cm pieces', fr: 'coupé· en morceaux de 5 cm' },
        },
        oil: { ...oil, share: 1 },
        citrus: {
          takes: ['citrus'],
          first: ['orange'],
          amount: [0.25, 'piece'],
          prep: { en: 'unwaxed, halved', fr: 'non traité·, coupé· en deux' },
        },
        onion: { ...onion, prep: { en: 'quartered', fr: 'coupé· en quartiers' } },
        garlic: { ...garlic, prep: { en: '', fr: '' } },
        spice: { takes: ['spice', 'bouquet'], all: ['cumin', 'oregano', 'bay'], upTo: 3, optional: true },
        water: { first: ['water'], amount: [50, 'ml'] },
        tortilla: { takes: ['tortilla'], first: ['corn-tortilla', 'tortilla'], optional: true, amount: [3, 'piece'] },
        herb: { takes: ['herb'], first: ['coriander'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Carnitas with {citrus:bare}[ and {herb:bare}]', fr: 'Carnitas {citrus:at}[, {herb:bare}]' },
        { en: 'Michoacán carnitas, soft and crisp', fr: 'Carnitas du Michoacán, fondantes et croustillantes' },
      ],
      descriptions: [
        {
          en: 'Soft for three hours, crisp for ten minutes: both are wanted.',
          fr: 'Trois heures de fondant, dix minutes de croustillant : il faut les deux.',
        },
        {
          en: 'What crackles at the edge goes first; keep an eye on your guests.',
          fr: 'Les bords qui craquent partent les premiers ; surveillez vos invités.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 150 °C. Put {meat} into a heavy pot with {oil+onion+garlic+spice+water}, squeeze {citrus} over and add the shells.[ Season with {seasoning:bare}.] Cover and bake for 2 h 45, until a fork pulls it apart.',
          fr: 'Préchauffez le four à 150 °C. Mettez {meat} dans une cocotte avec {oil+onion+garlic+spice+water}, pressez {citrus} par-dessus et ajoutez les écorces.[ Assaisonnez {seasoning:of}.] Couvrez et enfournez 2 h 45 : tout doit s’effilocher à la fourchette.',
          cook: 165,
        },
        {
          en: 'Heat the oven to 230 °C. Lift the meat onto {oneTray}, pull into coarse shreds, moisten with a few spoonfuls of the juices and roast for 12 min, until the edges crackle.',
          fr: 'Montez le four à 230 °C. Sortez la viande sur {oneTray}, effilochez grossièrement, arrosez avec quelques cuillerées de jus et enfournez 12 min : les bords doivent croustiller.',
          cook: 12,
        },
        {
          en: 'Serve hot[ on {tortilla}, warmed][, scattered with {herb}].',
          fr: 'Servez bien chaud[ sur {tortilla}][, parsemé {herb:of}].',
        },
      ],
    },
  ],
}

export const shrimpAndGrits: Dish = {
  id: 'shrimp-and-grits',
  of: 'polenta-dish',
  course: 'main',
  cuisines: ['american'],
  suits: ['cosy'],
  names: {
    en: ['shrimp and grits', 'shrimps and grits', 'prawns and grits', 'cheesy grits', 'grits', 'prawns with polenta'],
    fr: ['shrimp and grits', 'crevettes et polenta', 'crevettes à la polenta', 'grits'],
  },
  noun: { en: 'shrimp and grits', fr: 'des crevettes aux grits' },
  serves: 4,
  instead: ['polenta-dish', 'jambalaya'],
  ways: [
    {
      hero: ['shellfish', 'corn'],
      slots: {
        water: { first: ['water'], amount: [200, 'ml'] },
        milk: { takes: ['milk'], first: ['milk', 'oat-milk', 'rice-milk', 'soy-milk'], amount: [80, 'ml'] },
        corn: { first: ['polenta'], amount: [60, 'g'] },
        cheese: {
          takes: ['melting-cheese', 'hard-cheese'],
          first: ['cheddar', 'gruyere', 'vegetarian-cheese'],
          optional: true,
          amount: [30, 'g'],
        },
        butter: {
          takes: ['butter'],
          first: ['butter', 'vegan-butter', 'olive-oil'],
          optional: true,
          amount: [8, 'g'],
          share: 0.5,
        },
        bacon: { takes: ['cured-meat'], first: ['bacon', 'turkey-bacon'], optional: true, amount: [25, 'g'] },
        oil: { ...oil, share: 0.5 },
        pepper: { takes: ['tender-vegetable'], first: ['pepper', 'tomato'], optional: true, share: 0.4 },
        garlic,
        shellfish: { first: ['prawn'], amount: [120, 'g'] },
        spice: { takes: ['spice'], first: ['smoked-paprika', 'paprika'], optional: true },
        lemon: { first: ['lemon'], optional: true, amount: [0.25, 'piece'], prep: { en: '', fr: '' } },
        onion: { first: ['spring-onion', 'chives'], optional: true, share: 0.5 },
        seasoning,
      },
      titles: [
        { en: 'Shrimp and grits[ with {bacon:bare}]', fr: 'Crevettes aux grits[ et {bacon:bare}]' },
        {
          en: '{shellfish:bare} and grits[ with {cheese+pepper:bare}]',
          fr: '{shellfish:bare} aux grits[, {cheese+pepper:bare}]',
        },
      ],
      descriptions: [
        {
          en: 'Breakfast of the fishermen of Carolina, and supper everywhere else.',
          fr: 'Le petit déjeuner des pêcheurs de Caroline ; partout ailleurs, le dîner.',
        },
        {
          en: 'Coarse cornmeal, cooked until it sighs: polenta by another name.',
          fr: 'De la semoule de maïs cuite longuement : une polenta qui aurait l’accent du Sud.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Bring {water+milk} to the boil, rain in {corn}, whisking, and cook over the lowest heat for 25 min, stirring often, until soft.[ Stir in {cheese+butter}.]',
          fr: 'Portez {water+milk} à ébullition, versez {corn} en pluie en fouettant et laissez cuire 25 min à feu très doux, en remuant souvent : bien onctueux.[ Incorporez {cheese+butter}.]',
          cook: 28,
        },
        {
          en: 'Meanwhile, heat {oil} in a frying pan[ and fry {bacon} for 5 min, until crisp].[ Add {pepper} and soften for 5 min.][ Add {garlic+spice} for 1 min.]',
          fr: 'Pendant ce temps, chauffez {oil} dans une poêle[ et faites dorer {bacon} 5 min].[ Ajoutez {pepper} et laissez fondre 5 min.][ Ajoutez {garlic+spice} 1 min.]',
        },
        {
          en: 'Add {shellfish} and fry over high heat for 4 min, turning once, until pink right through.[ Add the juice of {lemon}.][ Season with {seasoning:bare}.] Spoon over the grits[ and scatter with {onion}].',
          fr: 'Ajoutez {shellfish} et saisissez 4 min à feu vif, en retournant une fois : bien rose à cœur.[ Ajoutez le jus {lemon:ofThe}.][ Assaisonnez {seasoning:of}.] Servez sur les grits[, avec {onion} par-dessus].',
          cook: 5,
        },
      ],
    },
  ],
}

export const redBeansRice: Dish = {
  id: 'red-beans-and-rice',
  of: 'jambalaya',
  course: 'main',
  cuisines: ['american', 'caribbean'],
  suits: ['cheap', 'cosy', 'freezes', 'crowd'],
  names: {
    en: ['red beans and rice', 'louisiana red beans', 'beans and rice', "hoppin' john", 'hoppin john', 'hopping john'],
    fr: [
      'haricots rouges et riz',
      'red beans and rice',

      'haricots rouges à la louisianaise',
      'hoppin john',
    ],
  },
  noun: { en: 'red beans and rice', fr: 'des haricots rouges au riz' },
  serves: 4,
  instead: ['chili', 'jambalaya', 'stew'],
  ways: [
    {
      hero: ['bean', 'sausage'],
      slots: {
        oil: { ...oil, share: 0.7 },
        sausage: {
          takes: ['sausage'],
          first: ['smoked-sausage', 'vegan-sausage'],
          optional: true,
          amount: [0.6, 'piece'],
          prep: { en: 'sliced', fr: 'en rondelles' },
        },
        onion,
        celery: { takes: ['firm-vegetable'], first: ['celery'], optional: true, share: 0.4 },
        pepper: { takes: ['tender-vegetable'], first: ['pepper'], optional: true, share: 0.4 },
        garlic,
        spice: { takes: ['spice', 'bouquet'], all: ['smoked-paprika', 'thyme', 'bay'], upTo: 3, optional: true },
        bean: { takes: ['pulse'], first: ['kidney-bean', 'black-bean', 'white-bean'], amount: [140, 'g'], share: 1.1 },
        water: { first: ['water'], amount: [120, 'ml'] },
        rice: { takes: ['rice'], first: ['basmati-rice', 'brown-rice', 'jasmine-rice'], amount: [70, 'g'] },
        green: { first: ['spring-onion', 'parsley'], again: true, optional: true, share: 0.4 },
        seasoning,
      },
      titles: [
        { en: 'Red beans and rice[ with {sausage:bare}]', fr: 'Haricots rouges et riz[, {sausage:bare}]' },
        {
          en: 'New Orleans Monday {bean:bare}[ with {sausage:bare}]',
          fr: '{bean:bare} du lundi à La Nouvelle-Orléans[, {sausage:bare}]',
        },
      ],
      descriptions: [
        {
          en: 'Monday was washing day in New Orleans, and a pot that minds itself was worth gold.',
          fr: 'Le lundi, à La Nouvelle-Orléans, on lavait : une marmite qui se surveille seule valait de l’or.',
        },
        {
          en: 'Crush some of it against the side: nothing else has to thicken it.',
          fr: 'Écrasez-en un peu contre la paroi : voilà tout ce qu’il faut pour lier.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat {oil} in a heavy pot[ and brown {sausage} for 8 min].[ Add {onion+celery+pepper+garlic} and soften for 8 min.]',
          fr: 'Chauffez {oil} dans une cocotte[ et faites dorer {sausage} 8 min].[ Ajoutez {onion+celery+pepper+garlic} et laissez fondre 8 min.]',
          cook: 16,
        },
        {
          en: 'Add {bean+water+spice}, bring to the boil, cover and simmer for 35 min. Crush a third against the side and simmer uncovered for 5 min, until creamy.[ Season with {seasoning:bare}.]',
          fr: 'Ajoutez {bean+water+spice}, portez à ébullition, couvrez et laissez mijoter 35 min. Écrasez-en un tiers contre la paroi et laissez 5 min à découvert : bien crémeux.[ Assaisonnez {seasoning:of}.]',
          cook: 42,
        },
        steamRice,
        reheatRice,
        {
          en: 'Spoon over {rice}[ and scatter with {green}].',
          fr: 'Servez sur {rice}[, avec {green} par-dessus].',
        },
      ],
    },
  ],
}
