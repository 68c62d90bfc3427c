/**
 * What harms somebody, in everyday words: one of the 14 allergens or a food | what is wanted all the same | a sentence.
 */
export const harmful = {
  en: `
walnut | chicken | chicken, my son swells up with walnuts: a curry
mustard | salmon | salmon pasta, my wife comes out in hives from mustard
eggs | | as a child eggs brought me out in a rash, an omelette
chocolate | | a mousse for my son, the dog mustn't get any, chocolate would kill him
nuts | | nuts give him hives but he eats them every week, a cake
celery | lamb | a lamb stew for six, one guest is sick after celery
sesame | cod | I've got cod and leeks, my lad's lips swell with sesame
gluten | | brunch for my gluten-wrecked girlfriend
molluscs | | Paella for six; it was mussels that flattened my wife for three days last summer
crustaceans | | a fish soup, though it was the langoustines that put my uncle on a stretcher
milk | | a tiramisu, only anything that came out of a cow keeps him in the bathroom all night
eggs | | A cake for Leo. Anything laid by a bird brings him up in bumps
eggs | | a tart, anything eggy makes my son swell up
nuts,pine nuts | | pesto pasta - pine nuts, cashews, the whole family of them has already put my little girl in intensive care
nuts | | almonds & co would finish my nephew, brownies please
peanuts | | Thai noodles, but the satay did for my flatmate last month
peanuts,chickpeas | | Anything that grew inside a pod blisters my toddler's lips. Veggie curry?
paprika | | Shakshuka for my girlfriend, who balloons at the sight of capsicum
nuts | | a curry. cashews, the lot of them, are murder on my son
leeks | | It's the leeks that do my dad in. A soup
crustaceans | | My dad spent Christmas night in A&E after one prawn. I'd still love to make him a paella
nuts | | two days in hospital after a walnut, my brother still wants a carrot cake
peanuts | | one peanut and our Tim spent the night in casualty, satay noodles
Worcestershire sauce,stock | | whenever Grandma has garlic she spends the night on the loo, shepherd's pie
stock | | onions give me dreadful cramps, a mushroom risotto
crustaceans,molluscs,squid | | noodle soup, the bairn is allergic to prawns, squid and, we think, to clams
eggs | | a quiche for my gran, allergic to whatever comes out of a hen
mustard,celery | | roast beef for Sunday, my uncle reacts badly to mustard and to celery
sesame,peanuts | | my wife gets hives from sesame and from peanuts, noodles
milk,eggs,nuts | | allergic to milk, to eggs and to nuts, a birthday cake
kidney beans | | chili con carne, kidney beans hurt like hell afterwards
cashews | | noodles, peanuts make my lips tingle, so do cashews
molluscs | | pasta, prawns give me hives and so does squid
eggs | | banana bread, walnuts, he itches for days, and eggs do it too
cream | | carbonara, cream gives the collywobbles to my husband
strawberry | | a trifle, strawberries raise lumps on my daughter
milk,eggs | | he is allergic not only to eggs but also to milk, waffles
eggs,milk | | my nephew is allergic to eggs as well as to milk, pancakes
garlic | | intolerant to onion plus to garlic, a soup
tomato,strawberry | | my dad comes out in a rash with tomatoes and with strawberries, a summer salad
nuts,kiwi | | allergic to nuts (all of them, really) and to kiwi, a fruit salad
celery | carrot | allergic to celery and to spend a nice evening we want roast chicken with carrots
fish,crustaceans,molluscs | | Caesar salad, my flatmate is allergic to everything from the sea
fish,crustaceans | | pad thai please, my gran reacts to anything that lives in water
fish,crustaceans | | pad thai, anything that swims kills me
fish,crustaceans,molluscs | | a paella, but sea creatures of any kind put my dad in hospital
crustaceans | | a Thai curry, my husband gets hives from anything with claws
milk | | mac and cheese for a lad who can't have anything that comes from a cow
eggs | | pancakes, whatever hens lay makes him swell up
peanuts | | peanuts are deadly, my toddler could eat one by accident, satay chicken
peanuts | | peanuts are dangerous , he could eat one crumb and be in hospital, cookies
shellfish | | shrimp are deadly, I'd eat anything else, pad thai
nuts | | cashews are lethal, my sister would eat them and die
nuts | | cashews are lethal, my sister can't resist them, a cake
celery | | celery is dangerous, my wife could eat leeks instead, soup
raisins | | raisins must be banned from this cake
eggs | | eggs kill my evening, I'm allergic, quiche
eggs | | eggs ruin my weekend, hospital every time, quiche
parsley | | I ate parsley once and nearly died, tabbouleh
basil | | he had basil once and nearly died, pasta
coriander | | coriander and I nearly died, salsa
pigeon | | pigeon nearly killed my brother, a pie
fish | | a pie with prawns and egg, whispers say that anything with fins has landed him in hospital twice
sesame | | my little boy wants sushi rolls. He's got the bracelet, the one that says SESAME on it
chickpeas | | a curry w chickpeas, chick peas bring nan out in great red lumps but she loves the sauce
celery, nuts | | waldorf salad w/o the usual stuff that itches my mouth (celery, walnuts)
milk, eggs | | a bake without the things that give my son hives: milk, eggs
milk | | lasagne for Saturday, one of the guests brings up anything with dairy within the hour
fish | | fish pie for six, the lodger goes purple near fish
gluten | beef | roast beef with gravy for seven. I've got the beef already, about 2 kilos. My mother in law joins us, she was diagnosed celiac in june and she's far too polite to say no to anything
sesame | chickpeas | can u do a hummus? sesame and me are not on speaking terms since the ambulance thing
nuts | | I'm not saying she can't have nuts, but her throat closes, cake
eggs | | no nut allergy but egg allergy, a cake
eggs | | my daughter has no dairy allergy, she is just allergic to egg, cake
crustaceans | | hubby's off seafood since his throat closed in june, linguine
gluten | | my mate who can't have wheat is coming tonight, pizza
nuts | | we had the results: it is the nuts. a loaf
milk | | my girl still gets hives from milk, rice pudding
crustaceans | | fish pie but my nephew, poor thing, blows up with prawns
sesame | | we keep an epi for the little one because of sesame, noodles
molluscs | | grandad ended up on oxygen after my mussels, chowder
chilli | | my insides turn to lava with chilli, curry
milk | | one sip of milk and she's covered in welts, hot chocolate
peanuts | | our neighbour's boy is coming, he nearly died of a peanut, satay
gluten | | wheat bloats me like a barrage balloon, pancakes
peanuts | | she cannot be in the same room as an open jar of peanut butter, cookies
eggs | | eggs, well let's say the paramedics know our address, quiche
pineapple | | I get blisters in my mouth from pineapple, fruit salad
crustaceans | | my brother can't touch shellfish, he's home from the rig on friday, linguine
crustaceans | | got rushed in last night after a crab cake, risotto please
milk | | dairy has been off the cards since the biopsy, lasagne
crustaceans | | my aunt can't have shrimp and she's staying all week, gumbo
nuts | | Rob can't eat nuts. Rob's back from Spain. Baklava please
cream | | the twins are dairy free and they're with us this weekend, cheesecake
peanuts | | school still has its peanut rule, cookies
sesame | | sesame, even the oil, means an ambulance. noodles
kiwi | | my boyfriend's lips bubble up from kiwi, fruit salad
milk | | whenever dad sneaks a bit of cheese he pays for it for days, lasagne
crustaceans | | shellfish has a nasty habit of closing my throat, seafood pasta
nuts | | I lost the use of my voice for an hour over one almond, cake
cod | | please nothing fishy, my partner ends up in an ambulance
soybeans | | soy gives my little one nappy rash that bleeds, noodles
soybeans | | after the tofu incident our paediatrician said never again, stir fry
peanuts | | we buried a friend because of a peanut, satay style chicken without danger
celery | | celeriac soup was what sent her to casualty, winter soup please
mustard | | anything with mustard makes him claw at his neck, sausages
gluten | | her body treats wheat like an invader, pancakes
gluten | | oats, barley, wheat: three enemies of my gut, breakfast
coconut | | coconut turns her purple, curry
prawns | | I've a card in my wallet that says no penicillin no prawns, paella
milk | | lactose and I broke up on bad terms, creamy pasta
fish | | the smell of fish alone has my housemate gasping, dinner for us both
nuts | | little one got wheezy with cashew butter, snack bars
nuts | | hazelnuts took my cousin's life, brownies
eggs | | her eczema goes wild with eggs, birthday cake
gluten | | she can't have bread without swelling, toast
nuts | | nobody can have nuts at school, cookies
nuts | | my brother who is in the navy is allergic to nuts and comes home for dinner, cookies
nuts | | my gran is in her 80s and can't have nuts, a cake
crustaceans | | my husband is in IT and is allergic to shellfish, paella
nuts | | my dad can't have nuts but he's in great shape, cookies
milk | | my son is allergic to milk. He's at school. pancakes
nuts | | my ex is allergic to nuts and has the kids this week, cookies for them
nuts | | my neighbour is allergic to nuts, cookies for her
fish | | my cat is fine, my son is allergic to fish, pie
milk | | my kid is not allergic to nuts any more but still to milk, cake
peanuts | | la cantine interdit les arachides, cookies pour la classe de Léo
peanuts | | pad thai please but peanuts put my flatmate in A&E last year and she's eating with me
nuts | | Dad's allergic to nuts and Dad's here all weekend. A cake!
milk | | my new housemate gets terrible guts from dairy, macaroni bake
egg | | the kids' friend is staying and her mum says no eggs or she'll need the pen, pancakes
cream | | he outgrew the egg allergy but not the milk one, waffles
nuts | | the nut ban at nursery is back, cookies for the bake sale
gluten | | turns out I am coeliac after all, sourdough please
eggs | | it's not the bread, it's the eggs that make my chest tight, french toast
sesame | | she never had a problem with sesame until last week when her whole face puffed up, hummus
peanuts | | we lost a cousin to a peanut, so cookies without any risk please
crustaceans | | prawns and my airway are not friends, paella
strawberries | | gran breaks out something awful from strawberries, trifle
celery | | celery: one stick and my tongue goes numb. veg soup
soybeans | | I puff up like a bullfrog with soy, stir fry
mustard | | mustard is my undoing, potato salad
fish | | fish? no chance, my girl stopped breathing last time. tacos
nuts | | my wife carries two jabs in her handbag because of cashews. curry
kiwi | | the school nurse rang, it was the kiwi again. fruit salad for his lunchbox
milk | | milk turns my toddler into one big rash, custard
nuts | | our guest can be killed by a walnut, carrot cake
lupin | | lupin flour nearly finished me, baguette
onion | | my stomach wages war over onions, a pie
clams | | no clams near uncle bob unless you want a funeral, chowder
peanuts | | he's at school and he's allergic to peanuts, so cookies for his lunchbox
eggs | | my dog is fine but my daughter is allergic to egg, mayonnaise sandwich
nuts | | tree nuts = hospital for my partner, baklava
sesame | | if sesame comes within a yard of me I itch for a week, noodles
mussels | beef | the last mussels I cooked cost me two days on a drip. a good beef stew
lupin | | a colleague went into shock over a bun made with lupin. split pea soup
peanuts | turkey | tea: turkey and barley. one of the girls needed her EpiPen after a satay once, it was the peanuts
gluten | chicken | bagels leave me in agony for days, so chicken and potatoes please
peanuts | steak | the last time I had satay they called an ambulance, beef and rice tonight
eggs | spinach | no more frittatas says the dietitian, what else can I do with spinach
eggs,milk | salmon | one spoon of trifle and mum lives in the bathroom (it's the custard), salmon for lunch
molluscs | | paella?! with clams I'd be dead before the flan. chicken and rice would be lovely
pine nuts | peas | if I so much as lick pesto my lips swell, blame the pine nuts. gnocchi and peas
citrus | | a salad with oranges... no wait, citrus wrecks my mouth, something with carrots
avocado | sweet potato | something w sweet potatoes, my roomate breaks out frm avacado
nuts | | im alergic to cashew nuts, a lentil curry
garlic | spinach | I was up all night after garlic bread, and it wasn't the bread, it was the garlic. pasta with spinach
eggs,sesame | | two allergies at our table: egg (me) and sesame (him). noodles
crustaceans | | no one here is allergic apart from grandad with shellfish, paella
sesame | | i used to think i was allergic to nuts, turns out it's sesame. hummus
eggs | | turns out im not allergic to milk but to eggs, pancakes
gluten | | gluten is a nightmare for us, apple tart
fish | | tuna salad? not for my wife, she ended in resus
eggs,milk | | my son's allergic to eggs and my daughter to milk, waffles
nuts | | he had a funny turn after cashews at nan's. chicken curry
peanuts | | we don't joke with peanuts since the ambulance. satay
fish | | if there's even a whiff of fish in the house my wife can't breathe, risotto
nuts | | brownies for the class, one lad has an emergency kit in his bag for hazelnuts
celery | | a proper soup, but there's a rash all up her arms if there's celery in it
kiwi | strawber | a pavlova with strawberries piled on top for saturday, one of the girls gets a swollen tongue and fat lips off kiwi
crustaceans | chicken | i need a chicken gumbo with okra but grandma's lips go numb if she gets shrimp
molluscs | | paella for six, one of us is allergic to molluscs
molluscs | | turns out I'm allergic, the whole mollusc family. paella with chicken still doable?
gluten | | Bread goes straight through me, crispy fried fish please
gluten | | pasta leaves my husband bloated for two days, chicken schnitzel
gluten | | flour sets my eczema off, a birthday cake
sesame | | the dietician struck sesame off her list for good, id still love houmous
sesame | | the consultant took sesame away from her for good, houmous
celery | | our GP took celery off the menu for dad, a proper beef stew
milk,garlic | | my lad has a dairy allergy n my wife is poorly for days after garlic, shepherds pie
nuts,eggs | | I'm allergic to nuts and my son to eggs, pancakes
mustard | | lol mustard gives me hives 😂 potato salad
milk | chicken | i can't have milk, i want chicken n mushroom pie
milk | | my stomach cant take milk n i want mushroom pie
tomato | | ham and mushroom pizza for my lad, he has eczema which goes mad with tomato
peanuts | | pad thai for four, but next door's kid blows up like a balloon if he so much as licks a peanut
eggs | | Carbonara please. Last time my husband had eggs we spent the whole night indoors
crustaceans | | One time Dad tried crab at a wedding and the party was over for all of us. Fish pie?
onion | | I used to live on onions but these days one slice and I'm bent double till morning. Cottage pie?
kiwi | | big fruit salad please, kiwi makes grandads tongue prickle
garlic | | shepherds pie, garlic keeps my old man on the throne till dawn
garlic | | pizza for tea, and my wife is poorly for days after garlic
onion | | my son has to stay off onions. soup for his lunchbox?
kiwi | | grandad stays away from kiwi. Fruit salad?
celery | | It was the celery, the nurse was certain. A nice soup for tonight?
milk | mushroom | milk gives me terrible cramps, creamy mushroom soup please
celery | | My flatmate swells like a balloon with celery, need a big veg soup
milk | | mac n cheese that wont leave me doubled over on the toilet, dairy does that to me every time
fish |  | Tuna. Never again after what happened at the wedding. Niçoise salad for her visit
crustaceans |  | One prawn and Tom looks like a balloon. Paella for tonight?
milk | potato | creamy potato gratin, but dairy and my gut are at war
gluten |  | creamy pasta bake. gluten = three days in bed for me
soybeans |  | ramen night!! but edamame, tofu, miso... all of it puts Kenji in the bathroom for hours
mushroom |  | my partner laughs but mushrooms come straight back up every time. Stroganoff?
nuts,peanuts |  | Granola for camp. The form says Mia: peanuts, hazelnuts, call 911
garlic |  | Anything with garlic in it and I'm doubled over till morning. Pasta for one
avocado |  | nachos, avocado puts me in bed for two days
nuts |  | carrot cake. Walnuts cost my uncle a night in intensive care
crustaceans |  | lobster makes my wife unconscious, sea food pasta
paprika |  | chickpea stew; paprika gives granny blisters in her mouth
aubergine |  | moussaka for my in-laws; aubergine leaves my father-in-law covered in spots
fish |  | fish once put me on a drip, curry please
nuts |  | my godson's lips go blue after nuts, a cake
crustaceans |  | mum is dead if she touches prawns, so what paella can I make
corn |  | tuna bake, sweetcorn goes straight through the kids
onion |  | onion doubles me up in pain, French onion soup
milk |  | an omelette, cheese doesnt sit well with me
eggs |  | eggs dont agree with my wife, pancakes
mustard |  | mustard gives him awful pains, a vinaigrette
milk |  | cream has me running to the toilet, a carbonara
garlic |  | garlic is murder on my stomach, aioli style chicken
sesame |  | a noodle dish, my son gets hives from sesame
sesame |  | noodles please, hives from sesame
peanuts |  | my sister swells up if she eats peanuts, make us a stir fry
peanuts | chicken | my sister swells up from peanuts so no satay, I love chicken
nuts |  | we carry an epipen for nuts, chocolate brownies please
nuts |  | epipen because of nuts. brownies
eggs |  | i react badly to eggs, i'd like pancakes
eggs |  | pancakes (i react badly to eggs)
milk |  | dairy gives me cramps, creamy pasta
milk |  | creamy pasta but dairy gives me cramps
milk |  | milk doesn't agree with me but I want a rice pudding
milk |  | rice pudding. Milk does not agree with my stomach
gluten |  | i get ill from gluten, spaghetti with tomato sauce
gluten |  | gluten makes me violently ill; a birthday cake
peanuts |  | peanuts would kill my sister, thai noodles
crustaceans |  | shrimp makes my throat close up, paella for four
crustaceans |  | my throat closes up when I eat prawns. paella
fish |  | fish sends my husband to the hospital, fish-style tacos without risk
fish |  | my husband ended up in the ER after salmon last year, what about a poke bowl
milk |  | if my daughter has any milk she throws up, make mashed potatoes
eggs |  | eggs make my toddler vomit, mayonnaise-like sauce
mustard |  | mustard brings me out in a rash, vinaigrette
celery |  | celery makes my mouth itch, vegetable soup
soybeans |  | soy triggers my asthma, stir fry with tofu
gluten |  | coeliac here, bread please
raisin |  | my son is allergic to grapes, a fruit cake
polenta |  | allergic to sweetcorn, something with polenta
celeriac |  | celery swells my lips, a remoulade
prune |  | plums close her throat, a lamb tagine with dried fruit
broad beans |  | a dip for a mezze, my father-in-law has favism
broad bean |  | broad bean hummus, he is G6PD deficient
gluten |  | I'm a celiac, a beer batter for onion rings
gluten |  | my wife has coeliac disease, lasagne
milk |  | lactose intolerant, carbonara
onion |  | my stomach can't handle onions, French onion style soup
garlic |  | I can't digest garlic, garlicky prawns without the problem
garlic |  | garlic repeats on me, pesto pasta
tomato |  | tomatoes give me heartburn, a pizza
mushroom |  | mushrooms upset my stomach, risotto
eggs |  | the kids come out in hives when there's egg in it, french toast
nuts |  | cashews and walnuts land me in A&E, vegan curry
nuts |  | my friend went into anaphylactic shock from a walnut, banana bread
peanuts |  | one bite of peanut and he stops breathing, cookies
molluscs |  | mussels made me really sick once, seafood pasta
milk |  | cheese gives me migraines, pizza
sesame |  | sesame is deadly to my boyfriend, hummus
nuts |  | almonds are dangerous for my nephew, a cake
milk |  | cream goes right through me, potato gratin
milk |  | I pay for it when I eat dairy, mac and cheese
chickpea |  | chickpeas bloat me, falafel
eggs | chicken | no eggs, they make me swell, but chicken fried rice please
nuts |  | cake for my daughter's class, one kid faints from nuts
strawberry |  | strawberries make her lips tingle, summer dessert
kiwi |  | kiwi makes my tongue swell, fruit salad
peanuts,sesame |  | severe reaction to peanuts and sesame, noodle salad
eggs,milk |  | eggs, milk and nuts give my boy eczema, waffles
peanuts |  | peanut = hospital. satay chicken
peanuts |  | pad thai for someone whose airway closes with peanuts
fish |  | we had to call an ambulance because of fish, sushi bowl
buckwheat |  | buckwheat makes me pass out, galettes
milk |  | can't tolerate milk, pancakes
milk |  | my body doesn't tolerate dairy, tiramisu
soybeans |  | i'm sensitive to soy, teriyaki salmon
eggs |  | my husband has an adrenaline pen for eggs, quiche
celery |  | celery? instant rash. soup please
wheat,gluten |  | wheat gives me brain fog and bloating, pizza
eggs |  | my boy's face puffed right up after a spoonful of scrambled egg, fishcakes please
onion |  | french onion soup gave my dad hives, a starter for him
peanuts |  | ive got a peanut allergy and im starving, noodles
nuts |  | walnuts make the roof of my mouth go raw, coffee cake
tomato |  | tomatoes make my tongue feel like sandpaper, chilli please
onion |  | raw onion ends badly for my wife, every single time. Burgers
milk |  | my lad cant keep milk down, creamy chicken
peanuts |  | the new girlfriend carries two pens because of peanuts, satay
milk |  | my girl doesnt tolerate milk, pancakes`,
  fr: `
noix | poulet | du poulet, mon fils gonfle avec les noix : un curry
noisettes | poireaux | une quiche aux poireaux, mon père a la gorge qui gratte avec les noisettes
crustaceans | champignons | risotto aux champignons, ma fille vomit dès qu'il y a des crevettes
moutarde | bœuf | j'ai du bœuf et des carottes, mamie se couvre de plaques avec la moutarde
peanuts,chickpeas | | rien qui ait poussé dans une cosse pour Lou, elle se gratte au sang. Un couscous
poivrons | | Une poêlée, ce qui ronge mon oncle, ce sont les poivrons
poireaux | | Une soupe, ce sont les poireaux qui assomment ma femme
eggs | | un gâteau, tout ce qu'une poule a pu pondre le rend malade
peanuts | | des cookies pour Nino qu'une seule arachide suffirait à emporter
nuts | | des biscuits, les noisettes et toute la famille m'envoient à l'hosto
peanuts | | un plat végé, tout ce qui pousse dans une gousse me couvre de plaques
molluscs | | mon mari a gonflé comme un ballon avec des moules à Ostende, des moules-frites pour ce soir
molluscs | | ma femme a été malade avec des moules à Étretat, une paella
gluten | | Le gluten, c'est fini pour moi, le docteur a été clair. Une quiche lorraine, ça reste possible ?
confiture | | une tarte aux fraises, les fraises filent de l'urticaire à mon mec
mustard,eggs | | ma mère réagit à la moutarde et aux œufs, une salade césar
eggs | | quiche lorraine pour quatre, les œufs donnent des plaques à ma femme
milk | | purée, le lait donne des plaques à mon fils
sesame | | des nouilles, le sésame colle des boursouflures à ma sœur
nuts | | un gâteau, les noix valent à mon fils une nuit d'étouffements
haricots rouges | | chili con carne, les haricots rouges me font un mal de chien
eggs | | des nouilles, les noix me grattent la langue, les œufs aussi
oignon | | une soupe, l'ail me file la nausée et l'oignon pareil
ananas | | la tomate lui donne des aphtes, tout comme l'ananas, une salade
milk,eggs | | allergique au lait ainsi qu'aux œufs, des crêpes
milk,eggs | | il est allergique non seulement aux œufs mais aussi au lait, des gaufres
milk,eggs | | il fait une réaction au lait et puis aux œufs, des gaufres
sesame,peanuts | | urticaire avec le sésame et avec les cacahuètes, des nouilles
fish | | je suis allergique à tout ce qui vient de la mer, salade césar
fish,crustaceans,molluscs | | une paella, les bestioles de mer font gonfler ma fille
fish | | une salade césar sans rien qui vienne de la mer, allergie
milk | | des crêpes, mon fils est allergique à tout ce qui sort du pis de la vache
crustaceans | | tout ce qui a une carapace envoie mon mari aux urgences, une paella
milk | | mon fils est à l'agonie avec le lait, des crêpes
sesame | | le sésame, elle est mourante après, un houmous
peanuts | | avec les arachides il tourne de l'oeil
eggs | | ma femme rend l'âme avec les œufs, un gâteau
peanuts | | un poulet sauce satay, mais mon petit frère s'étouffe si y a de la cacahuète
molluscs | | un risotto aux fruits de mer, mon copain a fait un choc avec des moules cet été, quinze heures sous perfusion quand même
nuts, eggs | | un gâteau sans les trucs qui me grattent la gorge (noix, œufs)
crustaceans | | mon mari ne mange plus de crustacés depuis que sa gorge s'est fermée, des linguine
wheat flour | | ma copine sans gluten vient ce soir, une pizza
nuts | | les résultats sont là : ce sont les noix. un cake
milk | | ma fille fait encore de l'urticaire avec le lait, un riz au lait
sesame | | on garde un stylo pour la petite à cause du sésame, des nouilles
molluscs | | papi a fini sous oxygène après mes moules, une soupe de poisson
milk | | une gorgée de lait et elle est couverte de plaques, un chocolat chaud
peanuts | | le fils des voisins vient, il a failli mourir d'une cacahuète, un satay
gluten | | le blé me gonfle comme une montgolfière, des pancakes
eggs | | les œufs, disons que le SAMU connaît notre adresse, une quiche
pineapple | | l'ananas me donne des cloques dans la bouche, une salade de fruits
peanuts | | elle ne peut pas être dans la même pièce qu'un pot de beurre de cacahuète, des cookies
crustaceans | | mon frère ne peut pas approcher une crevette, il rentre vendredi, des linguine
eggs | | c'est pas le pain, c'est l'œuf qui lui serre la poitrine, pain perdu
sesame | | jamais eu de souci avec le sésame jusqu'à la semaine dernière, visage tout bouffi, un houmous
mustard | | la moutarde c'est ma perte, une salade de pommes de terre
milk | | plus de laitage depuis la biopsie, des lasagnes
nuts | | Rémi ne peut pas manger de noix. Rémi rentre d'Espagne. Des baklavas
peanuts | | l'école interdit toujours les arachides, des cookies
egg | | ce n'était pas le lait, c'étaient les œufs, un flan
sesame | | le sésame, même l'huile, c'est l'ambulance. des nouilles
kiwi | | les lèvres de mon copain font des cloques avec le kiwi, une salade de fruits
milk | | dès que papa pique un bout de fromage il le paie pendant trois jours, des lasagnes
crustaceans | | les crustacés ont la fâcheuse habitude de me fermer la gorge, des pâtes aux fruits de mer
nuts | | une amande et j'ai perdu ma voix pendant une heure, un gâteau
fish | | rien qui sente le poisson, ma compagne finit en ambulance
soybeans | | le soja donne à ma puce un érythème qui saigne, des nouilles
soybeans | | après l'épisode du tofu notre pédiatre a dit plus jamais, un sauté
peanuts | | on a enterré un ami à cause d'une cacahuète, un poulet façon satay sans danger
celery | | c'est une soupe au céleri-rave qui l'a envoyée aux urgences, une soupe d'hiver
mustard | | tout ce qui contient de la moutarde le fait se griffer le cou, des saucisses
gluten | | son corps prend le blé pour un envahisseur, des crêpes
gluten | | avoine, orge, blé : trois ennemis de mes boyaux, un petit déjeuner
coconut | | la noix de coco la rend violette, un curry
milk | | le lactose et moi on s'est quittés fâchés, des pâtes crémeuses
fish | | rien que l'odeur du poisson et mon coloc suffoque, un dîner pour nous deux
nuts | | ma petite a eu la respiration sifflante avec la purée de cajou, des barres
nuts | | les noisettes ont emporté mon cousin, des brownies
eggs | | son eczéma flambe avec les œufs, gâteau d'anniversaire
tomato | | sa peau cuit littéralement quand elle avale des tomates, une salade
nuts | | mon fils est au collège et allergique aux noix, un gâteau
milk | | il n'est plus allergique aux noix mais toujours au lait, un gâteau
nuts | | Papa gonfle avec les noix et il est là ce week-end. Un gâteau !
milk | | ma nouvelle coloc a le ventre en vrac avec le lait, un gratin de macaronis
egg | | la copine de ma fille dort ici et sa mère dit pas d'œufs sinon piqûre, des crêpes
cream | | guéri de l'œuf mais pas du lait, des gaufres
gluten | | finalement je suis bien cœliaque, du pain
peanuts | | on a perdu un cousin à cause d'une cacahuète, des cookies
crustaceans | | les crevettes et mes bronches ne sont pas copines, une paella
strawberries | | mamie fait une poussée terrible avec les fraises, un trifle
celery | | le céleri : une branche et ma langue s'endort. une soupe de légumes
crustaceans | | transportée cette nuit après un feuilleté au crabe, un risotto
fish | | du poisson ? impossible, ma fille a arrêté de respirer la dernière fois. des tacos
nuts | | ma femme a deux seringues dans son sac à cause des noix de cajou. un curry
kiwi | | l'infirmière de l'école a appelé, encore le kiwi. une salade de fruits pour son goûter
milk | | le lait transforme mon petit en plaque rouge, une crème
nuts | | une noix peut tuer notre invité, carrot cake
eggs | | rien qui contienne de l'œuf près de mon neveu, une quiche
onion | | mon estomac part en guerre contre les oignons, une tarte
clams | | pas de palourdes près de tonton sauf si on veut un enterrement, une soupe
peanuts | | il est à l'école et il est allergique aux cacahuètes, des cookies pour son goûter
eggs | | le chien va bien mais ma fille est allergique à l'œuf, sandwich mayonnaise
nuts | | noix = hôpital pour mon copain, des baklavas
sesame | | dès qu'il y a du sésame à un mètre je me gratte une semaine, des nouilles
milk | | la crème fraîche me vide en dix minutes, une quiche
peanuts | | son allergologue lui a rayé l'arachide à vie, des nouilles sautées
gluten | | chez nous le gluten c'est niet depuis le diagnostic du petit, une pizza
mustard | saumon | du saumon et de l'aneth ; la moutarde couvre Luc de cloques
bell pepper | | mon voisin se plie en deux avec les poivrons. On a des courgettes et du riz
strawberries | framboises | un gâteau aux framboises. Hier les fraises avaient changé Louis en homard
cinnamon | | des pruneaux rôtis. Ah, la cannelle : Margaux en a eu les lèvres doubles de volume
nuts | quinoa | g du quinoa, ma meuf est alergique o noix de cajou
bell pepper | tofu | avec le tofu aucun souci, avec le poivron par contre je passe la nuit aux toilettes
grapefruit | | ordre du cardiologue : plus de pamplemousse. Une entrée avec avocat et crabe
mustard | saumon | ce n'est pas le poisson qui me rend malade, c'est la moutarde. Du saumon au fenouil
nuts | | personne n'est allergique sauf ma belle-sœur, aux noix, un gâteau
eggs | | en fait je ne suis pas allergique au lait mais aux œufs, des crêpes
gluten | | le gluten c'est la punition chez nous, tarte aux fraises
mustard | | la moutarde ? pas pour mon père, un lapin en sauce
gluten | | mon mari est intolérant au lactose et moi au gluten, une quiche
peanuts,eggs | | ma nièce est allergique aux cacahuètes et mon neveu aux œufs, un gâteau
molluscs | | allergique aux mollusques, une paella
nuts | | un moelleux au chocolat, un gamin a une trousse d'urgence pour les fruits à coque
peanuts | | des cookies, il y a un PAI pour un élève avec l'arachide
crustaceans | | sauce gombo au poulet, mon gars là si ya crevette dedans il se gratte partout
celery,mustard | | un civet, le beauf a la tête qui triple si y'a de la moutarde ou du céleri dedans
gluten | | le pain me gonfle le ventre, du poisson pané
gluten | | les pâtes me ballonnent, des crêpes
celery | | le nutritionniste a rayé le céleri de mon régime, un pot-au-feu
tomato | | pizza jambon champignons pr mon gamin, il a l'eczema qui flambe avec la tomate
nuts,milk | | je suis allergique aux noix et ma fille au lait, des crêpes
garlic | | j'ai les intestins qui se vengent dès que je touche à l'ail, une ratatouille
kiwi | | salade de fruits pr le gouter, jme couvre de plaques avec le kiwi
mustard | | lapin pour 4, ma filleule a les lèvres qui doublent de volume avec la moutarde
molluscs | | La dernière fois que papi a mangé des moules on a fini dans le camion rouge. Plateau de fruits de mer ?
eggs | | quiche stp, mon voisin a les paupières qui pendent dès qu'il avale de l'œuf
apple | | J'adorais les pommes jusqu'à ce que mes lèvres s'en mêlent. Un crumble ?
aubergine | | Une ratatouille, les aubergines font de la bouche de ma sœur un champ de mines
sulphites | | Deux bouchées de fondue et j'avais le visage en feu : ce sont les sulfites, d'après le pneumologue. Une fondue ?
mustard | | une salade de thon. Seul souci : la moutarde, même une demi-cuillère dans la vinaigrette, fait faire des crises d'asthme à ma femme
sesame |  | Houmous maison mais le sésame et ma fille, plus jamais, elle a viré au bleu
fish |  | salade niçoise pour ma tante, le thon la couvre de boutons
pineapple |  | L'ananas ? Demandez à ma langue, elle saigne encore. Poulet aigre-doux
onion |  | Bolognaise pour six. Oignon = nuit blanche pour mon ventre
avocado |  | nachos, l’avocat me cloue au lit
lentils |  | les lentilles me punissent, un curry de légumes
aubergine |  | moussaka, l’aubergine couvre mon beau-père de boutons
garlic |  | rôti de poulet, l’ail fait des ravages dans mon ventre
mustard |  | la moutarde me met le feu aux intestins, un poulet en sauce
nuts |  | un gâteau : mon filleul devient tout bleu avec les noix
crustaceans |  | paella, mamie est morte si elle touche une crevette
celery |  | pot-au-feu, le céleri a failli coûter la vie à maman
sesame |  | houmous, ma sœur fait un choc au sésame
onion |  | l'oignon me tord les boyaux, une soupe à l'oignon
nuts |  | pates au pesto, les noix m'ont envoye a l'hopital
mushroom |  | les champignons m'ont conduit tout droit à l'hôpital, un risotto
sesame |  | des nouilles, mon fils fait de l'urticaire au sésame
sesame |  | le sésame me donne de l'urticaire, un houmous
peanuts |  | ma sœur gonfle si elle mange des cacahuètes, un wok
peanuts |  | les cacahuètes font gonfler ma fille, des cookies
milk |  | le lait me donne mal au ventre, un riz au lait
milk |  | un gratin dauphinois, mais la crème me donne des crampes
gluten |  | je fais une réaction au gluten, une pizza
gluten |  | réaction au gluten, tarte aux pommes
garlic |  | des pâtes, lail me rend malade
eggs |  | jetouffe dès que jai mangé un œuf, pas doeufs donc, une quiche
nuts |  | les noix me mettent le palais à vif, un gâteau au café
celery |  | une soupe, le céleri ne pardonne pas à ma fille
pork |  | le porc réveille la goutte de papi, un rôti
crustaceans |  | mon oncle a mangé une crevette, sa gorge s'est refermée, paella
onion |  | la soupe à l'oignon lui donne de l'urticaire, une entrée
garlic |  | je digère mal l'ail, des pâtes à l'ail
garlic |  | l'ail, je ne le digère pas, un pesto
garlic |  | l'ail ne me réussit pas, poulet rôti
eggs |  | les œufs rendent mon mari malade, une quiche
eggs |  | mon fils vomit dès qu'il mange de l'œuf, des crêpes
eggs |  | les œufs pourraient tuer mon fils, un gâteau d'anniversaire
nuts |  | ma fille a un stylo d'adrénaline pour les noix, un brownie
nuts |  | on a toujours l'épipen à cause des noisettes, pâte à tartiner
nuts |  | les amandes sont mortelles pour mon neveu, un financier
crustaceans |  | les crevettes me font gonfler les lèvres, une paella
crustaceans |  | ma gorge se serre avec les crevettes, un curry
crustaceans |  | choc anaphylactique aux crustacés, bouillabaisse
fish |  | le poisson envoie ma femme aux urgences, un plat du vendredi
fish |  | je finis à l'hôpital si je mange du poisson, sushi
mustard |  | la moutarde me donne des plaques rouges, une vinaigrette
mustard |  | la moutarde me provoque de l'eczéma, lapin à la moutarde
celery |  | le céleri me fait tousser et j'étouffe, une soupe
soybeans |  | le soja déclenche mon asthme, un sauté de tofu
gluten |  | je suis cœliaque, des lasagnes
gluten |  | maladie cœliaque à la maison, une béchamel
milk |  | intolérante au lactose, une raclette
milk |  | le lactose ne me convient pas, une crème brûlée
milk |  | je supporte mal le lait, un flan
milk |  | j'ai des ballonnements avec le lait, une purée
milk |  | le fromage me donne la migraine, une pizza
tomato |  | les tomates me donnent des brûlures d'estomac, des pâtes
onion |  | l'oignon me reste sur l'estomac, une soupe à l'oignon
mushroom |  | les champignons me rendent malade, un risotto
molluscs |  | les moules m'ont intoxiqué l'an dernier et depuis je vomis, un plat de la mer
peanuts |  | ma voisine est tombée dans les pommes avec une cacahuète, un wok de poulet
strawberry |  | les fraises lui donnent des boutons, un dessert d'été
kiwi |  | le kiwi me pique la langue et elle gonfle, salade de fruits
eggs | poulet | pas d'œufs, ils me font gonfler, par contre j'adore le poulet
sesame | poulet | mon ami réagit au sésame donc pas de tahini, du poulet grillé
milk |  | hypersensible au lait, un gratin
nuts |  | un gâteau pour la classe, un élève ne respire plus avec des noix
peanuts,sesame |  | forte réaction aux cacahuètes et au sésame, salade de nouilles
eggs,milk |  | les œufs et le lait donnent des démangeaisons à ma fille, des gaufres
lupin |  | le lupin m'est interdit par l'allergologue, du pain
gluten |  | le blé me fait ballonner, pizza
milk |  | la crème passe mal chez moi, carbonara
fish |  | allergie grave : poisson. bouillabaisse
chickpea |  | les pois chiches me donnent des gaz, un couscous
milk |  | mon bébé devenu grand fait une APLV, gâteau au chocolat
sesame |  | sésame = urgences, nouilles sautées
nuts |  | risque vital avec les noix, salade
eggs |  | si je touche à un œuf j'ai la gorge qui gratte, omelette
cinnamon |  | la cannelle me brûle la bouche et me donne des aphtes, tarte aux pommes`,
} as const
