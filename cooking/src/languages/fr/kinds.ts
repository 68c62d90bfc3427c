import type { LanguageWords } from '../language-words.ts'

export const kinds: LanguageWords['kinds'] = {
  everything:
    'tout tous toutes ingredients reste restant restants restante restantes autres sec secs garniture garnitures sauce marinade appareil preparation melange assaisonnement vinaigrette',
  all: /\btous les ingr[ée]dients\b/iu,
  rest: /\breste des ingr[ée]dients\b|\bautres ingr[ée]dients\b|\bingr[ée]dients restants\b|\btout le reste\b/iu,
  dry: /\bingr[ée]dients secs\b/iu,
  liquids: 'sauce bouillon fond fumet',
  words: {
    herbs: 'herbes herbe feuilles bouquet',
    spices: 'epices epice aromates',
    vegetables: 'legumes legume salade feuilles verdure aromates crudites',
    fruit: 'fruit fruits baies jus zeste',
    meat: 'viande gras couenne roti volaille boulettes morceaux burger burgers galettes',
    fish: 'poisson poissons filets darnes fruits coquillages',
    cheese: 'fromage fromages',
    pulses: 'haricots legumineuses feves lentilles',
    pasta: 'pates nouilles plaques',
    bread: 'pain tranches pains',
    nuts: 'noix graines fruits',
    stock: 'bouillon liquide fond',
    wine: 'vin liquide alcool',
    sweetener: 'sucrant',
    grain: 'grain grains cereale cereales',
    crumbs: 'panure',
    butter: 'graisse grasse',
    coconut: 'creme boite lait',
    egg: 'oeuf jaunes blancs jaune blanc',
    chocolate: 'chocolat',
  },
}
