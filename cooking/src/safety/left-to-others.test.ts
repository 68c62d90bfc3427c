import { expect, test } from 'vitest'
import { leftToOthers } from './left-to-others.ts'
import { refuseRequest } from './refuse-request.ts'

const patients = `
gallbladder out last week, dinner
after her heart attack, what can she eat
dad in the hospice, everything pureed because he can't swallow
wisdom teeth out yesterday, what can I eat
dents de sagesse arrachées hier, que manger
mon père s'étouffe quand il y a des morceaux, une soupe
mamie s'étouffe s'il y a des morceaux de poisson, un gratin
my dad chokes when there's lumps in it, a soup
she spent three days on a ventilator, soft food please
trois jours sous perfusion, un repas doux
grandad ended up on a drip, soft food, fish maybe
g ma colo demain matin 8h, soupe de pois cassés ce soir ça passe ?
une soupe de potiron à passer par la sonde du petit
the nurse on the dialysis unit says low potassium for mum
my operation is on Tuesday and the last one went well, supper before
had a tooth out this morning, what can I eat that's soft
on lui a arraché quatre dents, que peut-il manger
she's had a stroke, the op went well but everything must be pureed
home from heart surgery, dinner
la semaine prochaine on m'opère du genou, un dîner la veille
my transplant doctor banned grapefruit, brunch
la veille d'une chirurgie du genou
hubby has six teeth coming out, dinners for after
the care home wants it smooth as custard
my potassium came back at 6.2, a jacket potato
opérée hier de l'appendicite, un burger
they're putting a camera up my bottom on Friday, supper the night before
on m'endort jeudi pour le genou, un dîner léger mercredi
the renal unit counts her potassium, a casserole
the speech therapist wants everything blended since his stroke
mon frère est greffé du foie, un plateau de fromages
her white cells are low, sushi for her
our bub is twenty weeks and eyes our plates
we have begun solids, something with peas
pas encore de dents, 6 mois tout juste, un midi
my nan keeps choking on solids, dinner ideas
dinner after hernia surgery
after a heart attack, what to eat
recipe for a preemie
mamie s’étouffe avec les morceaux, idée de dîner
après un infarctus, que manger
un repas pour prématuré
purée de panais 1er âge
post gallbladder operation meal
my mother had her stomach removed, lunch for her
soup two weeks post-op
régime après ablation de la vésicule
repas pour ma grand-mère qui a une sonde
a meal for my mother who has trouble swallowing
dysphagia friendly dinner
soft food for grandad, he can't chew or swallow
IDDSI level 4 shepherd's pie
a light lunch before my colonoscopy
low residue dinner
clear liquid diet soup
kidney disease dinner
dialysis friendly pasta
renal diet curry
my kidneys are failing, what can I eat
low potassium soup
first purée for my baby
weaning recipes
baby food with carrots
porridge for a 7-month-old
my 6 month old's dinner
baby-led weaning pancakes
blend for tube feeding
PEG feed recipe
soup after gastric sleeve
bariatric breakfast
meal two weeks after gastric bypass
neutropenic diet chicken
dinner during chemo
he is immunocompromised, sushi
food for someone on chemotherapy
after a bone marrow transplant
PKU pancakes
pancreatitis safe dinner
meal for an ileostomy
thickened soup for stroke patient
un repas pour ma mère qui a du mal à avaler
troubles de la déglutition, un dîner
repas avant ma coloscopie
régime sans résidu
insuffisance rénale, un dîner
mon père est dialysé, un plat
pauvre en potassium
première purée pour bébé
diversification à 5 mois
compote pour mon bébé de 6 mois
petit pot pour bébé
alimentation par sonde
après une sleeve, un déjeuner
chirurgie bariatrique, un petit déjeuner
repas pendant la chimio
neutropénie, un dîner
elle est immunodéprimée, un plat
greffe de rein, un dîner
stomie, un dîner
phénylcétonurie, un goûter
mon bébé de 8 mois`

const healthy = `
baby's eating with us too so no chilli please, family dinner with mince
bébé mange avec nous, un plat de pâtes sans sel ajouté
a pasta bake for everyone including the baby
toddler and baby at the table with us, no salt, pasta
un gratin pour toute la famille, bébé compris
low salt dinner, my husband just had a heart attack
mon père a fait un infarctus, un poisson sans sel
just out of hospital after a heart attack so no salt, he wants a pie
gall bladder playing up, need something easy with chicken
des calculs à la vésicule, une soupe légère
im a volunteer at a hospice and want to bring a cake
je visite une dame en soins palliatifs, elle rêve d'une crème à la vanille
wisdom teeth out yesterday, something cold and smooth but filling
dents de sagesse arrachées, quelque chose de froid et lisse
peanuts are out, he chokes if he smells them, noodles
three days on a ventilator after one prawn, noodles without
elle a fini sous perfusion à cause des crevettes, un riz sauté
i used to be allergic to milk as a baby, mac and cheese
our baby is called Basil, so a basil lunch for the grown-ups
quand j'étais bébé je détestais ça, une purée
infirmière de nuit aux soins palliatifs, je rentre vidée, un dahl de lentilles
un satay, mais mon petit frère s'étouffe si y a de la cacahuète
un risotto, mon copain a fait un choc avec des moules cet été, quinze heures sous perfusion
she chokes if there's even a whiff of fish, lasagne
ended up on a drip after the prawns, noodles without
a potluck on the dialysis unit, just us nurses in the staff room after shift, samosas
I'm a porter on the stroke ward, something for after my shift
aide-soignante en dialyse, fin de garde, un gratin
knee op went well, surgeon's happy, celebrating with roast duck and plums
my husband's operation was a success, steak and chips to celebrate
l'opération de mamie s'est bien passée, un couscous pour fêter ça
mon mari s'est fait arracher une dent, un steak frites
had a tooth out this morning and I'm starving, a big curry
maman est sortie de l'hôpital, un rôti
my sister's just had a baby n shes knackered, shepherds pie for her freezer
ma cousine a accouché hier, un gratin à lui porter
out of hospital at last, fish and chips
my sister is out of hospital after her knee op and craves lasagne
ma mère a été opérée de la hanche, un couscous
home from hospital with our newborn, no restrictions, lasagne
sorti de l'hôpital, aucune restriction, un burger
gravy without lumps
un repas liquide d'été : gaspacho
cake for the dialysis nurses
my surgeon is coming to dinner
a casserole for friends who've just had a baby
un baby-foot et des pizzas
he is fully recovered from his operation and eats everything
a bake sale for leukaemia research
une terrine pour l'équipe de chirurgie
potassium-rich smoothie after a run
a pie that freezes for six weeks
chili with kidney beans
steak and kidney pie
a healthy dinner
light soup
diabetic-friendly dessert
a pregnant guest, lasagne
baby spinach salad
baby potatoes with dill
cake for a baby shower
cake for my 3-year-old
dinner for toddlers
low salt soup
heart healthy dinner
gluten free for my coeliac wife
low fat chicken
low-fat supper, my husband had his gallbladder out on Monday
un dîner sans gras, mon mari vient d'être opéré de la vésicule
un repas maigre après mon ablation de la vésicule biliaire
nothing fatty for dad's gallstones
rognons de veau
soupe légère
un plat sain pour diabétique
femme enceinte, un dîner
gâteau pour ma fille de 4 ans
rôti avec une sonde de cuisson
bœuf bourguignon, ma femme est enceinte de 6 mois
pousses d'épinards bébé
carottes nouvelles
chimichurri steak
comté de 8 mois, gratin
soup for a cold
easy on the stomach
a sore throat soup
soft scrambled eggs
smoothie after the gym
a freezer meal that keeps for 3 months
confit qui se garde 6 mois
velouté mixé lisse
purée de carottes
pureed soup
feeding a crowd
tube pasta
18 month old cheddar gratin
dinner for my 18-month-old`

const rowsOf = (table: string) => table.trim().split('\n')

test('what a patient or a baby may eat is for those who look after them to say', () => {
  expect(rowsOf(patients).filter((text) => leftToOthers(text) === null)).toEqual([])
  expect(rowsOf(patients).filter((text) => refuseRequest(text) !== null)).toEqual([])
})

test('a baby is no patient', () => {
  expect(leftToOthers('first purée for my baby')).toBe('infant')
  expect(leftToOthers('par quelle purée commencer la diversification de mon bébé de cinq mois')).toBe('infant')
  expect(leftToOthers('my baby of 4 months eats with us too, dinner')).toBe('infant')
  expect(leftToOthers('my baby has a feeding tube, what now')).toBe('medical')
})

test('ordinary wishes, and what only sounds like an illness, are none of that', () => {
  expect(rowsOf(healthy).filter((text) => leftToOthers(text) !== null)).toEqual([])
})
