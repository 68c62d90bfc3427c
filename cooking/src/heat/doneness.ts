import type { Danger } from '../mentions/finding.ts'

/** Meat that must be cooked through; and fish, which cooks rightly serve raw but must not half cook. */
export type RawKind = 'poultry' | 'mince' | 'sausage' | 'pork' | 'fish' | 'shellfish'

/**
 * How it is cut. `thin` is strips, escalopes and flattened pieces of a centimetre, `diced` pieces of a bite and what is
 * crumbled or sliced, `fillet` a boneless piece for one, `bony` legs and wings, `whole` a bird, a loaf or a tenderloin, `joint` pork
 * that is thicker than that.
 */
export type Cut = 'thin' | 'diced' | 'fillet' | 'bony' | 'whole' | 'joint'

/** What heats it. `wet` is simmering, braising, poaching and steaming, `pan` a stir-fry too. What is left in a dish off the heat heats nothing. */
export type Heat = 'pan' | 'grill' | 'wet' | 'oven' | 'deep' | 'air' | 'pressure' | 'slow'

/** Inside temperatures in °C. Source: USDA FSIS, "Safe Minimum Internal Temperature Chart" (165, 160 and 145 °F; its sausage stands beside ground meat: what was on the surface is inside now). */
export const doneAt: Record<RawKind, { celsius: number; danger: Danger | null }> = {
  poultry: { celsius: 74, danger: 'poultry' },
  mince: { celsius: 71, danger: 'mince' },
  sausage: { celsius: 71, danger: 'mince' },
  pork: { celsius: 63, danger: 'pork' },
  fish: { celsius: 63, danger: null },
  shellfish: { celsius: 63, danger: null },
}

const row = (
  pan: number,
  grill: number,
  wet: number,
  oven: number,
  deep: number,
  air: number,
  pressure: number,
  slow: number,
): Record<Heat, number> => ({ pan, grill, wet, oven, deep, air, pressure, slow })

/**
 * The least minutes that may bring raw meat to its temperature inside (`doneAt`), from the fridge, under good conditions: a
 * little less than cooks are told, since less than these is surely too little. Oven times are for 180 °C.
 *
 * Sourced: poultry in the oven, in simmering water and on the grill is the low end of USDA FSIS, "Approximate Chicken
 * Cooking Times" (350 °F; thighs 40–50 min, wings 30–40, boneless breast 20–30 and 6–8 a side, whole 75–90), less a fifth
 * for small pieces; pork joints and tenderloin after FoodSafety.gov, "Meat and Poultry Roasting Charts" (20 min a pound;
 * 20–27 min in all at 425 °F). Sausages (12–14 min), burgers (8–10), chops (7–9) on a hot plate: the chart of Hamilton
 * Beach for its griddle 31605N, less a fifth.
 *
 * Derived from the temperature, where no source gives a time: conduction of heat into a slab, a cylinder or a cube whose
 * surface is at 100 °C, with the thermal diffusivity of water (1.4 × 10⁻⁷ m²/s; meat is three quarters water), from 8 °C:
 * a strip of 1.5 cm 4 min, a slab of 2 cm 7 min, a cube of 2.5 cm 5 min, a sausage of 2 cm 3 min and of 3 cm 8 min. Mince
 * that is crumbled has lost its pink in 4 min. For sausages two minutes are added, as a pan touches one side. Ovens and
 * air fryers take two to three times as long as water, as air carries less heat; a pressure cooker (120 °C) half, and it
 * warms up first; a slow cooker an hour at least.
 *
 * Birds' livers are taken for thin. Not here: beef, veal, lamb, duck breast and game in whole pieces, which may stay rare (the germs are on the surface), and
 * what is cured, smoked, tinned or cooked. Lardons and bacon are thin and salted, and nobody leaves them raw.
 */
const least: Record<RawKind, Partial<Record<Cut, Record<Heat, number>>>> = {
  poultry: {
    thin: row(4, 4, 5, 8, 3, 6, 2, 60),
    diced: row(5, 6, 6, 12, 4, 8, 3, 60),
    fillet: row(8, 10, 10, 16, 6, 10, 5, 90),
    bony: row(15, 16, 25, 28, 9, 16, 8, 120),
    whole: row(40, 50, 45, 60, 25, 40, 15, 180),
  },
  mince: {
    thin: row(3, 3, 4, 8, 2, 6, 2, 60),
    diced: row(4, 5, 6, 12, 3, 8, 3, 60),
    fillet: row(6, 6, 7, 12, 4, 8, 4, 60),
    whole: row(30, 30, 30, 35, 10, 25, 15, 150),
  },
  sausage: {
    thin: row(6, 6, 6, 12, 4, 7, 3, 60),
    diced: row(5, 6, 6, 12, 4, 8, 3, 60),
    fillet: row(10, 10, 10, 18, 6, 9, 5, 90),
  },
  pork: {
    thin: row(3, 3, 4, 8, 2, 6, 2, 60),
    diced: row(4, 6, 5, 12, 3, 8, 3, 60),
    fillet: row(6, 6, 8, 14, 4, 8, 4, 90),
    bony: row(15, 16, 25, 28, 9, 16, 8, 120),
    whole: row(18, 18, 20, 20, 12, 16, 10, 120),
    joint: row(35, 35, 40, 40, 25, 35, 20, 180),
  },
  fish: { fillet: row(3, 3, 4, 8, 3, 6, 2, 45) },
  shellfish: { fillet: row(2, 2, 2, 5, 1, 4, 1, 30) },
}

/** The least minutes for a meat in its cut, in what heats it; in an oven of so many °C, where that is known. */
export function leastMinutes(kind: RawKind, cut: Cut, heat: Heat, celsius?: number): number {
  const minutes = (least[kind][cut] ?? least[kind].fillet)?.[heat] ?? 0
  return heat === 'oven' ? minutes * ovenFactor(celsius ?? 200) : minutes
}

/** What drives heat inwards is the oven's lead over the meat: half as much again at 270 °C as at 180. */
function ovenFactor(celsius: number): number {
  const lead = (180 - 60) / Math.max(20, celsius - 60)
  return Math.min(3, Math.max(0.6, lead))
}
