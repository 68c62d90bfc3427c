import type { NutrientWish } from '@roux/contract/nutrient-wish'
import { sayChanged, sayKeptOtherwise, sayNotKept } from '@roux/contract/wish-findings'
import { kindSet, kindsThatAre } from '@roux/cooking/foods/kinds'
import { isOfTexture, textured } from '../compose/textured.ts'
import type { Change } from '../understand/read-change.ts'
import { changeAmount, foodsIn } from './adjust-amounts.ts'
import { bodies, drinking, liquid } from './own-amounts.ts'
import { rich } from './own-nutrients.ts'
import { textureNames } from './own-texture.ts'
import { isApart } from './part-foods.ts'
import { namesOf, type Work } from './work.ts'

/** How thick, smooth and feeding a recipe is that somebody wrote: by its amounts and by how it is blended, or told. */
export function changeFeel(work: Work, { body, texture, wish: { nutrients } }: Change): void {
  const { language } = work
  if (body && !isThinned(work, body))
    work.said.push(sayNotKept({ what: 'taste', why: 'unsuited', words: [bodies[body][language]] }))
  if (texture) blend(work, texture)
  for (const wish of nutrients) feed(work, wish)
}

/** Less of what thins it makes it thicker, where nothing in it drinks that. */
function isThinned(work: Work, body: 'thicker' | 'thinner'): boolean {
  const { recipe } = work
  const kinds = foodsIn(recipe, work.language).map(({ kind }) => kind)
  const isDrunk = kinds.some((kind) => drinking.includes(kind)) && !recipe.directions.some((step) => isApart.test(step))
  const isBaked = kinds.some((kind) => ['flour', 'gluten-free-flour', 'raising', 'egg'].includes(kind))
  return !isDrunk && !isBaked && isAdjusted(work, new Set(liquid), body === 'thicker' ? 0.75 : 1.25)
}

function blend(work: Work, texture: 'chunky' | 'smooth'): void {
  const { recipe, language } = work
  const words = [textureNames[texture][language]]
  const directions = recipe.directions.map((step) => textured(step, texture, language))
  const isOther = directions.some((step, at) => step !== recipe.directions[at])
  if (isOther) {
    work.recipe = { ...recipe, directions }
    work.said.push(sayChanged({ what: 'other_way', saved: 0 }))
  } else
    work.said.push(
      isOfTexture(directions, texture)
        ? sayKeptOtherwise({ what: 'taste', why: 'already', words })
        : sayNotKept({ what: 'taste', why: 'unsuited', words }),
    )
}

const feeding = {
  protein: kindSet('poultry steak mince stewing-meat white-fish shellfish tinned-fish tofu pulse lentil'),
  fibre: new Set([...kindsThatAre('vegetable'), ...kindSet('pulse lentil')]),
}

/** More of what feeds: what is baked takes longer with more of it. */
function feed(work: Work, { nutrient, bound }: NutrientWish): void {
  if (bound !== 'at_least' || (nutrient !== 'protein' && nutrient !== 'fibre')) return
  const isBaked = work.recipe.directions.some((step) => /\b(?:oven|four|bake|enfourn)/i.test(step))
  if (isBaked || !isAdjusted(work, feeding[nutrient], 1.25))
    work.said.push(sayNotKept({ what: 'taste', why: 'unsuited', words: [rich[nutrient][work.language]] }))
}

function isAdjusted(work: Work, kinds: ReadonlySet<string>, factor: number): boolean {
  const { recipe, foods } = changeAmount(work.recipe, ({ kind }) => kinds.has(kind), factor, work.language)
  if (foods.length === 0) return false
  work.recipe = recipe
  work.said.push(sayChanged({ what: factor > 1 ? 'more' : 'less', words: namesOf(foods, work.language) }))
  return true
}
