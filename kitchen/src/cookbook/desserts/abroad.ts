import {
  breadFlour,
  butter,
  cream,
  crystalSugar,
  doughBinder,
  doughSalt,
  eggs,
  flour,
  milk,
  pinchOfSalt,
  whippingCream,
  yeast,
  zested,
} from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { makePastry, sweetPastry } from './fruit-tarts.ts'

export const keyLimePie: Dish = {
  id: 'key-lime-pie',
  of: 'cheesecake',
  course: 'dessert',
  cuisines: ['american'],
  suits: ['summer', 'party', 'ahead', 'birthday'],
  names: {
    en: ['key lime pie', 'lime pie', 'key lime tart', 'florida lime pie'],
    fr: [
      'key lime pie',
      'tarte au citron vert',
      'tarte au citron vert meringuée américaine',
      'tarte key lime',
      'Key lime tart',
    ],
  },
  noun: { en: 'a key lime pie', fr: 'une key lime pie' },
  serves: 8,
  instead: ['lemon-tart', 'cheesecake', 'lemon-bars'],
  ways: [
    {
      hero: ['lime'],
      oven: true,
      whole: 'egg',
      slots: {
        biscuit: { takes: ['biscuit'], first: ['biscuit', 'speculoos', 'gluten-free-biscuit'], amount: [25, 'g'] },
        butter: { ...butter, first: ['butter', 'vegan-butter'], amount: 11, prep: { en: 'melted', fr: 'fondu·' } },
        egg: { ...eggs, amount: 0.5, prep: { en: 'yolks only', fr: 'les jaunes seulement' } },
        condensed: { first: ['condensed-milk'], amount: [50, 'g'] },
        lime: { first: ['lime', 'lemon'], amount: [0.5, 'piece'], prep: zested },
        cream: { ...whippingCream, optional: true, amount: 25 },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Key lime pie[ under {cream:bare}]', fr: 'Key lime pie[, {cream:bare}]' },
        { en: 'Sharp key lime pie', fr: 'Key lime pie bien acidulée' },
      ],
      descriptions: [
        {
          en: 'Florida in August, on a plate that has come from the fridge.',
          fr: 'La Floride en août, dans une assiette sortie du frigo.',
        },
        {
          en: 'Yellow, never green; and sour enough to close one eye.',
          fr: 'Jaune, jamais verte ; et assez acide pour fermer un œil.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat the oven to 170 °C. Crush {biscuit} finely, mix with {butter+salt}, press into {tartTin}, base and side, and bake for 10 min.',
          fr: 'Préchauffez le four à 170 °C. Réduisez {biscuit} en fines miettes, mélangez avec {butter+salt}, tassez dans {tartTin}, fond et bord, et enfournez 10 min.',
          cook: 10,
        },
        {
          en: 'Whisk {egg} with the grated zest of {lime} for 3 min, whisk in {condensed}, then the juice: it thickens by itself. Pour into the crust and bake for 16 min, until set at the edge and trembling in the middle.',
          fr: 'Fouettez {egg} avec le zeste râpé {lime:ofThe} 3 min, ajoutez {condensed} en fouettant, puis le jus : cela épaissit tout seul. Versez sur le fond et enfournez 16 min : le bord pris, le milieu tremblant.',
          cook: 16,
        },
        {
          en: 'Cool for 30 min, then chill for 3 h.[ Top with {cream}, whipped.]',
          fr: 'Laissez tiédir 30 min, puis 3 h au frais.[ Couvrez avec {cream}, fouettée.]',
          wait: 210,
        },
      ],
    },
  ],
}

export const sugarPie: Dish = {
  id: 'sugar-pie',
  of: 'fruit-tart',
  course: 'dessert',
  cuisines: ['french', 'american'],
  suits: ['cosy', 'winter', 'cheap', 'children', 'christmas'],
  names: {
    en: ['sugar pie', 'sugar tart', 'quebec sugar pie', 'maple sugar pie', 'maple tart', 'tarte au sucre'],
    fr: [
      'tarte au sucre',
      'tarte au sucre québécoise',
      "tarte au sirop d'érable",
      'tarte à la vergeoise',
      "tarte au sucre d'érable",
      'tarte à la cassonade',
    ],
  },
  noun: { en: 'a sugar pie', fr: 'une tarte au sucre' },
  serves: 8,
  instead: ['fruit-tart', 'pecan-pie'],
  ways: [
    {
      hero: ['sugar'],
      oven: true,
      whole: 'egg',
      slots: {
        ...sweetPastry,
        egg: [eggs, 0.25],
        sugar: { takes: ['sugar'], first: ['brown-sugar', 'sugar'], amount: [22, 'g'] },
        starch: {
          first: ['plain-flour', 'cornflour', 'rice-flour'],
          again: true,
          amount: [3, 'g'],
          prep: { en: 'for the filling', fr: 'pour la garniture' },
        },
        cream: { ...cream, amount: 25 },
        nut: { takes: ['nut'], optional: true, amount: [8, 'g'] },
        spice: { takes: ['sweet-spice'], first: ['vanilla'], optional: true, share: 0.6 },
      },
      titles: [
        { en: 'Sugar pie[ with {nut:bare}]', fr: 'Tarte au sucre[ {nut:at}]' },
        { en: 'Old-fashioned sugar pie[ with {spice:bare}]', fr: 'Tarte au sucre à l’ancienne[, {spice:bare}]' },
      ],
      descriptions: [
        {
          en: 'Flanders, Wallonia and Quebec each say it is theirs; take a slice from each.',
          fr: 'Le Nord, la Wallonie et le Québec se la disputent ; prenez une part de chacune.',
        },
        {
          en: 'Thin, sticky, and gone before the coffee.',
          fr: 'Fine, collante, et finie avant le café.',
        },
      ],
      prep: 25,
      steps: [
        makePastry,
        {
          en: 'Heat the oven to 190 °C. Roll out the pastry, line {tartTin}, prick the base and bake under paper and weights for 12 min.',
          fr: 'Préchauffez le four à 190 °C. Étalez la pâte, foncez {tartTin}, piquez le fond et enfournez 12 min sous du papier et des poids.',
          cook: 12,
        },
        {
          en: 'Whisk {egg} with {sugar+starch+cream}[ and {spice}].[ Scatter {nut} over the base.] Pour in and bake at 180 °C for 28 min, until puffed at the edge and just set. Cool for 1 h.',
          fr: 'Fouettez {egg} avec {sugar+starch+cream}[ et {spice}].[ Répartissez {nut} sur le fond.] Versez et enfournez 28 min à 180 °C : gonflé au bord, tout juste pris. Laissez refroidir 1 h.',
          cook: 28,
          wait: 60,
        },
      ],
    },
  ],
}

export const dutchBaby: Dish = {
  id: 'dutch-baby',
  of: 'pancakes',
  course: 'breakfast',
  alsoAs: ['dessert'],
  cuisines: ['american', 'german'],
  suits: ['children', 'cheap'],
  names: {
    en: ['dutch baby', 'dutch baby pancake', 'german pancake', 'oven pancake', 'baked pancake', 'pannukakku'],
    fr: ['dutch baby', 'dutch baby pancake', 'crêpe soufflée au four', 'pancake au four', 'grosse crêpe au four'],
  },
  noun: { en: 'a Dutch baby', fr: 'un Dutch baby' },
  serves: 3,
  instead: ['pancakes', 'crepes'],
  ways: [
    {
      hero: ['fruit', 'lemon'],
      oven: true,
      whole: 'egg',
      slots: {
        egg: [eggs, 1],
        milk: { ...milk, amount: 50 },
        flour: [flour, 25],
        sugar: { first: ['sugar'], optional: true, amount: [5, 'g'] },
        vanilla: { takes: ['sweet-spice'], first: ['vanilla'], optional: true },
        salt: pinchOfSalt,
        butter: { ...butter, first: ['butter', 'vegan-butter'], amount: 12 },
        fruit: {
          takes: ['berry', 'soft-fruit', 'orchard-fruit'],
          vary: ['raspberry', 'blueberry', 'strawberry'],
          optional: true,
          amount: [50, 'g'],
          share: 0.5,
        },
        lemon: { first: ['lemon'], optional: true, amount: [0.33, 'piece'], prep: { en: '', fr: '' } },
        icing: { first: ['icing-sugar', 'sugar'], again: true, optional: true, amount: [3, 'g'] },
      },
      titles: [
        { en: 'Dutch baby[ with {fruit:bare}]', fr: 'Dutch baby[ {fruit:at}]' },
        { en: 'Puffed Dutch baby[ with {lemon:bare}]', fr: 'Dutch baby gonflé[ {lemon:at}]' },
      ],
      descriptions: [
        {
          en: 'It climbs the walls of the pan, and falls as soon as it is looked at.',
          fr: 'Il escalade les bords de la poêle et retombe dès qu’on le regarde.',
        },
        {
          en: 'A smoking hot pan and a closed oven door: there is no more to it.',
          fr: 'Une poêle brûlante, un four qu’on n’ouvre pas : rien de plus.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Heat the oven to 220 °C with a cast-iron pan in it. Whisk {egg+milk+flour+sugar+vanilla+salt} until quite smooth and leave for 10 min.',
          fr: 'Préchauffez le four à 220 °C avec une poêle en fonte dedans. Fouettez {egg+milk+flour+sugar+vanilla+salt} : parfaitement lisse. Laissez reposer 10 min.',
          wait: 10,
        },
        {
          en: 'Melt {butter} in the hot pan, pour in the batter and bake for 18 min without opening the door, until puffed and brown at the rim.',
          fr: 'Faites fondre {butter} dans la poêle brûlante, versez la pâte et enfournez 18 min sans ouvrir : gonflé, brun sur les bords.',
          cook: 18,
        },
        {
          en: 'Serve at once[ with {fruit}][, the juice of {lemon}][ and {icing}].',
          fr: 'Servez aussitôt[ avec {fruit}][, le jus {lemon:ofThe}][ et {icing}].',
        },
      ],
    },
  ],
}

export const trdelnik: Dish = {
  id: 'trdelnik',
  of: 'cinnamon-rolls',
  course: 'snack',
  alsoAs: ['dessert', 'bread'],
  cuisines: ['east-european'],
  suits: ['party', 'children', 'winter', 'christmas'],
  names: {
    en: ['trdelník', 'trdelnik', 'chimney cake', 'kürtőskalács', 'kurtoskalacs'],
    fr: ['trdelník', 'trdelnik', 'gâteau cheminée', 'kürtőskalács', 'kurtoskalacs', 'chimney cake', 'brioche cheminée'],
  },
  noun: { en: 'chimney cakes', fr: 'des gâteaux cheminée' },
  serves: 6,
  instead: ['cinnamon-rolls', 'brioche-loaf', 'churros'],
  ways: [
    {
      hero: ['spice', 'nut'],
      oven: true,
      slots: {
        flour: [breadFlour, 50],
        binder: [doughBinder, 0.25],
        yeast: [yeast, 0.25],
        milk: { ...milk, amount: 25 },
        sugar: [crystalSugar, 20],
        egg: { ...eggs, first: ['egg', 'soy-yoghurt', 'yoghurt'], amount: 0.17, share: 0.15 },
        butter: { ...butter, first: ['butter', 'vegan-butter'], amount: 14, prep: { en: 'melted', fr: 'fondu·' } },
        salt: [doughSalt, 0.1],
        spice: { first: ['cinnamon'], amount: [0.3, 'tsp'] },
        nut: {
          takes: ['nut'],
          vary: ['walnut', 'almond', 'hazelnut'],
          optional: true,
          amount: [8, 'g'],
          prep: { en: 'finely chopped', fr: 'finement haché·' },
        },
      },
      titles: [
        { en: 'Chimney cakes with {spice:bare}[ and {nut:bare}]', fr: 'Gâteaux cheminée {spice:at}[, {nut:bare}]' },
        { en: 'Trdelník with {spice:bare}, from the oven', fr: 'Trdelník {spice:at}, version four' },
      ],
      descriptions: [
        {
          en: 'A spit over coals in Prague and Budapest; at home, a wooden pin in foil.',
          fr: 'À Prague et à Budapest, une broche sur la braise ; chez vous, un rouleau dans du papier.',
        },
        {
          en: 'Pull off the end, and it unwinds, steaming.',
          fr: 'Tirez le bout : tout se déroule en fumant.',
        },
      ],
      prep: 40,
      steps: [
        {
          en: 'Stir {yeast} into {milk}, lukewarm. Mix with {flour+binder+salt+egg}, half of {butter} and a third of {sugar}, knead for 8 min, cover and leave for 1 h, until doubled.',
          fr: 'Délayez {yeast} dans {milk}, tiède. Mélangez avec {flour+binder+salt+egg}, la moitié {butter:ofThe} et un tiers {sugar:ofThe}, pétrissez 8 min, couvrez et laissez lever 1 h : le volume doit doubler.',
          wait: 60,
        },
        {
          en: 'Heat the oven to 190 °C. Wrap metal tubes or wooden rolling pins tightly in foil and brush with some of {butter}. Roll the dough 4 mm thick, cut into strips 2 cm wide, wind round the tubes, just overlapping, and roll on the worktop to flatten.',
          fr: 'Préchauffez le four à 190 °C. Enveloppez des tubes en métal ou des rouleaux en bois dans du papier d’aluminium et badigeonnez avec un peu {butter:of}. Étalez la pâte sur 4 mm, coupez en bandes de 2 cm, enroulez-les autour en les faisant à peine se chevaucher, puis roulez sur le plan de travail pour aplatir.',
        },
        {
          en: 'Mix the rest of {sugar} with {spice}[ and {nut}]. Brush the rolls with the rest of {butter} and turn them in it. Bake on {tray}, resting on the ends, for 20 min, turning once, until deep gold. Slip off while hot.',
          fr: 'Mélangez le reste {sugar:ofThe} avec {spice}[ et {nut}]. Badigeonnez du reste {butter:ofThe} et enrobez. Enfournez 20 min, en appui sur les bords de {tray}, en tournant une fois, pour un doré soutenu. Démoulez tant que c’est chaud.',
          cook: 20,
        },
      ],
    },
  ],
}

export const kouglof: Dish = {
  id: 'kouglof',
  of: 'brioche-loaf',
  course: 'bread',
  alsoAs: ['breakfast', 'dessert', 'snack'],
  cuisines: ['french', 'german'],
  suits: ['christmas', 'tea', 'feast', 'freezes'],
  names: {
    en: ['kugelhopf', 'gugelhupf', 'kouglof', 'kougelhopf', 'alsatian brioche'],
    fr: ['kouglof', 'kougelhopf', 'kugelhopf', 'gugelhupf', 'kouglof alsacien'],
  },
  noun: { en: 'a kugelhopf', fr: 'un kouglof' },
  serves: 8,
  instead: ['brioche-loaf', 'hot-cross-buns', 'cake'],
  ways: [
    {
      hero: ['fruit', 'nut'],
      oven: true,
      whole: 'egg',
      slots: {
        fruit: { takes: ['dried-fruit'], first: ['raisin'], upTo: 2, amount: [10, 'g'] },
        kirsch: { first: ['kirsch', 'spirit'], optional: true, amount: [4, 'ml'] },
        flour: [breadFlour, 45],
        binder: [doughBinder, 0.22],
        yeast: [yeast, 0.22],
        milk: { ...milk, amount: 17 },
        sugar: [crystalSugar, 8],
        salt: [doughSalt, 0.1],
        egg: [eggs, 0.25],
        butter: { ...butter, first: ['butter', 'vegan-butter'], amount: 16, prep: { en: 'soft', fr: 'mou·' } },
        nut: { takes: ['nut'], first: ['almond'], optional: true, amount: [4, 'g'], prep: { en: '', fr: '' } },
        icing: { first: ['icing-sugar'], optional: true, amount: [2, 'g'] },
      },
      titles: [
        { en: 'Kugelhopf with {fruit:bare}[ and {nut:bare}]', fr: 'Kouglof {fruit:at}[, {nut:bare}]' },
        { en: 'Sunday kugelhopf with {fruit:bare}', fr: 'Kouglof du dimanche {fruit:at}' },
      ],
      descriptions: [
        {
          en: 'A turban from Alsace, baked on Saturday for Sunday’s breakfast.',
          fr: 'Un turban d’Alsace, cuit le samedi pour le matin du dimanche.',
        },
        {
          en: 'A fluted mould, a patient dough, a snowfall at the end.',
          fr: 'Un moule cannelé, une pâte patiente, un peu de neige pour finir.',
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Soak {fruit} in warm water[ with {kirsch}] for 20 min. Stir {yeast} into {milk}, lukewarm, and mix with {flour+binder+sugar+salt+egg}. Knead for 8 min, work in three quarters of {butter} and knead for 6 min more, until smooth and elastic.',
          fr: 'Faites gonfler {fruit} 20 min dans de l’eau tiède[ avec {kirsch}]. Délayez {yeast} dans {milk}, tiède, et mélangez avec {flour+binder+sugar+salt+egg}. Pétrissez 8 min, incorporez les trois quarts {butter:ofThe} et pétrissez encore 6 min : lisse et élastique.',
          wait: 20,
        },
        {
          en: 'Drain the fruit and work it in. Cover and leave for 1 h 30, until doubled. Grease a fluted ring mould with the rest of {butter}[, lay {nut} in its grooves], put in the dough and leave for 1 h, until it reaches the rim.',
          fr: 'Égouttez les fruits et incorporez-les. Couvrez et laissez lever 1 h 30 : le volume doit doubler. Graissez un moule à kouglof avec le reste {butter:ofThe}[, disposez {nut} dans les cannelures], garnissez de pâte et laissez lever 1 h, jusqu’au bord.',
          wait: 150,
        },
        {
          en: 'Heat the oven to 180 °C. Bake for 38 min, until deep brown; cover if it darkens too fast. Turn out and cool for 1 h.[ Dust with {icing}.]',
          fr: 'Préchauffez le four à 180 °C. Enfournez 38 min : bien brun ; couvrez si cela va trop vite. Démoulez et laissez refroidir 1 h.[ Saupoudrez {icing:of}.]',
          cook: 38,
          wait: 60,
        },
      ],
    },
  ],
}

export const ganache: Dish = {
  id: 'ganache',
  of: 'chocolate-sauce',
  course: 'sauce',
  onlyNamed: true,
  cuisines: ['french'],
  names: {
    en: ['ganache', 'chocolate ganache'],
    fr: ['ganache', 'ganache au chocolat', 'ganache chocolat'],
  },
  noun: { en: 'a ganache', fr: 'une ganache' },
  serves: 8,
  instead: ['chocolate-sauce'],
  ways: [
    {
      hero: ['chocolate'],
      slots: {
        chocolate: {
          takes: ['chocolate'],
          first: ['dark-chocolate', 'milk-chocolate', 'vegan-chocolate'],
          amount: [25, 'g'],
          prep: { en: 'finely chopped', fr: 'finement haché·' },
        },
        cream: { first: ['cream', 'coconut-milk', 'soy-cream'], amount: [25, 'ml'] },
        butter: { ...butter, first: ['butter', 'vegan-butter'], optional: true, amount: 3 },
        flavour: { takes: ['coffee', 'sweet-spice', 'spirit'], optional: true, share: 0.2 },
      },
      titles: [
        { en: '{chocolate:title} ganache[ with {flavour:bare}]', fr: 'Ganache {chocolate:at}[, {flavour:bare}]' },
        { en: 'Silky {chocolate:title} ganache', fr: 'Ganache lisse {chocolate:at}' },
      ],
      descriptions: [
        {
          en: 'Equal weights and a minute of patience: warm it pours, cool it spreads, cold it rolls.',
          fr: 'Moitié-moitié et une minute de patience : tiède elle coule, froide elle se tartine.',
        },
        {
          en: 'For a cake of eight, inside and out.',
          fr: 'De quoi fourrer et couvrir un gâteau de huit.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Bring {cream} to a simmer[ with {flavour}]. Pour over {chocolate}, wait 1 min and stir from the middle until smooth.[ Stir in {butter}.]',
          fr: 'Portez {cream} à frémissement[ avec {flavour}]. Versez sur {chocolate}, attendez 1 min et mélangez en partant du centre, sans fouetter.[ Incorporez {butter}.]',
          cook: 4,
        },
        {
          en: 'Use at once as a glaze, or leave for 1 h at room temperature to spread.',
          fr: 'Utilisez aussitôt pour glacer, ou laissez 1 h à température ambiante pour tartiner.',
          wait: 60,
        },
      ],
    },
  ],
}

export const chantilly: Dish = {
  id: 'chantilly',
  of: 'custard',
  course: 'sauce',
  onlyNamed: true,
  cuisines: ['french'],
  names: {
    en: ['chantilly', 'chantilly cream', 'crème chantilly'],
    fr: ['chantilly', 'crème chantilly', 'chantilly maison'],
  },
  noun: { en: 'a chantilly cream', fr: 'une crème chantilly' },
  serves: 6,
  instead: ['custard', 'creamy-dressing'],
  ways: [
    {
      hero: ['cream', 'vanilla'],
      slots: {
        cream: { ...whippingCream, amount: 50 },
        cheese: { first: ['mascarpone'], optional: true, amount: [12, 'g'] },
        icing: { first: ['icing-sugar', 'sugar'], amount: [5, 'g'] },
        vanilla: { takes: ['sweet-spice'], first: ['vanilla'], optional: true, share: 0.5 },
      },
      titles: [
        { en: 'Chantilly with {vanilla:bare}', fr: 'Chantilly {vanilla:at}' },
        { en: 'Chantilly that holds[, with {cheese:bare}]', fr: 'Chantilly bien ferme[ {cheese:at}]' },
      ],
      descriptions: [
        {
          en: 'Cold bowl, cold whisk, cold hands; and stop in time.',
          fr: 'Saladier froid, fouet froid, mains froides ; et s’arrêter à temps.',
        },
        {
          en: 'One turn too many, and it is lost.',
          fr: 'Un tour de trop, et elle tourne.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Chill a bowl and a whisk for 15 min. Pour in {cream}[ with {cheese}] and whisk slowly, then faster, until the whisk leaves a trace.',
          fr: 'Mettez un saladier et un fouet 15 min au froid. Versez {cream}[ avec {cheese}] et fouettez doucement, puis plus vite, jusqu’à ce que le fouet laisse une trace.',
          wait: 15,
        },
        {
          en: 'Add {icing}[ and {vanilla}] and whisk on until it stands in peaks. Serve at once, or keep in the fridge for a few hours.',
          fr: 'Ajoutez {icing}[ et {vanilla}] et fouettez encore : elle doit former un bec. Servez aussitôt, ou gardez quelques heures au frais.',
        },
      ],
    },
  ],
}
