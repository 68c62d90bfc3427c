import { type SelectorComponent, transform } from 'lightningcss'

/**
 * The rules of a stylesheet that the first page can need: those whose classes stand in its code. In their order, so
 * that the whole stylesheet, once it comes, changes nothing of what is there.
 */
export function stylesOfHome(styles: string, code: string): string {
  const words = new Set(code.match(/[^\s"'`]+/g))
  const isNeeded = (selector: readonly SelectorComponent[]) =>
    selector.every((component) => component.type !== 'class' || words.has(component.name))
  return transform({
    filename: 'home.css',
    code: new TextEncoder().encode(styles),
    minify: true,
    visitor: { Rule: { style: ({ value }) => (value.selectors.some(isNeeded) ? undefined : []) } },
  }).code.toString()
}
