import type { RecipeContent } from '../src/recipe-content.ts'

const line = (number: number, content: string, index: string) => ({
  id: `0199aaaa-0000-7000-8000-00000000000${number}`,
  content,
  index,
})

/** A content that says something in every field: whatever loses one on its way is found out. */
export const wholeContent: RecipeContent = {
  title: 'Onion soup',
  description: 'For a cold evening.',
  preparation_time: 20,
  cook_time: 90,
  serves: 4,
  ingredients: [line(1, '1 kg onions', '1'), line(2, 'Butter', '2')],
  directions: [line(3, 'Slice.', '1'), line(4, 'Simmer.', '2')],
  language: 'fr',
  composition: '{"dish":"onion-soup"}',
}
