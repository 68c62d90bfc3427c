import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { minutesSaid } from './minutes-said.ts'

testTable([
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
  [120, ['Chill for at least 2 hours (120 minutes).']],
  [90, ['Cool for 90 minutes, about 1 1/2 hours, on a rack.']],
  [480, ['Soak overnight, 8 to 10 hours.']],
  [25, ['Knead (10 minutes).', 'Bake for 15 minutes (5 minutes more for a dark crust).']],
  [
    30,
    [
      'Bake for 30 minutes.',
      'As soon as it is in the oven, fry the onions for 10 minutes. Add the wine for 5 minutes.',
    ],
  ],
  [60, ['Leave to rise for 60 minutes.', 'While it rises, stew the leeks for 40 minutes, then cool for 10 minutes.']],
  [
    60,
    [
      'Roast for 60 minutes.',
      'Bake the fennel on the shelf below for 25 minutes.',
      'Cook the peas alongside, 5 minutes.',
    ],
  ],
  [60, ['Roast for 60 minutes, uncovered with 10 minutes to go.']],
  [12, ['Fry for 5 minutes, turn and fry for 7 minutes: 12 minutes in all.']],
  [40, ['Simmer for 40 minutes in total.']],
  [20, ['Fry in batches, 5 minutes a batch, 20 minutes in all.']],
  [22, ['Warm the oil for 2 minutes. Fry 5 minutes each batch, 20 minutes in all.']],
  [5, ['Beat for 5 minutes. Hands-on time so far: about 20 minutes.']],
  [40, ['While the oven heats, butter a tin. Bake for 40 minutes.']],
  [0, []],
])('the minutes that English steps say are added up', (minutes, steps) => {
  expect(minutesSaid(steps, 'en')).toBe(minutes)
})

testTable([
  [35, ['Faites revenir 5 min.', 'Laissez mijoter une demi-heure.']],
  [30, ['Laissez cuire 30 min en remuant toutes les 5 minutes.']],
  [40, ['Enfournez 40 min. Pendant ce temps, faites cuire le riz 20 min.', 'Se conserve 3 jours au frais.']],
  [25, ['Faites cuire 25 min, à couvert les 10 dernières minutes.']],
  [20, ['Faites frire en plusieurs fois, 5 minutes par fournée, 20 minutes en tout.']],
  [45, ['Faites cuire 45 min, ou 3 heures à la mijoteuse.']],
  [120, ['Faites tremper 2 heures (120 minutes).']],
  [150, ['Laissez prendre 150 minutes, soit 2 h 30, au frais.']],
  [360, ['Laissez prendre 6 heures au réfrigérateur (360 minutes).']],
  [
    60,
    ['Laissez lever 60 minutes.', 'Pendant la levée, faites fondre les oignons 45 minutes. Laissez tiédir 10 minutes.'],
  ],
  [50, ['Enfournez 50 minutes.', 'Faites cuire le riz 20 minutes en même temps.']],
  [50, ['Faites cuire pendant 50 minutes.']],
  [15, ['Faites rissoler 15 minutes. En tout, comptez 30 minutes de préparation.']],
  [8, ['Pétrissez 8 minutes sur le plan de travail.']],
  [0, ['Comptez 20 min par 500 g.', 'Sortez-le 30 min avant de servir.']],
])('and those of French steps', (minutes, steps) => {
  expect(minutesSaid(steps, 'fr')).toBe(minutes)
})
