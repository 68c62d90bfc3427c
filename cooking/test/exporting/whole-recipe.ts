import type { Recipe } from '@roux/contract/recipe'
import { wholeContent } from '../../../contract/test/whole-content.ts'

const item = (number: number, content: string, index: number) => ({
  id: `0199aaaa-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`,
  content,
  index: String(index),
})

/** A recipe that says something in every field. */
export const wholeRecipe: Recipe = {
  ...wholeContent,
  id: '0199aaaa-0000-7000-8000-000000000001',
  title: 'Leek gratin',
  description: 'Creamy and golden.\n\nGood the day after.',
  ingredients: ['4 leeks', '200 ml cream', '60 g butter, softened', 'Salt'].map((content, place) =>
    item(10 + place, content, place + 1),
  ),
  directions: ['Slice the leeks.', 'Simmer for 20 minutes at 180 °C.', 'Bake.'].map((content, place) =>
    item(20 + place, content, place + 1),
  ),
  language: 'en',
  composition: '{"dish":"gratin"}',
  is_favorite: true,
  tags: ['winter', 'Sunday'],
  diet: 'vegetarian',
  notes: 'Less salt next time.',
  notes_updated_at: '2026-02-03T04:05:06.789Z',
  source: { url: 'https://larder.example/gratin', author: 'Ann Green', site: 'The Green Larder' },
  written_by: { provider: 'mistral', model: 'mistral-medium-latest' },
  created_at: '2026-01-02T03:04:05.678Z',
  updated_at: '2026-02-03T04:05:06.789Z',
  user: { id: '0199aaaa-0000-7000-8000-000000000004', email: 'cook@example.org', full_name: null },
  findings: [{ code: 'composed_by_kitchen', severity: 'info', params: {} }],
}
