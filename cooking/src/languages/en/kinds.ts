import type { LanguageWords } from '../language-words.ts'

export const kinds: LanguageWords['kinds'] = {
  everything:
    'everything all ingredients rest remaining others dry wet topping toppings garnish garnishes filling dressing marinade batter dough sauce mixture base seasoning flavourings',
  all: /\ball (?:of )?(?:the |your )?ingredients\b|\beverything (?:else )?(?:in|into) (?:a|the) (?:\w+ )?(?:pot|pan|bowl|blender|cooker)\b/iu,
  rest: /\b(?:rest of the|remaining|other) ingredients\b|\beverything else\b/iu,
  dry: /\bdry ingredients\b/iu,
  liquids: 'sauce stock broth gravy',
  words: {
    herbs: 'herbs herb leaves',
    spices: 'spices spice seasoning aromatics',
    vegetables: 'vegetables vegetable veg veggies salad leaves greens',
    fruit: 'fruit fruits berries juice zest',
    meat: 'meat fat skin rind roast bird joint meatballs patties burgers burger',
    fish: 'fish fillets seafood shellfish',
    cheese: 'cheese cheeses',
    pulses: 'beans bean grain pulses legumes lentils',
    pasta: 'pasta noodles sheets',
    bread: 'bread slices toast buns rolls wraps',
    nuts: 'nuts nut seeds seed',
    stock: 'stock broth liquid',
    wine: 'wine liquid alcohol',
    sweetener: 'sweetener sweeteners sweeten sweetened',
    grain: 'grain grains',
    crumbs: 'crumb crumbs',
    butter: 'fat',
    coconut: 'cream tin milk',
    egg: 'egg yolks whites yolk white',
    chocolate: 'chocolate',
  },
}
