import { ingredientById } from '@roux/cooking/foods/lexicon'
import { expect, test } from 'vitest'
import { emojiWords } from './emoji.ts'
import { readDemands } from './read-demands.ts'
import { readMentions } from './read-mentions.ts'
import { readWish } from './read-wish.ts'
import { tokensOf } from './tokens.ts'

const wish = (user_input: string) =>
  readWish({ user_input, language: 'fr', preferences: null, serves: null, max_minutes: null })

test('emoji of food are asked for and refused like words', () => {
  expect(wish('🍓🍰 sans 🥛').asked.map(({ id }) => id)).toContain('strawberry')
  expect(wish('🌮 pour 6').dishes).toContain('tacos')
  expect(wish('🥑🍳🍞').asked.map(({ id }) => id)).toContain('avocado')
  expect(readDemands('anniv de Léa, allergie 🥜', 'fr').allergies).toContain('peanuts')
  expect(readMentions('tacos, no 🐄', 'en').avoided.length).toBeGreaterThan(0)
})

test('what is crossed out is left out', () => {
  for (const prompt of ['🐷❌ choucroute pour 6 🙏', 'choucroute 🚫🐖', 'choucroute, 🚫 🐷']) {
    expect(wish(prompt).allows(ingredientById('bacon'))).toBe(false)
    expect(wish(prompt).dishes).toContain('choucroute')
  }
})

test('any other parts what is told', () => {
  expect(tokensOf('soup 😍 tonight')).toEqual(['soup', ',', 'tonight'])
  expect(tokensOf('🌶️')).toEqual(['chilli'])
})

test('each says something that the kitchen reads', () => {
  const unread = Object.values(emojiWords).filter((word) => {
    const { asked, dishes, unmade, manners, courses } = readMentions(word, 'en')
    return [asked, dishes, unmade, manners, courses].every(({ length }) => length === 0)
  })
  expect(unread).toEqual([])
})
