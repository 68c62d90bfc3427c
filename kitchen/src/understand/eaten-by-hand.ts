import { littleOf, type Manner, words } from './manner-words.ts'

const ownHands = 'our, your, their, his, her, my'

/** On the way, or without a fork: what keeps until it is eaten, and what is held in a hand. */
export const eatenByHand: readonly Manner[] = [
  {
    dishes: ['soup', 'lentil-soup', 'leek-potato-soup', 'pumpkin-soup', 'minestrone', 'chili', 'dal', 'stew'],
    names: {
      en: words('flask, thermos, stays hot, stay hot, keeps hot, keep hot, keeps warm, stays warm'),
      fr: words('thermos, tient chaud, tienne chaud, reste chaud, garde au chaud'),
    },
  },
  {
    occasion: 'packed',
    names: {
      en: [
        ...littleOf(
          "won't, doesn't, does not, will not, not, can't",
          'go soggy, get soggy, go limp, go off, go mushy, wilt, spoil',
        ),
        ...words(
          'in a box, from a box, out of a box, day out, day trip, days out, zoo trip, at the zoo, to the zoo, on the sand, beach lunch, car boot sale, car boot, jumble sale',
        ),
        ...littleOf('to, can, could, i ll, we ll, bring, take', 'bring along, take along, bring to, take to, along'),
        ...littleOf(
          'that, will, to, should, must, which',
          'keep, keeps, keep well, keeps well, hold up, holds up, survives',
        ),
      ],
      fr: [
        ...littleOf(
          'tient, tienne, tiennent, se garde, se conserve, se mange',
          "jusqu'à demain, le lendemain, demain, plusieurs jours, deux jours, trois jours, la semaine, bien",
        ),
        ...words(
          'dans une boîte, dans sa boîte, sortie au zoo, sortie scolaire, en sortie, en excursion, au zoo, sur le sable, vide grenier, brocante',
        ),
        ...words(
          `à apporter, apporter à, apporter chez, à ramener, ramener à, sans se ramollir, ramollit pas, détrempe pas, se garde, se conserve`,
        ),
      ],
    },
  },
  {
    occasion: 'packed',
    names: {
      en: littleOf(
        'on the, on my, on a, in the, in my, in a',
        'bus, tube, metro, subway, tram, coach, bike, car, motorway, commute, plane, flight, ferry, bus ride, train ride, car ride, coach trip, long bus ride, long train ride, long car ride, long drive, long flight, long journey',
      ),
      fr: littleOf(
        'dans, dans le, dans la, dans mon, dans ma, sur, sur le, sur la, sur mon, sur ma, en, en le, en la, en mon, en ma',
        'bus, métro, tram, RER, car, voiture, vélo, route, chemin',
      ),
    },
  },
  {
    occasion: 'by-hand',
    dishes: ['wrap', 'sandwich', 'burritos', 'sausage-rolls', 'empanadas', 'muffins', 'onigiri'],
    names: {
      en: words(
        'on the go, on the move, one handed, with one hand, one hand on, walking to, while walking, while driving, walking around, walking about, as we walk, while we walk, on foot',
      ),
      fr: words("en marchant, en conduisant, d'une main, d'une seule main, sur le pouce"),
    },
  },
  {
    occasion: 'aperitif',
    dishes: [
      ...['nachos', 'chicken-wings', 'sausage-rolls', 'cheese-straws', 'spiced-nuts', 'roast-chickpeas'],
      ...['mini-pizzas', 'quesadilla', 'onion-bhaji', 'scotch-eggs', 'gougeres'],
    ],
    names: {
      en: [
        ...littleOf(
          'watch, watching, in front of, during, munch on during, for watching',
          'the game, the match, the film, a film, a movie, the movie, the football, the rugby, the final, telly, the telly, the tv, a series',
        ),
        ...littleOf('to, something to, snacks to', 'munch, munch on, nibble on, pick at, graze on'),
      ],
      fr: [
        ...littleOf(
          'pendant, pour regarder, en regardant',
          'le match, le foot, le rugby, le film, un film, la finale, la télé, une série, la série',
        ),
        ...littleOf('devant', 'le rugby, le film, un film, la finale, la télé, une série, la série'),
        ...words('à grignoter'),
      ],
    },
  },
  {
    occasion: 'by-hand',
    names: {
      en: [
        ...littleOf(
          'no, without, without any, needs no, need no, no need for, not needing, nothing that needs, nothing needing, nothing requiring, has no, have no, got no',
          'cutlery, forks, fork, a fork, plates, plate, a plate, knife, a knife, knives, spoons, knife and fork, knives and forks, forks or knives, cutlery or plates, plates or cutlery, a knife and fork, silverware, utensils',
        ),
        ...littleOf(
          "won't use, refuses, refuses to use, doesn't use, can't use, hates, hates using, no good with",
          'a spoon, spoons, a fork, forks, cutlery',
        ),
        ...littleOf('with, using, in, between', littleOf(ownHands, 'hands, fingers, hand').join(',')),
        ...littleOf(
          'she can, he can, they can, we can, kids can, can she, can he, can they, to, can, can be',
          'hold, pick up, picked up, grab',
        ),
        ...words(
          `standing up, standing, hands only, only hands, just hands, no spoon, eaten standing, eat standing, on our feet, fingers only, with fingers, by hand, in the hand, in your hand, in a hand, hand held, handheld, in one hand, nothing messy, not messy, no mess, finger food, finger foods, finger foodie, finger buffet, fork free`,
        ),
      ],
      fr: [
        ...littleOf(
          'sans, pas de, sans avoir besoin de, ni',
          'couverts, couvert, assiettes, assiette, fourchette, fourchettes, couteau, couteaux, vaisselle ni couverts, assiettes ni couverts, couverts ni assiettes',
        ),
        ...littleOf(
          'refuse, refuse de tenir, refuse encore, ne veut pas de, déteste, rejette',
          'la cuillère, la fourchette, les couverts, une cuillère, une fourchette',
        ),
        ...littleOf(
          'avec, à',
          'les doigts, les mains, ses doigts, ses mains, leurs doigts, leurs mains, nos doigts, la main',
        ),
        ...littleOf(
          'peut, puisse, peuvent, puissent, facile à, à',
          'tenir, attraper, tenir dans la main, prendre avec les doigts, manger à la main',
        ),
        ...words(
          'que les mains, juste les mains, les mains seulement, sans cuillère, manger debout, mange debout, mangé debout, debout, dans la main, à la main',
        ),
      ],
    },
  },
  {
    occasion: 'camping',
    names: {
      en: [
        ...littleOf('on a, on the, with a, over a', 'camping stove, gas ring, single ring, single burner'),
        ...words(
          'van life, vanlife, camping, camping trip, at the campsite, campsite, in a tent, in the tent, on a sailing boat, in the van, in a campervan',
        ),
      ],
      fr: [
        ...littleOf('sur un, sur le, avec un', 'réchaud, camping gaz, réchaud à gaz, seul feu'),
        ...words(
          'vie en van, camping, en camping, au camping, bivouac, en bivouac, sous la tente, en van, en camping car, sur le bateau',
        ),
      ],
    },
  },
]
