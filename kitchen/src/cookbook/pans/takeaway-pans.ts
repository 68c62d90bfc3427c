import type { Dish, Slot, Step } from '../dish.ts'
import { garlic } from '../larder.ts'
import { neutralOil, reheatRice, rice, soySauce, startRice } from '../staples.ts'

const starch: Slot = { first: ['cornflour', 'potato-starch', 'rice-flour'], amount: [12, 'g'] }
const oil: Slot = { ...neutralOil, amount: [3, 'tbsp'] }
const ginger: Slot = { first: ['ginger'], optional: true }
const spring: Slot = { first: ['spring-onion'], optional: true }
const sesame: Slot = { first: ['sesame-seed'], optional: true }
const syrup: Slot = { first: ['honey', 'maple-syrup', 'sugar'], amount: [1, 'tbsp'], share: 1 }
const vinegar: Slot = { first: ['rice-vinegar', 'cider-vinegar', 'wine-vinegar'], amount: [1.5, 'tsp'] }

const fry: Step = {
  en: 'Toss {main} in {starch} until dry. Heat {oil} in a wok until a crumb sizzles and fry in batches for 6 min, turning, until crisp and cooked right through. Drain on paper and pour off all but a spoonful of the oil.',
  fr: "Enrobez {main} avec {starch}, sans laisser d'humidité. Chauffez {oil} dans un wok, une miette doit y grésiller, et faites frire en plusieurs fois, 6 min, en retournant : croustillant et cuit à cœur. Égouttez et ne gardez qu'une cuillerée d'huile.",
  cook: 12,
}

const serve: Step = {
  en: 'Toss the crisp pieces in the sauce for 1 min[ and scatter with {spring+sesame}].[ Serve with {rice}.]',
  fr: 'Enrobez les morceaux croustillants de sauce 1 min[ et parsemez {spring+sesame:of}].[ Servez avec {rice}.]',
  cook: 1,
}

export const orangeChicken: Dish = {
  id: 'orange-chicken',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['chinese', 'american'],
  names: {
    en: ['orange chicken', 'chinese orange chicken', 'sticky orange chicken', 'crispy orange chicken'],
    fr: ["poulet à l'orange", 'poulet croustillant à l’orange', "poulet à l'orange à la chinoise"],
  },
  noun: { en: 'an orange chicken', fr: "un poulet à l'orange" },
  serves: 2,
  instead: ['general-tso', 'sweet-and-sour-pork', 'stir-fry'],
  ways: [
    {
      hero: ['main', 'orange'],
      slots: {
        main: {
          takes: ['poultry', 'tofu', 'steak', 'shellfish'],
          first: ['chicken-thigh', 'tofu'],
          prep: { en: 'cut into 3 cm pieces', fr: 'coupé· en morceaux de 3 cm' },
        },
        starch,
        oil,
        garlic,
        ginger,
        chilli: { first: ['chilli-flakes'], optional: true },
        orange: { first: ['orange'], amount: [0.75, 'piece'] },
        soy: { ...soySauce, amount: [1, 'tbsp'] },
        syrup,
        vinegar,
        spring,
        sesame,
        rice,
      },
      titles: [
        {
          en: 'Sticky orange {main:bare}[ with {sesame:bare}]',
          fr: "{main:bare} laqué{main·} à l'orange[ et {sesame:at}]",
        },
        { en: 'Crisp {main:bare} in orange sauce', fr: "{main:bare} croustillant{main·}, sauce à l'orange" },
      ],
      descriptions: [
        {
          en: 'Crackling outside, sticky all over, and sharp enough that one plate is never the end of it.',
          fr: "Croustillant dessous, laqué dessus, et assez vif pour qu'on se resserve.",
        },
        { en: 'The takeaway, without the wait at the door.', fr: 'Celui du traiteur, sans attendre le livreur.' },
      ],
      prep: 15,
      steps: [
        startRice,
        reheatRice,
        fry,
        {
          en: '[Sizzle {garlic+ginger+chilli} for 30 seconds. ]Add the grated zest and juice of {orange}, {soy+syrup+vinegar} and boil for 4 min, until syrupy.',
          fr: '[Faites revenir {garlic+ginger+chilli} 30 secondes. ]Ajoutez le zeste râpé et le jus {orange:ofThe}, {soy+syrup+vinegar} et faites bouillir 4 min : un sirop léger.',
          cook: 4,
        },
        serve,
      ],
    },
  ],
}

export const crispyChilliBeef: Dish = {
  id: 'crispy-chilli-beef',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['chinese', 'british'],
  names: {
    en: ['crispy chilli beef', 'crispy beef', 'shredded chilli beef', 'crispy shredded beef'],
    fr: ['bœuf croustillant au piment', 'bœuf croustillant', 'bœuf croustillant aigre-doux'],
  },
  noun: { en: 'a crispy chilli beef', fr: 'un bœuf croustillant au piment' },
  serves: 2,
  instead: ['orange-chicken', 'beef-broccoli', 'stir-fry'],
  ways: [
    {
      hero: ['main', 'vegetable'],
      slots: {
        main: {
          takes: ['steak', 'poultry', 'tofu'],
          first: ['steak', 'tofu'],
          prep: { en: 'cut into thin strips', fr: 'coupé· en fines lanières' },
        },
        starch: { ...starch, amount: [15, 'g'] },
        oil,
        vegetable: {
          takes: ['tender-vegetable', 'root', 'onion'],
          first: ['pepper', 'carrot'],
          upTo: 2,
          share: 0.6,
          prep: { en: 'cut into thin strips', fr: 'coupé· en fines lanières' },
        },
        garlic,
        ginger,
        chilli: { first: ['chilli', 'chilli-flakes'], optional: true },
        soy: { ...soySauce, amount: [1, 'tbsp'] },
        ketchup: { first: ['ketchup', 'tomato-paste'], amount: [1, 'tbsp'], share: 0.5 },
        syrup,
        vinegar,
        spring,
        sesame,
        rice,
      },
      titles: [
        {
          en: 'Crispy chilli {main:bare}[ with {vegetable:bare}]',
          fr: '{main:bare} croustillant{main·} au piment[ et {vegetable:at}]',
        },
        {
          en: 'Crisp strips of {main:bare} in a hot, sticky sauce',
          fr: 'Lanières croustillantes {main:of}, sauce pimentée',
        },
      ],
      descriptions: [
        {
          en: 'Thin strips, hot oil, and a sauce that is sticky, sharp and hot, in that order.',
          fr: 'De fines lanières, une huile bien chaude, et une sauce collante, vive, piquante, dans cet ordre.',
        },
        {
          en: 'Have everything cut before the wok goes on: after that there is no time.',
          fr: "Coupez tout avant d'allumer le feu : ensuite, on n'a plus le temps.",
        },
      ],
      prep: 15,
      steps: [
        startRice,
        reheatRice,
        fry,
        {
          en: 'Stir-fry {vegetable} for 3 min[, adding {garlic+ginger+chilli} for the last 30 seconds]. Pour in {soy+ketchup+syrup+vinegar} and boil for 2 min, until sticky.',
          fr: 'Faites sauter {vegetable} 3 min[, en ajoutant {garlic+ginger+chilli} pour les 30 dernières secondes]. Versez {soy+ketchup+syrup+vinegar} et faites bouillir 2 min : une sauce bien collante.',
          cook: 5,
        },
        serve,
      ],
    },
  ],
}
