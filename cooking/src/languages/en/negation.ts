import type { LanguageWords } from '../language-words.ts'
import { phrases, words } from '../word-list.ts'

export const negation: LanguageWords['negation'] = {
  openings:
    phrases(`without|no|non|not|isn t|aren t|wasn t|never|instead of|in place of|rather than|free from|free of|neither|nor|leave off|in lieu of|minus|zero|contains no
    by way of|in the role of|in the style of`),
  fillers: words(
    'a the any added raw more all of your usual l an beaten regular normal traditional classic ordinary animal lecithin',
  ),
  carrying: words('or nor'),
  absences: words('free substitute alternative replacer replacement job role'),
  shunning: words('allergic allergy allergies intolerant intolerance'),
  clauseOpenings: words('not no never without neither nor'),
  ending: /less$/,
  lifting: {
    // Makers that sell nothing else count as their word for it.
    plants: [
      ...['vegan', 'plant based', 'plantbased', 'plant', 'vegan friendly', 'all vegetabl'],
      ...['violif', 'gardein', 'tofurky', 'tofurkey', 'field roast', 'lightlif', 'daiya', 'miyoko', 'earth balanc'],
      ...['naturli', 'shees', 'nurishh', 'alpro', 'beyond meat'],
      ...['your heart', 'omni pork', 'heura', 'garden gourmet', 'vivera', 'kit hill', 'moving mountain', 'vbit'],
      ...['meatles farm', 'meatless farm', 'tofutti', 'coconut collaborativ', 'happyvore', 'sojasun'],
    ],
    noFlesh: ['vegetarian', 'veggy', 'meatless', 'meat free', 'linda mccartney', 'quorn', 'cauldron'],
    noPork: ['halal', 'hallal', 'kosher', 'casher', 'kasher', 'cacher', 'pork free'],
    noSulphites: ['unsulphured', 'unsulfured'],
    noRennet: ['vegetabl rennet', 'vegetarian rennet', 'microbial rennet', 'veggy rennet', 'rennet free'],
    noGluten: ['gf'],
    noMilk: ['df'],
    noLactose: ['lactofre', 'lactaid', 'minusl', 'low in lactos', 'littl lactos'],
  },
}
