import type { Dish } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { asItIs, chickenStock, fishSauce, neutralOil, soySauce, thinlySliced } from '../staples.ts'

export const danDan: Dish = {
  id: 'dan-dan-noodles',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['chinese'],
  suits: ['cosy'],
  names: {
    en: ['dan dan noodles', 'dan dan mian', 'dandan noodles', 'tantanmen', 'sichuan noodles'],
    fr: ['nouilles dan dan', 'dan dan', 'dan dan mian', 'dan dan noodles', 'nouilles du sichuan'],
  },
  noun: { en: 'dan dan noodles', fr: 'des nouilles dan dan' },
  serves: 4,
  instead: ['mapo-tofu', 'chow-mein'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        noodle: { takes: ['noodle'], first: ['egg-noodle', 'rice-noodle', 'udon'], amount: [90, 'g'] },
        leaf: { takes: ['leaf'], first: ['pak-choi'], optional: true, amount: [60, 'g'] },
        oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
        meat: {
          takes: ['mince', 'tofu'],
          first: ['pork-mince', 'tofu'],
          amount: [80, 'g'],
          share: 0.7,
          prep: { en: 'finely crumbled', fr: 'finement émietté·' },
          fleshPrep: asItIs,
        },
        aromatics: { all: ['garlic', 'ginger'], optional: true },
        soy: { ...soySauce, amount: [1, 'tbsp'] },
        paste: { first: ['tahini', 'peanut-butter', 'sesame-oil'], amount: [1, 'tbsp'], share: 2 },
        chilli: { first: ['chilli-flakes', 'chilli'], optional: true, amount: [1, 'pinch'], share: 1 },
        pepper: { first: ['sichuan-pepper', 'black-pepper'], optional: true },
        vinegar: { takes: ['vinegar'], first: ['rice-vinegar', 'cider-vinegar'], optional: true },
        sugar: { takes: ['sugar'], first: ['sugar'], optional: true, amount: [3, 'g'] },
        stock: { ...chickenStock, amount: [60, 'ml'] },
        nut: { takes: ['nut'], first: ['peanut', 'cashew'], optional: true, amount: [8, 'g'] },
        onion: { first: ['spring-onion', 'chives'], optional: true, prep: thinlySliced },
      },
      titles: [
        { en: 'Dan dan noodles with {meat:bare}', fr: 'Nouilles dan dan {meat:at}' },
        { en: 'Numbing, nutty dan dan noodles', fr: 'Nouilles dan dan du Sichuan' },
      ],
      descriptions: [
        {
          en: 'Once carried through Chengdu on a pole: noodles, a sauce that tingles, a crumble of something savoury.',
          fr: 'On les portait jadis à la palanche dans Chengdu : des nouilles, une sauce qui picote, un émietté bien salé.',
        },
        {
          en: 'The sauce waits in the bowl; the noodles come to it.',
          fr: 'La sauce attend au fond du bol ; les nouilles viennent à elle.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm {oil} in a wok and fry {meat} for 7 min, until brown and crisp.[ Add {aromatics} for 1 min.] Stir in a third of {soy}.',
          fr: 'Chauffez {oil} dans un wok et faites revenir {meat} 7 min, pour bien dorer.[ Ajoutez {aromatics} 1 min.] Versez un tiers {soy:ofThe}.',
          cook: 9,
        },
        {
          en: 'Whisk {paste}, the rest of the soy, {chilli+pepper+vinegar+sugar} and {stock}, hot, in the bowls.',
          fr: 'Fouettez {paste}, le reste de la sauce, {chilli+pepper+vinegar+sugar} et {stock} bien chaud dans les bols.',
        },
        {
          en: 'Boil {noodle} as the packet says[, with {leaf} for the last 2 min], drain and divide between the bowls.',
          fr: 'Faites cuire {noodle} selon le paquet[, avec {leaf} les 2 dernières minutes], égouttez et répartissez dans les bols.',
          cook: 8,
        },
        {
          en: 'Spoon {meat} on top[, scatter with {nut+onion}] and toss at the table.',
          fr: 'Coiffez de la poêlée[, parsemez {nut+onion:of}] et mélangez à table.',
        },
      ],
    },
  ],
}

export const meeGoreng: Dish = {
  id: 'mee-goreng',
  of: 'chow-mein',
  course: 'main',
  cuisines: ['indonesian'],
  suits: ['cheap', 'children'],
  names: {
    en: ['mee goreng', 'mie goreng', 'bami goreng', 'indonesian fried noodles', 'mi goreng', 'mee goreng mamak'],
    fr: ['mee goreng', 'mie goreng', 'bami goreng', 'bami', 'mi goreng', 'nouilles sautées indonésiennes'],
  },
  noun: { en: 'a mee goreng', fr: 'un bami goreng' },
  serves: 4,
  instead: ['nasi-goreng', 'chow-mein'],
  ways: [
    {
      hero: ['main'],
      slots: {
        noodle: { takes: ['noodle'], first: ['egg-noodle', 'rice-noodle'], amount: [80, 'g'] },
        oil: { ...neutralOil, amount: [0.75, 'tbsp'] },
        main: {
          takes: ['poultry', 'tofu', 'shellfish'],
          first: ['chicken-breast', 'tofu'],
          amount: [90, 'g'],
          share: 0.7,
          prep: { en: 'cut into thin strips', fr: 'en fines lanières' },
        },
        onion: { ...onion, prep: thinlySliced },
        aromatics: { all: ['garlic', 'chilli'], optional: true },
        vegetable: {
          takes: ['firm-vegetable', 'tender-vegetable'],
          first: ['cabbage'],
          upTo: 2,
          amount: [60, 'g'],
          share: 0.5,
          prep: { en: 'cut into strips', fr: 'en lanières' },
        },
        sprout: { first: ['bean-sprout'], optional: true, amount: [30, 'g'] },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'], prep: { en: 'beaten', fr: 'battu·' } },
        soy: { ...soySauce, amount: [1, 'tbsp'] },
        sugar: { takes: ['sugar', 'syrup'], first: ['brown-sugar', 'sugar'], amount: [5, 'g'], share: 0.5 },
        ketchup: { first: ['ketchup', 'tomato-paste'], optional: true },
        lime: {
          takes: ['citrus'],
          first: ['lime'],
          optional: true,
          prep: { en: 'cut into wedges', fr: 'en quartiers' },
        },
      },
      titles: [
        { en: 'Mee goreng with {main:bare}', fr: 'Bami goreng {main:at}' },
        { en: 'Sweet, hot mee goreng with {main:bare}', fr: 'Bami goreng doux et piquant {main:at}' },
      ],
      descriptions: [
        {
          en: 'Fried until the edges catch, dark with sweet soy: what Jakarta eats at midnight.',
          fr: "Sautées jusqu'à ce que les bords accrochent, sombres de soja sucré : le minuit de Jakarta.",
        },
        {
          en: 'One wok, a great deal of noise, and supper.',
          fr: 'Un wok, beaucoup de bruit, et le dîner.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Boil {noodle} for 1 min less than the packet says, drain and rinse.',
          fr: 'Faites cuire {noodle} 1 min de moins que le paquet ne dit, égouttez et rincez.',
          cook: 7,
        },
        {
          en: 'Heat {oil} in a wok over high heat and fry {main} for 6 min, until cooked right through.[ Add {onion+aromatics} for 2 min.] Add {vegetable} and toss for 4 min.',
          fr: "Chauffez {oil} dans un wok à feu vif et saisissez {main} 6 min, jusqu'à cuisson à cœur.[ Ajoutez {onion+aromatics} 2 min.] Ajoutez {vegetable} et faites sauter 4 min.",
          cook: 12,
        },
        {
          en: 'Push everything aside, pour in {egg} and scramble for 2 min, until set.',
          fr: 'Poussez le tout sur le bord, versez {egg} et brouillez 2 min, bien pris.',
          cook: 2,
          if: 'egg',
        },
        {
          en: 'Add the noodles[, {sprout}], {soy+sugar+ketchup} and toss for 4 min, until dark and glossy.[ Serve with {lime}.]',
          fr: 'Ajoutez les nouilles[, {sprout}], {soy+sugar+ketchup} et faites sauter 4 min : sombre et brillant.[ Servez avec {lime}.]',
          cook: 4,
        },
      ],
    },
  ],
}

export const bunCha: Dish = {
  id: 'bun-cha',
  of: 'bo-bun',
  course: 'main',
  cuisines: ['vietnamese'],
  suits: ['summer', 'light'],
  names: {
    en: ['bun cha', 'bún chả', 'hanoi bun cha', 'vietnamese meatballs with noodles', 'nem nuong'],
    fr: ['bun cha', 'bún chả', 'bun cha de hanoï', 'boulettes vietnamiennes', 'nem nuong'],
  },
  noun: { en: 'a bun cha', fr: 'un bun cha' },
  serves: 4,
  instead: ['bo-bun', 'pho'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: { takes: ['mince'], first: ['pork-mince', 'chicken-mince'], amount: [120, 'g'] },
        shallot: {
          first: ['shallot', 'onion'],
          optional: true,
          prep: { en: 'very finely chopped', fr: 'haché· très finement' },
        },
        garlic,
        sauce: { ...fishSauce, amount: [1, 'tbsp'], share: 4 },
        sugar: { takes: ['sugar'], first: ['sugar', 'brown-sugar'], amount: [8, 'g'] },
        oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
        water: { first: ['water'], amount: [60, 'ml'], prep: { en: 'lukewarm', fr: 'tiède' } },
        lime: { takes: ['citrus'], first: ['lime', 'lemon'], amount: [0.5, 'piece'], share: 2 },
        chilli: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true },
        carrot: {
          first: ['carrot'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'cut into fine strips', fr: 'en fine julienne' },
        },
        noodle: { takes: ['noodle'], first: ['rice-noodle', 'glass-noodle'], amount: [70, 'g'] },
        salad: { takes: ['salad-leaf'], first: ['lettuce'], optional: true, amount: [50, 'g'] },
        herb: { takes: ['herb'], all: ['mint', 'coriander'], optional: true, share: 1.5 },
      },
      titles: [
        { en: 'Bun cha with {meat:title} patties', fr: 'Bun cha, galettes {meat:at}' },
        { en: 'Hanoi-style {meat:title} bun cha', fr: 'Bun cha {meat:at} comme à Hanoï' },
      ],
      descriptions: [
        {
          en: 'Charred patties in a lukewarm broth, cool noodles, a hill of herbs: Hanoi at noon.',
          fr: "Du grillé dans un bouillon tiède, des nouilles fraîches, une montagne d'herbes : Hanoï à midi.",
        },
        {
          en: 'Everybody dips for themselves: that is half of the pleasure.',
          fr: "Chacun trempe à sa façon : c'est la moitié du plaisir.",
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Mix {meat} with[ {shallot+garlic} and] a quarter of {sauce} and a quarter of {sugar}. Shape into patties 1.5 cm thick and chill for 20 min.',
          fr: 'Mélangez {meat} avec[ {shallot+garlic} et] un quart {sauce:ofThe} et un quart {sugar:ofThe}. Façonnez en galettes de 1,5 cm et laissez 20 min au frais.',
          wait: 20,
        },
        {
          en: 'Stir {water} with the rest of the sauce and the sugar, the juice of {lime}[, {chilli}][ and {carrot}].',
          fr: 'Mélangez {water} avec le reste de la sauce et du sucre, le jus {lime:ofThe}[, {chilli}][ et {carrot}].',
        },
        {
          en: 'Cook {noodle} as the packet says, rinse in cold water and drain.',
          fr: "Faites cuire {noodle} selon le paquet, rincez à l'eau froide et égouttez.",
          cook: 5,
        },
        {
          en: 'Brush the patties with {oil} and grill or fry over high heat for 5 min on each side, until charred and cooked right through.',
          fr: "Badigeonnez les galettes avec {oil} et faites griller ou dorer à feu vif 5 min par face, jusqu'à cuisson à cœur.",
          cook: 12,
        },
        {
          en: 'Drop the patties into bowls of the sauce and serve the noodles[, {salad}][ and {herb}] beside them.',
          fr: 'Plongez les galettes dans des bols de sauce et servez les nouilles[, {salad}][ et {herb}] à côté.',
        },
      ],
    },
  ],
}

export const wontonSoup: Dish = {
  id: 'wonton-soup',
  of: 'soup',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['chinese'],
  suits: ['cosy', 'light', 'ill'],
  names: {
    en: ['wonton soup', 'won ton soup', 'chinese dumpling soup', 'wantan soup', 'wonton noodle soup'],
    fr: [
      'soupe wonton',
      'soupe won ton',
      'soupe de raviolis chinois',
      'soupe aux wontons',
      'soupe wantan',
      'soupe aux raviolis chinois',
    ],
  },
  noun: { en: 'a wonton soup', fr: 'une soupe wonton' },
  serves: 4,
  instead: ['gyoza', 'egg-drop-soup', 'chicken-noodle-soup'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: {
          takes: ['mince', 'tofu'],
          first: ['pork-mince', 'tofu'],
          amount: [60, 'g'],
          share: 0.5,
          prep: { en: 'finely crumbled', fr: 'finement émietté·' },
          fleshPrep: asItIs,
        },
        prawn: { takes: ['shellfish'], optional: true, amount: [30, 'g'], prep: { en: 'chopped', fr: 'haché·' } },
        ginger: { first: ['ginger'], optional: true },
        onion: { first: ['spring-onion', 'chives'], optional: true, prep: thinlySliced },
        soy: { ...soySauce, amount: [0.5, 'tbsp'] },
        sesame: { takes: ['nutty-oil'], first: ['sesame-oil'], optional: true },
        wrapper: { first: ['wonton-wrapper', 'rice-paper'], amount: [6, 'piece'], share: 1 },
        stock: { ...chickenStock, amount: [300, 'ml'] },
        leaf: { takes: ['leaf'], first: ['pak-choi', 'spinach'], optional: true, amount: [50, 'g'] },
        noodle: { takes: ['noodle'], optional: true, amount: [40, 'g'] },
      },
      titles: [
        { en: 'Wonton soup with {meat:bare}', fr: 'Soupe wonton {meat:at}' },
        { en: 'Clear broth with {meat:title} wontons', fr: 'Bouillon clair aux wontons {meat:at}' },
      ],
      descriptions: [
        {
          en: 'The name means "swallowing clouds", and that is how they lie in the broth.',
          fr: "Le nom veut dire « avaler des nuages », et c'est ainsi qu'ils flottent dans le bouillon.",
        },
        {
          en: 'Fold many, freeze some: a bowl is then ten minutes away.',
          fr: 'Pliez-en beaucoup, congelez le surplus : un bol sera vite prêt.',
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Mix {meat}[ with {prawn}][, {ginger}], half of {onion}, half of {soy}[ and {sesame}].',
          fr: 'Mélangez {meat}[ avec {prawn}][, {ginger}], la moitié {onion:ofThe}, la moitié {soy:ofThe}[ et {sesame}].',
          if: 'onion',
        },
        {
          en: 'Mix {meat}[ with {prawn}][, {ginger}], half of {soy}[ and {sesame}].',
          fr: 'Mélangez {meat}[ avec {prawn}][, {ginger}], la moitié {soy:ofThe}[ et {sesame}].',
          unless: 'onion',
        },
        {
          en: 'Put a teaspoon of it in the middle of each of {wrapper}, moisten the edges, fold to a triangle and press two corners together.',
          fr: 'Posez une cuillerée à café au milieu de chacune {wrapper:ofThe}, humectez les bords, pliez en triangle et joignez deux coins.',
        },
        {
          en: 'Bring {stock} to a simmer with the rest of the soy.[ Cook {noodle} in it as the packet says.][ Add {leaf} for 3 min.]',
          fr: 'Portez {stock} à frémissement avec le reste {soy:of}.[ Faites-y cuire {noodle} selon le paquet.][ Ajoutez {leaf} 3 min.]',
          cook: 10,
        },
        {
          en: 'Cook the wontons in a pan of simmering water for 6 min, until they float and are cooked right through. Lift into bowls and ladle the broth over.[ Scatter with the rest of {onion}.]',
          fr: "Pochez les wontons 6 min à l'eau frémissante, jusqu'à ce qu'ils flottent et soient cuits à cœur. Répartissez dans des bols et versez le bouillon.[ Parsemez du reste {onion:of}.]",
          cook: 8,
        },
      ],
    },
  ],
}

export const pajeon: Dish = {
  id: 'pajeon',
  of: 'okonomiyaki',
  course: 'main',
  alsoAs: ['starter', 'snack'],
  cuisines: ['korean', 'vietnamese'],
  suits: ['cheap', 'aperitif'],
  names: {
    en: ['pajeon', 'haemul pajeon', 'korean pancake', 'korean spring onion pancake', 'jeon', 'buchimgae'],
    fr: ['pajeon', 'crêpe coréenne', 'galette coréenne', 'haemul pajeon', 'jeon', 'buchimgae'],
  },
  noun: { en: 'a pajeon', fr: 'une crêpe coréenne' },
  serves: 4,
  instead: ['okonomiyaki', 'socca'],
  ways: [
    {
      hero: ['main', 'onion'],
      slots: {
        flour: { first: ['plain-flour', 'rice-flour'], amount: [40, 'g'] },
        starch: { takes: ['starch'], first: ['potato-starch', 'cornflour'], amount: [1, 'tbsp'] },
        water: { first: ['water'], amount: [80, 'ml'], prep: { en: 'ice-cold', fr: 'glacée' } },
        egg: { first: ['egg'], optional: true, amount: [0.5, 'piece'], prep: { en: 'beaten', fr: 'battu·' } },
        seasoning,
        onion: {
          takes: ['onion'],
          first: ['spring-onion', 'leek'],
          amount: [3, 'piece'],
          share: 0.5,
          prep: { en: 'cut into 8 cm lengths', fr: 'en tronçons de 8 cm' },
        },
        main: {
          takes: ['shellfish', 'tofu', 'tender-vegetable', 'root'],
          first: ['prawn', 'courgette'],
          optional: true,
          amount: [60, 'g'],
          share: 0.4,
          prep: { en: 'cut small', fr: 'coupé· menu' },
          fleshPrep: { en: 'cut small', fr: 'coupé· menu' },
        },
        oil: { ...neutralOil, amount: [1, 'tbsp'] },
        soy: { ...soySauce, amount: [0.5, 'tbsp'] },
        vinegar: { takes: ['vinegar'], first: ['rice-vinegar', 'cider-vinegar'], optional: true },
        sesame: { takes: ['seed'], first: ['sesame-seed'], optional: true },
      },
      titles: [
        { en: 'Pajeon with {main+onion:bare}', fr: 'Pajeon {main+onion:at}' },
        { en: 'Crisp Korean pancake with {onion:bare}', fr: 'Crêpe coréenne croustillante {onion:at}' },
      ],
      descriptions: [
        {
          en: 'Korea eats it when it rains: the batter in the pan sounds like drops on a roof.',
          fr: 'La Corée la mange quand il pleut : la pâte dans la poêle sonne comme des gouttes sur le toit.',
        },
        {
          en: 'Ice-cold water and plenty of oil: crisp rim, soft middle.',
          fr: "Une eau glacée, de l'huile sans avarice : bord craquant, cœur moelleux.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Whisk {flour+starch} with {water}[, {egg}][ and {seasoning}] to a thin batter.',
          fr: 'Fouettez {flour+starch} avec {water}[, {egg}][ et {seasoning}] en pâte fluide.',
        },
        {
          en: 'Heat {oil} in a wide pan over medium heat, in turns if there are several pancakes. Lay in {onion} side by side, pour the batter over[ and scatter with {main}]. Fry for 5 min, until crisp beneath, turn and fry for 5 min more, pressing, until done right through.',
          fr: "Chauffez {oil} dans une grande poêle à feu moyen, par tournées s'il en faut plusieurs. Rangez {onion} côte à côte, versez la pâte[ et parsemez {main:of}]. Faites dorer 5 min, croustillant dessous, retournez et poursuivez 5 min en pressant, jusqu'à cuisson complète.",
          cook: 22,
        },
        {
          en: 'Stir {soy} with {vinegar+sesame}. Cut the pancake into squares and dip.',
          fr: 'Mélangez {soy} avec {vinegar+sesame}. Coupez la crêpe en carrés et trempez.',
          if: 'vinegar',
        },
        {
          en: 'Cut the pancake into squares and dip into {soy}.[ Scatter with {sesame}.]',
          fr: 'Coupez la crêpe en carrés et trempez dans {soy}.[ Parsemez {sesame:of}.]',
          unless: 'vinegar',
        },
      ],
    },
  ],
}
