import { soup } from '../recipe-answers.ts'
import { texts } from '../texts.ts'
import { button, fact, field, lines, title } from './parts.ts'
import { read, signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

const { edit, recipe } = texts.en
const five = ['1 leek', '2 carrots', '3 potatoes', '4 onions', '5 turnips']
const withFive = { ...soup, ingredients: five.map((content, place) => ({ id: '', content, index: `${place + 1}` })) }

test('a cook changes a recipe, drags its lines with mouse and keyboard, and saves it', async ({ app, roux }) => {
  const cook = await signIn(app, roux.url, { recipe: withFive })
  // High enough for a whole list.
  await app.resize({ width: 1280, height: 1100 })
  await app.open(cook.recipePath)
  await app.click(button(recipe.edit))
  await app.fill(field(edit.title), 'Soup of five')
  await app.fill(field(edit.cooking), '35')
  const handle = (number: number) => button(edit.moveIngredient.replace('{{number}}', `${number}`))
  const said = (text: string, place: number) => {
    return { role: 'status', with: text.replace('{{place}}', `${place}`).replace('{{total}}', '5') }
  }
  const expectLines = (order: readonly string[]) =>
    expect.poll(async () => (await app.all(field(/^Ingredient \d+$/))).map(({ value }) => value)).toEqual(order)

  await app.drag(handle(1), handle(3), said(edit.movedTo, 3))
  await expectLines(['2 carrots', '3 potatoes', '1 leek', '4 onions', '5 turnips'])
  // A click on a handle is for its menu.
  await app.click(handle(5))
  await app.see({ role: 'menuitem', name: edit.moveUp })
  await app.press('Escape')
  await app.see(handle(5), ({ isFocused }) => isFocused)
  await app.press('Space')
  await app.see(said(edit.movedTo, 5))
  await app.press('ArrowUp')
  await app.see(said(edit.movedTo, 4))
  await app.press('Space')
  await expectLines(['2 carrots', '3 potatoes', '1 leek', '5 turnips', '4 onions'])
  await app.click(handle(4))
  await app.click({ role: 'menuitem', name: edit.moveDown })
  await expectLines(['2 carrots', '3 potatoes', '1 leek', '4 onions', '5 turnips'])

  await app.fill(field(edit.newIngredient), '6 eggs')
  await app.press('Enter')
  await expectLines(['2 carrots', '3 potatoes', '1 leek', '4 onions', '5 turnips', '6 eggs'])
  await app.click(button(edit.save))
  await app.see({ text: edit.saved })
  await app.see({ ...title, name: 'Soup of five' })
  await app.see(fact('35'))
  // Below a line may stand what is to be known of it.
  const shown = (await app.texts(lines('ingredients'))).map((line) => line.split('\n')[0])
  expect(shown).toEqual(['2 carrots', '3 potatoes', '1 leek', '4 onions', '5 turnips', '6 eggs'])
  const saved = await read(fetch(`${roux.url}/api/v1${cook.recipePath.replace('recipe', 'recipes')}`, cook))
  expect(saved).toMatchObject({ title: 'Soup of five', cook_time: 35 })
})
