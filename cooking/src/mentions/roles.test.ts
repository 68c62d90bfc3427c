import type { CheckedLanguage } from '@roux/contract/language'
import { describe, expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readLineFoods } from './line-language.ts'
import { rolesOf } from './roles.ts'

/** What a sentence says of the foods that it names, in their order. */
function told(language: CheckedLanguage, text: string): string {
  const { words, foods } = readLineFoods(text, language)
  const roles = rolesOf(text, words, foods, language)
  return foods.map((food) => `${food.text}: ${roles[food.from]}`).join(', ')
}

const added: readonly [CheckedLanguage, string][] = [
  ['en', 'Stir in the butter.'],
  ['en', 'The butter is then stirred in.'],
  ['en', 'Butter goes in last.'],
  ['en', "Don't forget the butter."],
  ['en', 'Do not add the butter until the pan is off the heat.'],
  ['en', 'Never use a whisk: fold in the butter.'],
  ['en', 'Scatter over the peanuts to serve.'],
  ['en', 'You can now add the butter.'],
  ['en', 'If the sauce is too thick, loosen it with butter.'],
  ['en', 'Check the labels, then flour the fish.'],
  ['en', 'Most of the butter is stirred in now.'],
  ['en', 'Simmer with the herbs and cream until thick.'],
  ['fr', 'Ajoutez le beurre.'],
  ['fr', 'Le beurre est ajouté en dernier.'],
  ['fr', "N'oubliez pas le beurre."],
  ['fr', "N'ajoutez le beurre qu'à la fin."],
  ['fr', "N'ajoutez pas le beurre avant la fin."],
  ['fr', 'Évitez de faire brûler le beurre.'],
  ['fr', 'Hors du feu ajoutez le beurre.'],
  ['fr', 'Parsemez de cacahuètes pour servir.'],
  ['fr', "Vérifiez l'étiquette, puis farinez le poisson."],
  ['en', 'I always finish mine with butter.'],
  ['fr', "On les tartine de moutarde avant d'enfourner."],
]

const presumed: readonly [CheckedLanguage, string][] = [
  ['en', 'Do not let the butter burn.'],
  ['en', 'Avoid burning the butter.'],
  ['en', 'Leave the butter on the worktop until soft.'],
  ['en', 'Keep it with the butter.'],
  ['en', 'Zigzag the butter about.'],
  ['en', 'A knob of butter, shaken around the hot pan until it foams.'],
  ['en', 'What makes them sing is two teaspoons of butter.'],
  ['fr', 'Un bon verre de crème, un tour de poêle.'],
  ['fr', 'Un pinceau trempé dans un jaune d’œuf, et hop, 25 minutes au four.'],
  ['fr', 'Il ne manque plus que la crème : versez-en un bon verre.'],
  ['fr', 'Ne laissez pas brûler le beurre.'],
  ['fr', 'Laissez reposer le beurre.'],
]

const said: readonly [CheckedLanguage, string][] = [
  ['en', 'Check the label for nuts.'],
  ['en', 'Avoid dressings, which often contain anchovy.'],
  ['en', 'Do not use butter, cream or milk.'],
  ['en', 'Roll into balls the size of a walnut.'],
  ['en', 'Cook until it looks like porridge.'],
  ['en', 'Cook to the texture of thick custard.'],
  ['en', 'Whisk as for a béchamel.'],
  ['en', 'Instead of stirring in butter, use a spoon.'],
  ['en', 'Most bread contains milk.'],
  ['en', 'Cream, of course, is out.'],
  ['en', 'Is the bread made with milk?'],
  ['en', 'Some cooks whisk in mustard.'],
  ['en', 'Gumbo is thickened with flour, so watch out.'],
  ['en', 'If you ate this in Beirut you will remember tahini in it.'],
  ['en', 'Read the label first (look for belacan or shrimp among the ingredients).'],
  ['fr', "Gardez-le dans un bocal qui n'a jamais contenu d'amandes."],
  ['fr', "Les recettes chinoises emploient volontiers de la sauce d'huître."],
  ['fr', "Elle contient, comme son nom l'indique, de l'huître."],
  ['en', 'Mind what goes with it, minding what is in the sauces (fish sauce, soy).'],
  ['en', 'Check nori and instant dashi for bonito.'],
  ['en', "Nan's had a skin on it, from a pint of gold-top milk."],
  ['en', 'Do not store it in a tin with ordinary biscuits or bread.'],
  ['en', 'Leave the crab sticks on the shelf.'],
  ['fr', 'Laissez les bâtonnets de surimi au rayon : ils contiennent du crabe.'],
  ['fr', "Le vinaigre de malt vient de l'orge."],
  ['fr', "Vérifiez sur l'étiquette l'absence de noix."],
  ['fr', 'Évitez les sauces, qui contiennent souvent des anchois.'],
  ['fr', "N'échangez pas contre du lait de chèvre."],
  ['fr', "Formez des boules de la taille d'une noix."],
  ['fr', 'Cuisez comme une béchamel.'],
  ['fr', 'Certains pains contiennent du lait.'],
  ['fr', 'Le pain contient-il du lait ?'],
  ['fr', "D'ordinaire on emploie du beurre."],
  ['fr', 'Rangez-le loin du pain.'],
  ['fr', "Vinaigre de malt déconseillé, à cause de l'orge."],
]

const others: readonly [CheckedLanguage, string, string][] = [
  ['en', 'Do not add cream but stir in the butter.', 'cream: said, butter: added'],
  ['en', 'Add butter, not cream, and fold in the cheese.', 'butter: added, cheese: added'],
  ['en', 'Replace the cream with butter.', 'cream: said, butter: optional'],
  ['en', 'Never replace the butter with cream.', 'butter: said, cream: said'],
  ['en', 'Sprinkle with cheese if you like.', 'cheese: optional'],
  ['en', 'The juices can be thickened with cream.', 'cream: optional'],
  ['fr', 'La sauce peut être liée avec de la crème.', 'crème: offered'],
  ['en', 'Add a soft cheese like feta.', 'cheese: added, feta: optional'],
  ['en', 'Lovely toasted and spread with peanut butter.', 'peanut butter: offered'],
  ['en', 'For a smokier flavour, a few strips of fried tempeh make a good topping.', 'tempeh: offered'],
  ['en', 'Tahini is usual; a yoghurt dip is a good alternative.', 'Tahini: said, yoghurt: offered'],
  ['en', 'The cream is replaced by oil.', 'cream: said, oil: added'],
  ['fr', 'La crème est remplacée par du beurre.', 'crème: said, beurre: optional'],
  ['fr', 'Ne cherchez pas à la remplacer par de la farine, qui contient du gluten.', 'farine: said, gluten: said'],
  ['fr', "Le tahin, purée de sésame, n'y entre pas.", 'tahin: said, purée de sésame: said'],
  ['fr', 'Une cuillerée de crème fraîche ne gâche rien.', 'crème fraîche: offered'],
  ['en', 'Fish the bay leaf out.', 'Fish: said, bay leaf: optional'],
  ['en', 'Never fry in oil that has been used for breaded food.', 'oil: added, breaded: said'],
  ['en', 'If you prefer, brush with jam.', 'jam: optional'],
  ['en', "A crumbling of feta wouldn't go amiss.", 'feta: offered'],
  ['fr', 'La ciboule fait une aussi jolie garniture.', 'ciboule: offered'],
  ['fr', 'Nappez-en une polenta.', 'polenta: served'],
  ['en', 'Serve with bread.', 'bread: served'],
  ['en', 'Serve with rice or any naan you like.', 'rice: offered, naan: offered'],
  ['en', 'Scatter the beans where the prawns would go in.', 'prawns: offered'],
  ['en', 'Dry white wine goes nicely with it.', 'Dry white wine: offered'],
  ['en', 'Make it your own: stir in almond butter.', 'almond butter: offered'],
  ['en', 'Storage. Keep it with butter on top.', 'butter: optional'],
  ['en', 'Toast it the next day and spread with jam.', 'jam: optional'],
  ['en', 'Stir in the cream if needed.', 'cream: optional'],
  ['fr', "Ajoutez de la crème si vous l'aimez.", 'crème: optional'],
  ['fr', 'Avec du lait, on retrouve le dessert de la cantine.', 'lait: offered'],
  [
    'fr',
    "Badigeonnez d'huile (la dorure au jaune d'œuf, on oublie).",
    "huile: added, dorure: offered, jaune d'œuf: offered",
  ],
  ['fr', "L'huile d'arachide est ce qu'on vous vendra.", "huile d'arachide: offered"],
  ['fr', "En Bretagne on vous dira d'y émietter du lard.", 'lard: offered'],
  ['fr', 'À Casablanca, on casse des œufs dans la sauce.', 'œufs: offered'],
  ['en', 'In Tuscany the cooks stir in butter.', 'butter: offered'],
  ['fr', "Le jambon est une variante que l'on croise partout.", 'jambon: offered'],
  ['en', 'Feeding carnivores as well? Do a tray of bacon.', 'bacon: offered'],
  ['fr', 'On sucre avec trois cuillères de miel.', 'sucre: said, miel: added'],
  ['en', 'Fennel stands where the celery stood: sweat it for 10 minutes.', 'Fennel: offered, celery: offered'],
  ['fr', "Un verre de lait froid avec, et c'est l'enfance.", 'lait: offered'],
  ['fr', 'Ce qui fait tout, ce sont les noix de cajou, ajoutées à la fin.', 'noix de cajou: optional'],
  ['fr', 'Marco le sert dans des tortillas, pas moi.', 'tortillas: said'],
  ['en', 'Use butter instead.', 'butter: optional'],
  ['en', 'A scoop of ice cream would be good.', 'ice cream: offered'],
  ['en', 'Spoon over grilled steak.', 'steak: served'],
  ['en', 'Spoon over the cream.', 'cream: added'],
  ['en', 'For those who eat dairy, add butter.', 'dairy: offered, butter: offered'],
  ['fr', "N'ajoutez pas de crème, mais versez du lait.", 'lait: added'],
  ['fr', 'Remplacez la crème par du lait.', 'crème: said, lait: optional'],
  ['fr', 'Parsemez de fromage si vous le souhaitez.', 'fromage: optional'],
  ['fr', 'Servez avec du pain.', 'pain: served'],
  ['fr', 'Servez avec du riz ou du pain.', 'riz: offered, pain: offered'],
  ['fr', 'Une boule de glace à la vanille serait délicieuse.', 'glace à la vanille: offered'],
]

describe('what a step says of a food', () => {
  testTable(added)('what adds a food is read so', (language, text) => {
    expect(told(language, text)).toMatch(/: added$/)
  })

  testTable(presumed)('what no verb of cooking puts in may be there, and need not be listed', (language, text) => {
    expect(told(language, text)).toMatch(/: optional$/)
  })

  testTable(said)('what only speaks of a food is read so', (language, text) => {
    expect(told(language, text)).not.toMatch(/: (?!said)/)
  })

  testTable(others)('a sentence is read clause by clause', (language, text, roles) => {
    expect(told(language, text)).toBe(roles)
  })
})
