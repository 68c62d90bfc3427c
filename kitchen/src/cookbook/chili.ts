import type { Dish, Slots, Step } from './dish.ts'
import { garlic, oil, onion, seasoning } from './larder.ts'

const base = {
  bean: { takes: ['pulse'], first: ['kidney-bean', 'black-bean', 'white-bean', 'chickpea'], upTo: 2 },
  vegetable: {
    takes: ['tender-vegetable', 'root', 'firm-vegetable'],
    first: ['pepper', 'sweetcorn', 'carrot'],
    upTo: 3,
    optional: true,
  },
  oil,
  onion,
  garlic,
  spices: {
    takes: ['spice', 'hot-spice', 'aromatic', 'cocoa', 'chocolate'],
    all: ['cumin', 'smoked-paprika', 'oregano', 'chilli-flakes'],
    upTo: 3,
    optional: true,
  },
  tomatoes: { first: ['chopped-tomatoes', 'passata', 'tomato', 'vegetable-stock', 'water'], prep: { en: '', fr: '' } },
  stock: { takes: ['stock', 'alcohol'], first: ['vegetable-stock', 'water'], amount: [60, 'ml'] },
  rice: { takes: ['rice'], first: ['basmati-rice', 'brown-rice'], optional: true },
  finish: {
    takes: ['herb', 'yoghurt', 'cream', 'melting-cheese', 'salad-vegetable'],
    first: ['coriander', 'parsley'],
    upTo: 2,
    optional: true,
  },
  citrus: { takes: ['citrus'], first: ['lime', 'lemon'], optional: true },
  seasoning,
} satisfies Slots

const rice: Step = {
  en: 'Meanwhile, simmer {rice} in plenty of salted water until tender, then drain.',
  fr: "Pendant ce temps, faites cuire {rice} dans un grand volume d'eau frémissante salée, puis égouttez.",
  if: 'rice',
}

const serve: Step = {
  en: '[Season with {seasoning:bare}. ][Sharpen with the juice of {citrus}. ]Serve [with {rice}, ]piping hot[, topped with {finish}].',
  fr: '[Assaisonnez {seasoning:of}. ][Relevez du jus {citrus:ofThe}. ]Servez [avec {rice}, ]bien chaud[, et garnissez {finish:of}].',
}

export const chili: Dish = {
  id: 'chili',
  course: 'main',
  cuisines: ['mexican', 'american'],
  suits: ['one-pot', 'ahead', 'freezes', 'cheap', 'crowd', 'cosy', 'party', 'winter'],
  names: {
    en: ['chili'],
    fr: ['chili'],
  },
  classics: [
    {
      names: { en: ['chilli con carne', 'chili con carne'], fr: ['chili con carne'] },
      asks: ['beef-mince', 'kidney-bean'],
    },
    { names: { en: ['beef chilli', 'beef chili'], fr: ['chili de bœuf'] }, asks: ['beef-mince'] },
    { names: { en: ['turkey chilli', 'turkey mince chilli'], fr: ['chili de dinde'] }, asks: ['turkey-mince'] },
    { names: { en: ['chicken chilli'], fr: ['chili de poulet'] }, asks: ['chicken-mince'] },
    { names: { en: ['lamb chilli'], fr: ['chili d’agneau'] }, asks: ['lamb-mince'] },
    {
      names: {
        en: [
          'bean chilli',
          'vegetarian chilli',
          'vegetable chilli',
          'vegetable chili',
          'veggie chilli',
          'vegan chilli',
          'chilli sin carne',
          'chili sin carne',
        ],
        fr: ['chili sin carne', 'chili végétarien', 'chili de légumes'],
      },
      asks: ['kidney-bean'],
    },
  ],
  noun: { en: 'a chili', fr: 'un chili' },
  serves: 4,
  instead: ['stew', 'curry', 'soup'],
  ways: [
    {
      hero: ['bean', 'vegetable'],
      slots: base,
      titles: [
        { en: '<Smoky|Slow-simmered> {hero:title} chili[ with {citrus:bare}]', fr: 'Chili <fumé|mijoté> {hero:at}' },
      ],
      descriptions: [
        {
          en: 'Dark, smoky and thick enough to stand a spoon in; nobody will ask where the meat went.',
          fr: 'Sombre, fumé, si épais que la cuillère y tient debout : personne ne réclamera de viande.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm {oil} in a heavy pot[ and soften {onion+garlic+vegetable} for 8 min].',
          fr: 'Faites chauffer {oil} dans une cocotte[ et faites-y fondre {onion+garlic+vegetable} 8 min].',
          cook: 8,
        },
        {
          en: 'Stir in {spices} and let them toast for 1 min.',
          fr: 'Ajoutez {spices} et laissez torréfier 1 min.',
          cook: 1,
        },
        {
          en: 'Add {bean+tomatoes+stock}, bring to a bubble and simmer for 25 min, until thick.',
          fr: "Ajoutez {bean+tomatoes+stock}, portez à petite ébullition et laissez mijoter 25 min, jusqu'à ce que le chili épaississe.",
          cook: 25,
        },
        rice,
        serve,
      ],
    },
    {
      id: 'meat',
      hero: ['meat', 'bean', 'vegetable'],
      slots: {
        meat: { takes: ['mince', 'steak', 'stewing-meat', 'poultry'], first: ['beef-mince'] },
        ...base,
        bean: { ...base.bean, optional: true, share: 0.7 },
      },
      titles: [{ en: '<Smoky|Slow-simmered> {hero:title} chili', fr: 'Chili <fumé|mijoté> {hero:at}' }],
      descriptions: [
        {
          en: 'Well-browned meat, toasted spice and time: a pot of chili for a long table.',
          fr: 'Une viande bien dorée, des épices torréfiées et du temps : un chili pour une grande tablée.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm {oil} in a heavy pot over high heat and brown {meat} for 8 min, turning the meat until it is well coloured.',
          fr: "Faites chauffer {oil} dans une cocotte à feu vif et faites dorer {meat} 8 min en remuant, jusqu'à belle coloration.",
          cook: 8,
        },
        {
          en: 'Add {onion+garlic+vegetable} and soften for 6 min.',
          fr: 'Ajoutez {onion+garlic+vegetable} et laissez fondre 6 min.',
          cook: 6,
        },
        { en: 'Stir in {spices} and toast for 1 min.', fr: 'Ajoutez {spices} et laissez torréfier 1 min.', cook: 1 },
        {
          en: 'Pour in {tomatoes+stock} and simmer for 30 min.',
          fr: 'Versez {tomatoes+stock} et laissez mijoter 30 min.',
          cook: 30,
        },
        {
          en: 'Stir in {bean} and simmer for 15 min more, until thick and glossy.',
          fr: "Ajoutez {bean} et poursuivez 15 min, jusqu'à ce que le chili soit épais et brillant.",
          cook: 15,
        },
        rice,
        serve,
      ],
    },
  ],
}
