import type { Slot, Text, Way } from './dish.ts'

const diced: Text = { en: 'cut into 1 cm dice', fr: 'coupé· en dés de 1 cm' }

function cut(slot: Slot | undefined): Slot {
  return { ...slot, prep: diced }
}

/** All in one pan and in small dice, where the proper way browns each vegetable on its own. */
function ratatouille(proper: Way): Way {
  const { aubergine, courgette, pepper } = proper.slots
  return {
    ...proper,
    quick: true,
    slots: { ...proper.slots, aubergine: cut(aubergine), courgette: cut(courgette), pepper: cut(pepper) },
    titles: [
      { en: 'Quick ratatouille[ with {basil:bare}]', fr: 'Ratatouille express[ {basil:at}]' },
      { en: 'Ratatouille in small dice, from one pan', fr: 'Ratatouille en petits dés, dans une seule poêle' },
    ],
    descriptions: [
      {
        en: 'In dice this small, everything is tender in the time it takes to lay the table.',
        fr: 'En dés aussi petits, tout est fondant le temps de mettre la table.',
      },
    ],
    prep: 15,
    steps: [
      {
        en: 'Warm {oil} in a wide pan over high heat. Fry {aubergine+courgette+pepper+onion} for 8 min, stirring often, until golden at the edges.',
        fr: 'Faites chauffer {oil} dans une grande poêle à feu vif. Faites sauter {aubergine+courgette+pepper+onion} 8 min en remuant souvent : les bords doivent dorer.',
        cook: 8,
      },
      {
        en: 'Add {garlic+tomato+thyme+other}, cover and simmer for 12 min, until all is soft but still itself.[ Fish out {thyme}.][ Season with {seasoning:bare}.][ Tear over {basil}.]',
        fr: "Ajoutez {garlic+tomato+thyme+other}, couvrez et laissez mijoter 12 min, jusqu'à ce que tout soit fondant sans se défaire.[ Retirez {thyme}.][ Assaisonnez {seasoning:of}.][ Parsemez {basil:of}.]",
        cook: 12,
      },
    ],
  }
}

/** The slices cook in their cream on the hob; the oven does no more than brown them. */
function gratinDauphinois(proper: Way): Way {
  return {
    ...proper,
    quick: true,
    titles: [
      { en: 'Quick gratin dauphinois', fr: 'Gratin dauphinois express' },
      { en: '{potato:title} gratin, from the hob to the grill', fr: 'Gratin dauphinois, de la casserole au gril' },
    ],
    descriptions: [
      {
        en: 'Simmered first, browned last: the same thin slices and the same {cream:bare}, in half the time.',
        fr: "Mijoté d'abord, doré ensuite : les mêmes fines rondelles, deux fois plus vite.",
      },
    ],
    prep: 15,
    steps: [
      {
        en: 'Bring {milk+cream} to a simmer in a wide pan[ with {garlic}][ and {nutmeg}].[ Season generously with {seasoning:bare}.] Add {potato} and simmer very gently for 15 min, stirring now and then, until a knife slides through the slices and the sauce clings to them.',
        fr: "Portez {milk+cream} à frémissement dans une sauteuse[ avec {garlic+nutmeg}].[ Assaisonnez généreusement {seasoning:of}.] Ajoutez {potato} et laissez frémir très doucement 15 min en remuant de temps en temps, jusqu'à ce qu'une lame traverse les rondelles et que la sauce les nappe.",
        cook: 18,
      },
      {
        en: 'Heat the grill. Tip everything into {ovenDish}[ greased with {butter}] and brown for 5 min, close to the heat. Wait 5 min before serving.',
        fr: 'Allumez le gril. Versez le tout dans {ovenDish}[ graissé avec {butter}] et faites dorer 5 min, tout près du gril. Attendez 5 min avant de servir.',
        cook: 10,
      },
    ],
  }
}

/** Ways of a dish that take half the time of its own. */
export function quickWays(id: string, [proper]: readonly Way[]): Way[] {
  if (!proper) return []
  if (id === 'ratatouille') return [ratatouille(proper)]
  return id === 'gratin-dauphinois' ? [gratinDauphinois(proper)] : []
}
