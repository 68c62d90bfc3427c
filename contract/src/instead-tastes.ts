/** What a stand-in does to a dish, beside what it does to its diet and its allergens. */
export const insteadTastes = [
  ...(['same', 'milder', 'stronger', 'sweeter', 'less_sweet', 'sharper', 'saltier', 'richer', 'leaner'] as const),
  ...(['nuttier', 'plainer', 'olive', 'coconut', 'caramel', 'smokier', 'fruitier', 'no_smoke', 'darker'] as const),
  ...(['thinner', 'thicker', 'smoother', 'coarser', 'softer', 'crisper', 'denser', 'crumblier', 'moister'] as const),
  ...(['drier', 'juicier', 'not_creamed', 'not_whipped', 'may_split', 'cloudy', 'less_liquid', 'at_once'] as const),
  ...(['stand_five', 'soak_ten', 'binds', 'whips', 'early', 'colour_only', 'longer', 'shorter', 'added_late'] as const),
  ...(['cook_through', 'season', 'grind', 'boil_one', 'other_dish', 'melts', 'no_melting'] as const),
] as const

export type InsteadTaste = (typeof insteadTastes)[number]
