import type { Dish } from './dish.ts'
import { seasoning } from './larder.ts'

export const bowl: Dish = {
  id: 'bowl',
  course: 'main',
  suits: ['light', 'summer'],
  uses: ['fish', 'vegetables'],
  names: {
    en: ['bowl', 'grain bowl', 'buddha bowl', 'rice bowl'],
    fr: ['bol', 'bowl', 'buddha bowl', 'bol de céréales'],
  },
  noun: { en: 'a grain bowl', fr: 'un bol complet' },
  serves: 2,
  instead: ['salad', 'plate'],
  ways: [
    {
      hero: ['cold', 'protein', 'shell', 'roast', 'couscous', 'grain', 'raw'],
      slots: {
        couscous: { takes: ['quick-grain'], optional: true },
        grain: {
          takes: ['rice', 'grain', 'lentil', 'noodle'],
          without: 'couscous',
          vary: ['quinoa', 'buckwheat', 'bulgur', 'basmati-rice'],
        },
        cold: { takes: ['smoked-fish', 'tinned-fish'], optional: true },
        shell: { takes: ['shellfish'], optional: true },
        protein: {
          without: 'cold+shell',
          takes: ['pulse', 'tofu', 'oily-fish', 'white-fish', 'poultry', 'grilling-cheese', 'steak'],
          vary: ['chickpea', 'tofu', 'edamame', 'black-bean'],
        },
        roast: {
          takes: ['root', 'firm-vegetable', 'tender-vegetable'],
          vary: ['sweet-potato', 'broccoli', 'carrot', 'cauliflower', 'courgette'],
          upTo: 2,
          optional: true,
          share: 0.8,
        },
        raw: {
          takes: ['salad-vegetable', 'salad-leaf', 'leaf', 'soft-fruit'],
          vary: ['avocado', 'cucumber', 'radish', 'rocket'],
          upTo: 2,
          optional: true,
        },
        oil: { takes: ['oil'], first: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'], amount: [1, 'tbsp'] },
        sauce: {
          takes: ['nut-butter', 'yoghurt', 'spread', 'condiment', 'salty-sauce', 'syrup'],
          first: ['tahini', 'peanut-butter', 'soy-yoghurt', 'yoghurt'],
          upTo: 2,
          optional: true,
        },
        citrus: { takes: ['citrus', 'vinegar'], first: ['lemon', 'lime', 'cider-vinegar'], optional: true },
        spice: { takes: ['spice', 'hot-spice', 'aromatic'], optional: true, with: 'protein+shell' },
        finish: {
          takes: ['seed', 'nut', 'herb', 'fresh-cheese', 'onion'],
          vary: ['pumpkin-seed', 'sesame-seed', 'coriander', 'mint'],
          upTo: 2,
          optional: true,
        },
        seasoning,
      },
      titles: [
        { en: '{hero:title} bowl[ with {finish:bare}]', fr: 'Bol complet {hero:at}' },
        { en: '<Bright|Generous> {hero:title} bowl', fr: 'Grand bol <gourmand|coloré> {hero:at}' },
      ],
      descriptions: [
        {
          en: 'Something warm, something crisp and a sauce to bring them together: lunch in a bowl that keeps you going all afternoon.',
          fr: 'Du chaud, du croquant et une sauce pour lier le tout : un repas complet dans un seul bol.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Simmer {grain} in salted water for 15 min or as the packet says, until tender, then drain and leave to steam.',
          fr: "Faites cuire {grain} à l'eau frémissante salée, 15 min ou selon le paquet, puis égouttez et laissez gonfler.",
          cook: 5,
          raw: 'grain',
        },
        {
          en: 'Heat {grain} with a spoonful of water in a covered pan for 5 min, until piping hot.',
          fr: "Réchauffez {grain} 5 min à couvert avec une cuillerée d'eau : brûlant à cœur.",
          cook: 5,
          cooked: 'grain',
        },
        {
          en: 'Put {couscous} in a bowl, pour over as much boiling salted water, cover for 5 min and fluff up with a fork.',
          fr: "Versez sur {couscous} son volume d'eau bouillante salée, couvrez 5 min, puis égrenez à la fourchette.",
          cook: 5,
        },
        {
          en: 'Fry {roast} in half of {oil} for 10 min over medium heat, covered at first, until tender and browned at the edges.',
          fr: 'Faites cuire {roast} 10 min à feu moyen dans la moitié {oil:ofThe}, à couvert au début : tendre et doré sur les bords.',
          cook: 10,
          raw: 'roast',
        },
        {
          en: 'Heat {roast} in half of {oil} for 4 min, until piping hot.',
          fr: 'Réchauffez {roast} 4 min dans la moitié {oil:ofThe} : brûlant à cœur.',
          cook: 4,
          cooked: 'roast',
        },
        {
          en: '[?roast In the same pan, fry][!roast In half of {oil}, fry] {protein}[ with {spice}] for 6 min, until golden and cooked right through.',
          fr: '[?roast Dans la même poêle, faites dorer][!roast Dans la moitié {oil:ofThe}, faites dorer] {protein}[ avec {spice}] 6 min, pour bien cuire à cœur.',
          cook: 5,
          raw: 'protein',
        },
        {
          en: '[?roast In the same pan, heat][!roast In half of {oil}, heat] {protein}[ with {spice}] for 3 min, until piping hot.',
          fr: '[?roast Dans la même poêle, réchauffez][!roast Dans la moitié {oil:ofThe}, réchauffez] {protein}[ avec {spice}] 3 min : brûlant à cœur.',
          cook: 3,
          cooked: 'protein',
        },
        {
          en: '[?roast+protein In the same pan, toss][!roast+protein In half of {oil}, toss] {shell}[!protein [ with {spice}]] over high heat for 3 min, until just firm.',
          fr: '[?roast+protein Dans la même poêle, saisissez][!roast+protein Dans la moitié {oil:ofThe}, saisissez] {shell}[!protein [ avec {spice}]] 3 min à feu vif, juste à point.',
          cook: 3,
        },
        {
          en: 'Stir [?roast+protein+shell the rest of the oil][!roast+protein+shell {oil}][ with {sauce}][ and a dash of {citrus:some}], with a spoonful of warm water, into a dressing[ and season with {seasoning:bare}].',
          fr: "Mélangez [?roast+protein+shell le reste de l'huile][!roast+protein+shell {oil}][ avec {sauce}][ et un filet {citrus:some}], avec une cuillerée d'eau tiède[, puis assaisonnez {seasoning:of}] pour faire une sauce.",
        },
        {
          en: 'Divide {couscous+grain} between bowls, arrange the rest on top[ with {raw+cold}], spoon over the dressing[ and scatter with {finish}].',
          fr: 'Répartissez {couscous+grain} dans des bols, disposez le reste par-dessus[ avec {raw+cold}], nappez de sauce[ et parsemez {finish:of}].',
        },
      ],
    },
  ],
}
