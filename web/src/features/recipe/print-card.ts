/** A card for a box of recipes: 6 by 4 inches, and within a few millimetres A6. */
const card = `
@page { size: 6in 4in; margin: 7mm; }
@media print {
  :root { --print-scale: 0.62; zoom: var(--print-scale); }
  [data-print="page"] { display: none; }
}`

/** Prints the page on cards, as many as it takes: smaller, and without what a card has no room for. */
export function printCard(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(card)
  document.adoptedStyleSheets.push(sheet)
  const end = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
  addEventListener('afterprint', end, { once: true })
  print()
}
