import { littleOf, type Manner, words } from './manner-words.ts'

/** How those are who cook and eat. */
export const howTheyAre: readonly Manner[] = [
  {
    occasion: 'ill',
    names: {
      en: words(`tummy bug, feeling rough, feel rough, feeling rotten, feel rotten, run down, stomach bug, bland, under the weather, feeling poorly,
        poorly, feeling ill, feeling sick, stinking cold, bad cold, nasty cold, heavy cold, rotten cold, horrible cold, head cold, man flu, sore throat, scratchy throat, raw throat, throat hurts, throat is sore, mumps, a fever, with a fever, bronchitis, sinusitis, tonsillitis, strep throat, laryngitis, sore tummy, upset tummy, upset stomach, dodgy tummy, off sick, convalescent, convalescing, recovering, on the mend, out of hospital, home from hospital, back from hospital, after an operation, after surgery, the flu, have a cold, got a cold, got the flu, bunged up, easy on the stomach`),
      fr: words(`gastro, patraque, sort de l'hôpital, sorti de l'hôpital, sortie de l'hôpital, rentre de l'hôpital, retour de l'hôpital, après une opération, après son opération, après mon opération, se remet, mal de gorge, mal à la gorge, angine, oreillons, de la fièvre, bronchite, sinusite, laryngite, pharyngite, gorge irritée, gorge en feu, gorge enflammée, extinction de voix, gorge qui pique, mal au ventre, convalescent, convalescente, enrhumé, enrhumée, la grippe, un rhume, estomac fragile,
        estomac
        retourné, malade`),
    },
  },
  {
    occasion: 'soft',
    names: {
      en: [
        ...littleOf(
          'soft, softer, mushy, smooth, puréed, pureed, blended',
          'food, foods, things, stuff, meals, diet, texture, textures',
        ),
        ...littleOf(
          'chews, chew, chewing, swallows, swallow',
          'badly, poorly, with difficulty, much, a lot, very little',
        ),
        ...words(`can't chew, cannot chew, chew well, hard to chew, trouble chewing, easy to chew, nothing chewy, no chewing,
        without teeth, no teeth, lost his teeth, lost her teeth, lost my teeth, few teeth, lost a tooth, dentures, false teeth, braces, wisdom teeth, wisdom tooth, sore gums, broken jaw,
        nothing hard, nothing crunchy, nothing crispy, can't swallow, cannot swallow, trouble swallowing, hard to swallow, after dental surgery, after a dental operation`),
      ],
      fr: [
        ...littleOf(
          'aliments, plats, repas, choses, trucs, nourriture, texture, textures',
          'mous, mou, molle, tendres, mixés, mixé, mixée, moulinés, mouliné, lisse, lisses',
        ),
        ...words(`mâche mal, mâche difficilement, mâche peu, mâchent mal, n'a plus de dents, n'a presque plus de dents, n'a plus ses dents, mâcher, peine à mâcher, du mal à mâcher, difficile à mâcher, facile à mâcher, sans mâcher, plus de dents, perdu ses dents, perdu mes dents, plus ses dents, plus mes dents,
        pas de dents, sans dents, dentier, appareil dentaire, dents de sagesse, dent de sagesse,
        du mou, du mixé, du mouliné, rien de dur, rien de croquant, avale mal, mal à avaler, du mal à avaler`),
      ],
    },
  },
  {
    dishes: ['full-english', 'shakshuka', 'huevos-rancheros', 'egg-sandwich', 'french-toast'],
    names: {
      en: words('hangover, hungover, hung over, hangover cure'),
      fr: words('gueule de bois, lendemain de fête, lendemain de cuite'),
    },
  },
  {
    dishes: [
      ...[
        'pasta',
        'traybake',
        'omelette',
        'quesadilla',
        'chili',
        'soup',
        'shakshuka',
        'jacket-potatoes',
        'pesto-pasta',
      ],
      ...[
        'aglio-e-olio',
        'tomato-eggs',
        'mushroom-risotto',
        'salmon-papillote',
        'garlic-prawns',
        'brownies',
        'cookies',
      ],
      ...['yoghurt-cake', 'crumble', 'no-bake'],
    ],
    names: {
      en: [
        ...littleOf(
          "can barely, can hardly, can't really, can't, cannot, don't know how to, never learned to, never learnt to, learning to, terrible at, useless at, hopeless at, bad at",
          'cook, cooking, bake, baking',
        ),
        ...words(
          'absolute beginner, complete beginner, total beginner, for beginners, for a beginner, first time cooking, novice cook',
        ),
      ],
      fr: [
        ...littleOf(
          'sais à peine, sait à peine, sais pas, sait pas, sais même pas, nul en, nulle en, débute en, débutant en, débutante en, pas doué en, pas douée en',
          'cuisiner, cuisine',
        ),
        ...words(
          'je débute, grand débutant, grande débutante, pour débutant, pour débutante, pour débutants, première fois que je cuisine, jamais cuisiné, deux mains gauches',
        ),
      ],
    },
  },
  {
    occasion: 'children',
    dishes: [
      ...['mini-pizzas', 'wrap', 'fruit-salad', 'no-bake', 'cornflake-nests', 'smoothie', 'yoghurt-cake', 'cookies'],
    ],
    names: {
      en: littleOf('kids can, children can, for kids to, for children to', 'make, cook, prepare, do, bake'),
      fr: littleOf(
        'enfants peuvent, enfants puissent, enfants savent, enfant peut',
        'préparer, faire, cuisiner, préparer seuls',
      ),
    },
  },
  {
    isChange: true,
    names: {
      en: [
        ...littleOf(
          'something, anything, a bit, a little',
          'different, new, unusual, out of the ordinary, else to do with',
        ),
        ...littleOf('nobody, no one, hardly anyone', 'ever makes, makes, ever cooks, cooks, thinks of'),
        ...words(
          `unusual, out of the ordinary, for a change, not the usual, the same old, the same stuff, the same thing, same things, the same meals, exotic, surprise me, never had before, never tried before, adventurous, in a rut, stuck in a rut`,
        ),
      ],
      fr: [
        ...littleOf(
          'quelque chose d, un truc, qqch d, un plat, une recette, idée, façon, manière',
          'original, originale, nouveau, nouvelle, inhabituel, inhabituelle, différent, différente',
        ),
        ...words(
          `qui change, qui change un peu, qui sort de l'ordinaire, sortir de l'ordinaire, pas comme d'habitude, changer de l'ordinaire, histoire de changer, original, originale, que personne ne fait, que personne ne cuisine, jamais fait, jamais cuisiné avant, surprenez moi, surprends moi, jamais goûté, toujours la même chose, toujours pareil, exotique`,
        ),
      ],
    },
  },
]
