import type { Language } from '@roux/contract/language'
import type { RefusalReason } from './refusal-reason.ts'

/**
 * Sources: FDA "Bad Bug Book", 2nd edition (phytohaemagglutinin), USDA FSIS (74 °C for poultry), CDC "Home-Canned Foods"
 * (low-acid food only under pressure; oil with garlic or herbs in the refrigerator), ANSES (foraged mushrooms, honey before the first birthday).
 */
const texts: Record<RefusalReason, Record<Language, string>> = {
  not_food: {
    en: 'That is not food and would do harm, so there is no recipe with it. Name the foods you have, and dinner is on its way. If somebody has swallowed it, call your poison centre now.',
    fr: 'Ce n’est pas un aliment et cela rendrait malade : pas de recette avec cela. Dites plutôt quels aliments vous avez. Si quelqu’un en a avalé, appelez tout de suite le centre antipoison.',
  },
  poison: {
    en: 'This is poisonous, even in small amounts, so there is no recipe with it. Ask for the same dish with something safe to eat instead.',
    fr: 'C’est toxique, même en petite quantité : pas de recette avec cela. Demandez plutôt le même plat avec quelque chose de comestible.',
  },
  drugs: {
    en: 'Medicines and drugs do not belong in food: nobody can tell how much each portion holds. Ask for the dish without them; a pharmacist knows how a medicine is best taken.',
    fr: 'Les médicaments et les drogues n’ont pas leur place dans un plat : personne ne sait combien chaque part en contient. Demandez le plat sans cela ; un pharmacien vous dira comment prendre un médicament.',
  },
  harm: {
    en: 'Roux cooks nothing that is meant to hurt anybody, person or animal. If you are in a bad place with someone, please talk to a person you trust. A recipe for a good meal is always here.',
    fr: 'Roux ne cuisine rien qui soit destiné à faire du mal, à une personne ou à un animal. Si vous vivez un conflit difficile, parlez-en à quelqu’un de confiance. Pour un bon repas, Roux est toujours là.',
  },
  self_harm: {
    en: 'Roux cannot help with this, but people can: please call your local crisis line (988 in the USA, 116 123 in the UK and Ireland) or your emergency number. You do not have to be alone with it.',
    fr: 'Roux ne peut pas vous aider en cela, mais des gens le peuvent : appelez le 3114 en France, ou le numéro d’urgence de votre pays. Ne restez pas seul avec cela.',
  },
  weapon: {
    en: 'Roux makes food, nothing that explodes, burns or gasses. Ask for a dish instead.',
    fr: 'Roux fait à manger, rien qui explose, brûle ou gaze. Demandez plutôt un plat.',
  },
  raw_meat: {
    en: 'This meat is not safe raw: it has to be cooked through (poultry to 74 °C in the middle). Ask for it cooked, or for a tartare of very fresh beef, salmon or beetroot.',
    fr: 'Cette viande n’est pas sûre crue : elle doit être cuite à cœur (la volaille à 74 °C). Demandez-la cuite, ou un tartare de bœuf, de saumon ou de betterave bien frais.',
  },
  raw_plant: {
    en: 'This is poisonous until it has been cooked: red kidney beans, for one, need ten minutes of hard boiling at the very least. Ask for it cooked, or with tinned beans.',
    fr: 'Cela reste toxique tant que ce n’est pas cuit : les haricots rouges, par exemple, doivent bouillir au moins dix minutes à gros bouillons. Demandez le plat cuit, ou avec des haricots en boîte.',
  },
  foraged: {
    en: 'Only eat what an expert has identified: some wild mushrooms and plants kill and look like good ones. Have your harvest checked first, or ask for the dish with mushrooms or herbs from the shop.',
    fr: 'Ne mangez que ce qu’un spécialiste a identifié : certains champignons et plantes sauvages sont mortels et ressemblent aux bons. Faites d’abord vérifier votre récolte (pharmacien, association de mycologie), ou demandez le plat avec des champignons ou des herbes du commerce.',
  },
  spoiled: {
    en: 'Food that has spoiled makes people ill, and cooking does not mend it. Please throw it away, and ask for a dish with what is still good.',
    fr: 'Un aliment gâté rend malade, et la cuisson n’y change rien. Jetez-le, s’il vous plaît, et demandez un plat avec ce qui est encore bon.',
  },
  preserving: {
    en: 'Kept like that it can breed botulism, which you may neither smell nor taste. Make a small amount, keep it in the fridge and eat it within a few days, or follow a tested recipe for pressure canning.',
    fr: 'Conservé ainsi, cela peut donner le botulisme, qui peut n’avoir ni odeur ni goût. Faites-en peu, gardez-le au réfrigérateur et mangez-le en quelques jours, ou suivez une recette de conserve éprouvée, à l’autoclave.',
  },
  forbidden_meat: {
    en: 'No recipe with people or pets. Ask for beef, chicken, mushrooms or beans, and dinner is on its way.',
    fr: 'Pas de recette avec des humains ni des animaux de compagnie. Demandez du bœuf, du poulet, des champignons ou des haricots.',
  },
  infant: {
    en: 'This is not for babies: no honey before the first birthday, since it can carry botulism, and no alcohol. Ask for the recipe without it; ripe fruit sweetens well.',
    fr: 'Ce n’est pas pour les bébés : pas de miel avant un an, il peut transmettre le botulisme, et pas d’alcool. Demandez la recette sans cela ; un fruit bien mûr sucre très bien.',
  },
}

/** What a cook is told whose request is refused: why, and what to do instead, in plain kind words. */
export function describeRefusal(reason: RefusalReason, language: Language): string {
  return texts[reason][language]
}
