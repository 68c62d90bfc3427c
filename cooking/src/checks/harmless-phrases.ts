import type { Language } from '@roux/contract/language'

/** Phrases that hold the name of a food and do not mean it. `!` as in `generic-names.ts`. */
export const harmlessPhrases: Record<Language, readonly string[]> = {
  en: split(`
    bread and butter pickle|monkey bread|fruit leather|goldfish cracker|buttercup squash|steak seasoning|shea butter|coconut butter|cream soda|butterfly pea|milk thistle|egg timer|egg cup
    egg sized|egg carton|egg ring|egg poacher|size of an egg|size of a walnut|size of a hazelnut|walnut sized|hazelnut sized
    almond shaped|nut brown|hazelnut brown|nut milk bag|fish slice|fish kettle|bread knife|bread tin|bread machine|bread board
    pasta machine|pasta water|pasta cooking water|milk pan|wine glass|beer glass|pastry brush|pastry cutter|pastry wheel
    pastry bag|butter knife|butter dish|butter muslin|meat thermometer|meat mallet|meat tenderiser|cheese grater|oyster leaf
    oyster plant|biscuit cutter|biscuit tin|cookie cutter|cookie sheet|cookie scoop|curd cutter|chicken brick
    mustard coloured|mustard yellow|salmon pink|salmon coloured|lentil pasta|red lentil pasta|chickpea pasta|bean pasta
    buckwheat noodle|buckwheat pasta|buckwheat soba|cauliflower steak|celeriac steak|mushroom steak|hearts of palm
    fish out|duck egg blue|oyster knife|lobster cracker|mango butter|body butter|sake of|safety s sake|jam jar|jar of jam
    fruit butter|pumpkin butter|roe removed|roe on|roe attached|with roe|caramel colour|caramel color|caramel coloured|caramel brown|cooking broth|cooking stock|form a cream|into a cream|to a cream|a smooth cream|muffin tin|muffin tray|cake tin|pie dish|pie tin|bread basket
    lasagne dish|quiche dish|butter paper|pasta rack|nut cracker|bread proofing basket|jam jar|honey jar|custard cup|crab cracker|in a stock pot|into a stock pot|in the stock pot|into the stock pot|to the stock pot|large stock pot|deep stock pot|heavy stock pot
  `),
  fr: split(`
    beurre de coco|galette de blé noir|crêpe de blé noir|des moules|les moules|vos moules|moules chemisés|moules ronds|moules beurrés|moules rectangulaires|moules carrés|deux moules|trois moules|quatre moules|moules huilés|beurre de karité|couleur noisette|pomme noisette|grosseur d une noix|taille d une noix
    taille d un œuf|grosseur d un œuf|grosseur d une noisette|taille d une noisette|goût de noisette|goût noisette
    couteau à pain|couteau à beurre|couteau à huître|moule à pain|moule à tarte|moule à gâteau|moule à cake|moule!|moules à
    moules individuels|à café|verre à vin|verre à bière|verre à moutarde|cuillère à moutarde|eau des pâtes
    eau de cuisson des pâtes|machine à pain|machine à pâtes|râpe à fromage|thermomètre à viande|hachoir à viande
    arête de poisson|pince à poisson|plat à poisson|à la coque|vert amande|rose saumon|jaune moutarde|en allumettes|en lardons
    pain de sucre|pain de glace|gâteau de riz|pâtes de lentilles|pâtes de pois chiches|pâtes de fruits|pâtes de sarrasin
    pâtes sablées|nouille de sarrasin|nouille de patate douce|caviar d aubergine|steak de chou fleur|steak de céleri
    langue de bœuf des bois|oreille de cochon|boîte à œufs|bar à|au bar|moulin à poivre|cœur de palmier
    gros bouillon|premier bouillon|petit bouillon|en spaghettis|couleur caramel|feuille de curry|caramel liquide|bouillon de cuisson|obtenir une crème|former une crème|en une crème|en crème|une crème lisse|en tagliatelles|façon spaghettis|sans corail|du bout d un couteau|pot à confiture|pots à confiture
    presse ail|casse noix|casse noisette|presse agrumes
  `),
}

function split(list: string): string[] {
  return list
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}
