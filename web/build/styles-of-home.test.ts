import { expect, test } from 'vitest'
import { stylesOfHome } from './styles-of-home.ts'

const styles = `
  @layer base { html { margin: 0 } }
  @layer utilities {
    .flex { display: flex }
    .gap-2 { gap: 2px }
    .dark .flex:hover { color: red }
    .light .flex { color: blue }
    @media (width >= 48rem) { .md\\:px-4 { padding-inline: 4px } .md\\:px-6 { padding-inline: 6px } }
  }`

test('home has the rules of its classes, of elements and of nobody else, in their order', () => {
  expect(stylesOfHome(styles, 'e("html",{className:`flex dark `+(a?"md:px-4":"")})')).toBe(
    '@layer base{html{margin:0}}@layer utilities{.flex{display:flex}.dark .flex:hover{color:red}@media (width>=48rem){.md\\:px-4{padding-inline:4px}}}',
  )
})

test('a class that only begins like one of home, or stands in a longer one, is not one', () => {
  expect(stylesOfHome('.gap-2{gap:2px}.gap{gap:1px}', '"gap-20 md:gap-2"')).toBe('')
})
