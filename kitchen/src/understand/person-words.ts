/** Words, bare of accents, by which a sentence speaks of somebody. The two languages are read together. */
export const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

export const subjects = setOf(
  `i we he she they who everyone everybody someone somebody nobody j je on nous il elle ils elles qui personne`,
)
/** Who may be spoken of without "my". */
export const people = setOf(
  `mum mom mummy dad daddy gran granny grandma grandad grandpa nan nana nanna baby auntie uncle hubby missus kids toddler
  maman papa mamie mamy papi papy mami mere pere tata tonton bebe petit petite fiston gosses enfants mari femme`,
)
export const objects = {
  en: setOf('me him us them her'),
  fr: setOf('me m lui nous leur'),
}
export const owners = setOf('my our his her their mon ma mes notre nos son sa ses leurs leur')

/** After these somebody is whom it is for, or whose it is, and does or suffers nothing. */
export const towards = setOf(
  `for with without to from of by at in on like than about and or as into near until before between around behind past
  pour avec sans a au aux de du des d chez comme que par en dans sur vers et ou entre selon contre pendant durant depuis tous toutes during throughout`,
)

/** Between who does something and what. */
export const aside = setOf(
  `am ve ll d s m re be been really always often sometimes just also never nearly almost literally usually still only already totally absolutely
  definitely honestly actually basically simply do does did will would could should can may might must then now all both have has had not t even too so
  straight regularly suddenly instantly immediately once first to gonna going about
  ne n se y en l le la les m me te nous vous lui toujours souvent parfois vraiment bien aussi jamais presque encore deja tout toute tous juste
  simplement tellement a ai as avons avez ont est suis sont etait avait aurait pas plus surtout immediatement aussitot`,
)
