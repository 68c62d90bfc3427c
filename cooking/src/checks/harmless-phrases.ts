import type { Language } from '@roux/contract/language'

/** Phrases that hold the name of a food and do not mean it. `!` as in `generic-names.ts`. */
export const harmlessPhrases: Record<Language, readonly string[]> = {
  en: split(`
    bread and butter pickle|monkey bread|goldfish cracker|steak seasoning|shea butter|coconut butter|cream soda
    milk thistle|egg cup|egg ring|nut brown|hazelnut brown|turn hazelnut|nut milk bag|fish slice|bread tin|pasta water
    pasta cooking water|pastry wheel|pastry bag|butter dish|oyster leaf|oyster plant|biscuit tin|cookie sheet
    chicken brick|mustard yellow|salmon pink|bean pasta|cauliflower steak|celeriac steak|mushroom steak|fish out|duck egg blue|lobster cracker
    mango butter|body butter|sake of|safety s sake|jam jar|jar of jam|fruit butter|pumpkin butter|roe removed|roe on
    roe attached|with roe|caramel colour|caramel color|caramel brown|cooking broth|cooking stock|form a cream
    into a cream|a smooth cream|lasagne dish|quiche dish|butter paper|pasta rack|nut cracker|bread proofing basket
    honey jar|custard cup|crab cracker|in a stock pot|into a stock pot|in the stock pot|into the stock pot
    date on|use by date|best before date|sell by date|with the date|write the date|to the stock pot|large stock pot|deep stock pot|heavy stock pot
  `),
  fr: split(`
    beurre de coco|galette de blé noir|crêpe de blé noir|des moules|les moules|vos moules|moules chemisés
    moules ronds|moules beurrés|moules rectangulaires|moules carrés|deux moules|trois moules|quatre moules
    moules huilés|beurre de karité|couleur noisette|blond noisette|blonde noisette|brun noisette|brune noisette|devient noisette|devienne noisette|doré noisette|sente la noisette|sent la noisette|sentir la noisette|pomme noisette|goût de noisette|goût noisette|moule à pain
    moule à tarte|moule à gâteau|moule à cake|moule!|moules à|moules individuels|à café|eau des pâtes
    eau de cuisson des pâtes|arête de poisson|vert amande|rose saumon|jaune moutarde|pain de sucre
    en lardons|bout de chou|les choux|la fève|une fève|pain de glace|pâtes de fruits|pâtes sablées|caviar d aubergine|steak de céleri|langue de bœuf des bois|bar à
    au bar|gros bouillon|premier bouillon|petit bouillon|en spaghettis|couleur caramel|feuille de curry
    caramel liquide|bouillon de cuisson|obtenir une crème|former une crème|en une crème|en crème|une crème lisse
    en tagliatelles|façon spaghettis|pot à confiture|pots à confiture|casse noix|casse noisette|en noisette|en petites noisettes
  `),
}

function split(list: string): string[] {
  return list
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}
