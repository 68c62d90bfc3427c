import { expect, test } from 'vitest'
import { minutesSaid } from './minutes-said.ts'

test.each([
  [35, ['Fry for 5 minutes.', 'Simmer for 30 min.']],
  [26, ['Fry 5 min, add the garlic and fry 1 min more, then simmer 20 minutes.']],
  [20, ['Bake for 20–25 minutes, turning after 10 minutes.']],
  [30, ['Simmer for 30 minutes, stirring every 5 minutes.']],
  [40, ['Bake for 40 minutes, covered for the last 10 minutes.']],
  [40, ['Roast for 40 minutes. Meanwhile, cook the rice for 20 minutes.', 'Serve. It keeps for 3 days in the fridge.']],
  [45, ['Cook for 45 minutes, or 3 hours in a slow cooker.']],
  [485, ['Chill overnight.', 'Fry for 5 minutes.']],
  [0, ['Roast 20 minutes per 500 g.', 'Take it out 30 minutes before serving.', 'Slice the 2-day-old bread.']],
  [10, ['Leave to stand for 10 minutes, up to 2 hours.']],
  [0, []],
])('%i minutes in %j', (minutes, steps) => {
  expect(minutesSaid(steps, 'en')).toBe(minutes)
})

test.each([
  [35, ['Faites revenir 5 min.', 'Laissez mijoter une demi-heure.']],
  [30, ['Laissez cuire 30 min en remuant toutes les 5 minutes.']],
  [40, ['Enfournez 40 min. Pendant ce temps, faites cuire le riz 20 min.', 'Se conserve 3 jours au frais.']],
  [25, ['Faites cuire 25 min, à couvert les 10 dernières minutes.']],
  [45, ['Faites cuire 45 min, ou 3 heures à la mijoteuse.']],
  [0, ['Comptez 20 min par 500 g.', 'Sortez-le 30 min avant de servir.']],
])('%i minutes in %j', (minutes, steps) => {
  expect(minutesSaid(steps, 'fr')).toBe(minutes)
})
