/** Words said of a food beside its name: what it looks like, how old it is, how it is cut. */
export const saidOfFood: ReadonlySet<string> = new Set(
  `opened entame entames entamee entamees abime abimes abimee abimees set figee fige figees crusty rock wilting wilted limp wrinkly wrinkled shrivelled droopy bendy fletri fletris fletrie fletries fripe fripes fripee fripees ramolli ramollis ramollie ramollies stale old dry dried hard soft black blackened brown white red green yellow orange purple overripe ripe spotty mushy half heel end ends
  carcass crust clear thick thin flat tall mini baby wild ground pulled diced cubed whole holey leaves leaf stalks tops peel skin bones shells cores
  rassis rassise rassises rassie rassies dur dure durs dures sec secs seche seches trempe trempes noir noirs noire noires noirci noircie noircis mur murs mure mures
  vert verts verte vertes rouge rouges blanc blancs blanche blanches jaune jaunes moitie talon quignon carcasse croute cru crue crus crues cuit cuite cuits cuites
  surgele surgeles surgelee surgelees congele congeles congelee congelees epais fin fins fine fines plat entier entiers sauvage fanes feuilles epluchures peau os arretes`.split(
    /\s+/,
  ),
)
