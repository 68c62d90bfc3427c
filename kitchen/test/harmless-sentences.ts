/** Nothing is forbidden by these. */
export const harmless = `
My toddler screams the place down when the peas run out, a pea risotto
quand il n'y a plus de Nutella c'est la guerre civile, des crêpes au Nutella
ce qui me tente, ce sont les crevettes, un curry
what my kids love most is sweetcorn, a chowder
My kids mutiny when there's no garlic bread, so lasagne and garlic bread
Without butter my husband gets grumpy, so a chicken dish
I have been suffering a whole month without peanut noodles, end my misery
The smell of roasting coffee beans makes my knees buckle, tiramisu please
prawns are my kryptonite, I can never stop at twelve: garlic prawns
those lemon bars brought grandma back from the dead last winter, again please
eggs rescued me from the worst headache of my life last Sunday, scramble me some more
The doctor told me to eat more fish and I nearly fainted with joy. Ideas?
it was those scallops that won my wife over, same again
it was the lemon cake that made my wife fall for me
je suis en pleine crise de manque de fromage, une tartiflette
sans chocolat je deviens insupportable, un fondant vite
les courgettes m'envahissent, au secours
Les aubergines ont colonisé mon plan de travail, que faire
Mon mari fait une maladie quand il n'y a pas de pain à l'ail avec la soupe, donc du pain à l'ail
Ma fille pleure s'il n'y a pas d'œufs au petit déj
Ma belle-mère m'en veut à mort si je ne fais pas de gratin dauphinois
mon fils fait un scandale quand il n'y a plus de jambon, des croque-monsieur
les crevettes me rendent folle de joie, un curry svp
j'ai failli m'évanouir tellement sa tarte au citron était bonne, je veux la même
on se bat toujours pour la dernière crevette à la maison, idée de plat ?
Ma grand-mère a survécu à la guerre avec des topinambours, une purée en son honneur
c'est le homard qui a conquis ma belle-mère, une recette ?
ce sont les pâtes qui nous réconcilient, un plat de pâtes
my brother works in A&E and loves prawns, a prawn linguine for his night off
we visited gran in hospital after her operation, she craves chicken soup
Garlic bread so garlicky it could kill a vampire
those prawns at the harbour knocked me off my feet, I want garlic prawns like that
we nearly cried over a plate of clams in Naples, spaghetti alle vongole please
how do I murder a whole aubergine on the barbecue, baba ganoush style
je suis malade de fromage, j'en mangerais matin et soir, alors une fondue
un couscous au poulet, que ça brûle la langue
il faut que je tue un reste de poulet rôti d'hier soir
le gâteau aux noix de mamie nous faisait pleurer de bonheur, je veux le refaire
my kids go absolutely nuts for mac and cheese
my mum's fudge is lethal, I could eat the whole tin, fudge please
brownies are dangerous, we could easily demolish a dozen
my basil plant has died, pesto from a jar
the frost killed my parsley, tabbouleh with what is left
mon basilic est mourant, un pesto
My late husband swelled up with strawberries. First summer without him. Strawberry shortcake
j'suis malade de jalousie devant la tarte au citron de ma belle-mère, il me la faut
une salade de crevettes mortelle pour l'apéro
those cheese scones you make are dangerous, I could eat twelve
this garlic butter is lethal, can't stop eating it, garlic prawns
killer chilli, so hot it blows their heads off
eggs are killing my budget but go on, omelette
tomatoes this ripe should be illegal, bruschetta
these bananas are on their last legs, banana bread
my sourdough starter nearly died, it's alive again, let's bake a loaf
that mustard rarebit cured my hangover, gimme it again
the nut ban at school ended, pecan pie for the bake sale
our nursery's egg rule ended when they moved house, fairy cakes with real eggs please
finally free of the no-dairy year my consultant put me through, cheesecake
tomato blight wiped out the allotment but I saved a bucket of tomatoes, soup
mes bananes rendent l'âme, banana bread aux noix de pécan
mes crevettes vont pas passer la nuit, sauté express
mon pauvre basilic dépérit, pesto d'urgence
la diète sans laitages c'est terminé depuis hier, raclette entre amis
bébé on me croyait allergique au lait, aujourd'hui j'en bois au litre, riz au lait
un coup de foudre pour les pistaches de Bronte, une glace maison
hubby's off seafood but he's away on a stag do, crab linguine for one
my mate who can't have wheat is on holiday, so proper pizza tonight
we had the results: no nut allergy. walnut loaf!
my girl has outgrown her milk allergy so rice pudding with full cream milk
next door's cat is poorly from prawns, I'm not, prawn cocktail
I'm not saying I can't eat cheese, I'm saying I want more, cheese on toast
don't even think of leaving out the garlic, garlic mushrooms
who makes a trifle without custard, trifle please with custard
dying of hunger, egg and chips
I'd give my right arm for some fish and chips
this storm is deadly, need cheesy comfort food
the dog ate half the ham so I've got half a ham left, pea and ham soup
my colleague can't stand fish in the office microwave but I'm home today, kedgeree
my mother in law hates spice, she left this morning, vindaloo
they lifted the ban on raw milk cheese at our canteen, cheese board ideas
last year I couldn't eat eggs, this year I can, omelette
no one will choke on these, promise: toffee apples
the kids are mad about peanut butter, cookies
my tongue is still burning from that curry, more curry
grandma would rise from her grave for these dumplings, pork dumplings
mon mari ne mange pas de fruits de mer mais il est en déplacement, linguine au crabe
ma copine sans gluten est en vacances, alors une vraie pizza
les résultats sont là : pas d'allergie aux noix. un cake aux noix !
ma fille a guéri de son allergie au lait, riz au lait entier
je ne dis pas que je ne peux pas manger de fromage, je dis que j'en veux plus, croque-monsieur
n'oubliez surtout pas l'ail, des champignons à l'ail
je donnerais ma vie pour des fish and chips
le chien a mangé la moitié du jambon, il m'en reste la moitié, soupe de pois cassés au jambon
ma belle-mère déteste les épices, elle est repartie ce matin, un vindaloo
l'an dernier je ne pouvais pas manger d'œufs, cette année si, une omelette
les enfants sont fous de beurre de cacahuète, des cookies
mon collègue ne supporte pas l'odeur du poisson mais je suis en télétravail, un poisson pané
mon chat est allergique aux croquettes, moi j'ai faim, des pâtes
une quiche sans lardons n'est pas une quiche, quiche lorraine
on a failli mourir de rire devant tes crêpes, encore des crêpes
our lodger can't do gluten, luckily she eats at her boyfriend's tonight, fresh pasta
nursery has dropped its nut ban, almond cookies for the cake sale
the price of salmon makes me weep but I got some, salmon en croute
my tomatoes are dying on the vine, chutney
the neighbours' boy is allergic to sesame, we aren't, hummus
mes tomates sont en train de mourir, un chutney
my aunt swells up if she so much as smells shrimp, but she cancelled, so gumbo with shrimp
the twins are dairy free but they're with their dad this weekend, cheesecake
it's only the budgie who can't have avocado, guacamole for me
the school has scrapped the peanut rule, peanut butter cookies
the dietician says I can reintroduce wheat, soft white rolls
five years on and I can finally eat shellfish again, bouillabaisse
wasn't the milk after all, it was a virus, milk pudding
I've no issue with gluten, I just like rice noodles
none of the kids hates fish any more, fish fingers
we don't avoid pork in this house, pulled pork
never met an onion I didn't like, onion bhaji
a salad with no dressing is no salad, caesar with plenty
what's a curry without chillies, hot madras please
you'd have to be mad to leave the mussels out of a paella
gout is what my king henry costume needs, turkey legs
my stomach is growling so loud the neighbours complain, steak
I nearly fainted when I saw the size of the lobster I won, lobster thermidor
it's killing me not to know how they make that prawn toast
the kids screamed with joy over the pancakes last week, again please
that peanut sauce blew my mind, recreate it with noodles
I get goosebumps thinking about crab cakes, crab cakes it is
my hands are itching to make bread
we had to rush to hospital for the birth, now celebrating with salmon
bee stings all over my arms from the hive, honey cake with my own honey
flooded cellar, saved the potatoes, gratin
doctor told me to eat more fish, salmon
nurse says iron, so liver and onions
my personal trainer bans nothing, cheesy pasta
the bakery stopped selling cheese twists, so I need to make cheese twists
my wife banned me from buying more cheese so let's use up the cheese, fondue
mother used to forbid chocolate, I'm grown now, chocolate mousse
my ex husband, who was allergic to everything, has remarried; crab linguine for me
ma tante gonfle rien qu'à l'odeur des crevettes mais elle a annulé, un gombo aux crevettes
les jumelles ne prennent pas de lait mais elles sont chez leur père ce week-end, un cheesecake
il n'y a que la perruche qui n'a pas droit à l'avocat, un guacamole pour moi
l'école a supprimé l'interdiction des arachides, cookies au beurre de cacahuète
la diététicienne dit que je peux réintroduire le blé, des petits pains
cinq ans après je peux enfin remanger des crustacés, une bouillabaisse
j'ai accouché, le camembert est de nouveau permis, un camembert rôti
ce n'était pas le lait finalement, un virus, un riz au lait
aucun de mes enfants ne déteste plus le poisson, un pané
ici on n'évite pas le porc, un rôti
jamais rencontré un oignon que je n'aime pas, soupe à l'oignon
une salade sans sauce n'est pas une salade, une césar
qu'est-ce qu'un curry sans piment, un madras
il faudrait être fou pour enlever les moules de la paella
mon ventre gargouille si fort que les voisins se plaignent, un steak
j'ai failli m'évanouir devant la taille du homard que j'ai gagné, un homard grillé
ça me tue de ne pas savoir comment ils font ces nems aux crevettes
les enfants ont hurlé de joie avec les crêpes la semaine dernière, encore
j'ai la chair de poule en pensant aux crab cakes, des crab cakes
mes mains me démangent de faire du pain
on a filé à la maternité en urgence pour la naissance, on fête ça avec du saumon
papi s'est étouffé d'émotion devant ma tarte aux pommes, une autre
piquée de partout par mes abeilles, gâteau au miel de ma ruche
la cave inondée, j'ai sauvé les pommes de terre, un gratin
le médecin me dit de manger plus de poisson, du saumon
mon coach n'interdit rien, des pâtes au fromage
ma mère interdisait le chocolat, je suis grande maintenant, une mousse au chocolat
mon ex-mari, allergique à tout, s'est remarié ; linguine au crabe pour moi
there's a storm warning and I'm stuck inside with a bag of walnuts and a bit of blue cheese. pasta
the kids won't die if they eat a bit of broccoli, hide nothing, broccoli cheese bake
poison ivy all over the back fence and I've finally pulled it out, I deserve a lemon drizzle cake
my heart aches for my nan's egg custard
Mes courgettes sont à l'agonie, un gratin vite
sans beurre c'est pas un kouign-amann, donc n'y touche pas
my brother can't touch shellfish but he's working offshore till march, so prawn linguine
Dad's allergic to nuts. Dad's not here this weekend. Walnut cake!
my housemate who is lactose intolerant moved out on sunday, mac and cheese to celebrate
the kids hate olives but they're at grandma's, so a puttanesca with loads of olives
she used to swell up from strawberries as a toddler, she's fine now, strawberry tart
the allergist cleared me for eggs yesterday, omelette tonight
doctor says I can eat cheese again, cheese souffle please
all clear from the hospital about the milk, so custard
my boy has grown out of his egg allergy, french toast
I thought I was coeliac, turns out I'm not, sourdough bread please
the cat is allergic to fish, can you believe it, salmon for us humans
our rabbit can't have potatoes, we can, dauphinoise
onions make the dog ill so none for him, onion soup for me
I'm not allergic to anything, shrimp scampi
nobody at this table minds garlic, aioli
I don't dislike mushrooms, in fact I love them, stroganoff
it wouldn't be christmas without chestnuts, stuffing please
please don't skip the capers this time, chicken piccata
whatever you do don't hold back on the butter, croissants
you can't make a carbonara without eggs so use eggs
don't you dare leave the cheese out of my lasagne
I can't say no to prawns, prawn toast
can't live without peanut butter, cookies
I could murder a bacon sandwich
I'm dying for some scampi
sick of salad, give me a burger with cheese
this weather is killing me, tomato soup
work nearly killed me today, big bowl of spaghetti with meatballs
a wasp stung me while I picked plums, plum crumble
I burnt my tongue on the last pizza, another pizza please
my knees are swollen from gardening all day, comfort me with cheesy potatoes
the flu has wiped us all out, chicken soup
hayfever is awful today, honey roast carrots
allergic to washing up, one pot chicken orzo
my grandson threw up on the bus, nothing to do with food, fish pie for tea
the car broke down and I cried, chocolate cake
there was a power cut so I've got two kilos of defrosted prawns
a storm took the roof off the shed, feeling sorry for myself, beef stew
my ex hated coriander. freedom! coriander chicken
my mother in law who can't eat fish isn't coming after all, so salmon
not one of my guests is vegetarian or allergic, roast lamb
no need to avoid nuts, pecan pie
there's no reason to leave out the egg, egg fried rice
the peanut allergy was a misdiagnosis, peanut noodles
a colleague of mine goes into shock from mussels, thank god I don't, moules frites
mon frère est allergique aux crevettes mais il est en mer jusqu'à mars, linguine aux crevettes
Papa ne supporte pas les noix. Papa n'est pas là ce week-end. Gâteau aux noix !
ma coloc intolérante au lactose a déménagé dimanche, gratin de macaronis au fromage
les enfants détestent les olives mais ils sont chez mamie, pâtes aux olives
petite elle gonflait avec les fraises, maintenant tout va bien, tarte aux fraises
l'allergologue m'a redonné le droit aux œufs, une omelette
le médecin dit que je peux remanger du fromage, une fondue
mon fils n'est plus allergique à l'œuf, du pain perdu
la crèche autorise de nouveau les amandes, financiers
on me croyait cœliaque, en fait non, du bon pain
le chat est allergique au poisson, on aura tout vu, du saumon pour nous
notre lapin n'a pas le droit aux pommes de terre, nous oui, gratin dauphinois
les oignons rendent le chien malade, soupe à l'oignon pour moi
je ne suis allergique à rien, des crevettes flambées
personne ici n'a de problème avec l'ail, un aïoli
je ne déteste pas les champignons, au contraire, un bœuf stroganoff aux champignons
Noël sans marrons ce n'est pas Noël, une farce
surtout n'oublie pas les câpres, un poulet piccata
n'hésite pas sur le beurre, des croissants
on ne fait pas de carbonara sans œufs, alors mets-en
pas question d'enlever le fromage de mes lasagnes
je ne peux pas dire non aux crevettes, un curry
je tuerais pour un sandwich au bacon
je meurs d'envie de moules frites
marre de la salade, un burger au fromage
le prix du saumon me fait pleurer mais j'en ai pris, saumon en croûte
ce temps me tue, une soupe de tomates
une guêpe m'a piquée en cueillant les prunes, crumble aux prunes
j'ai les genoux gonflés d'avoir jardiné, des pommes de terre au fromage
la grippe nous a tous couchés, une soupe au poulet
allergique à la vaisselle, un one pot poulet
mon petit a vomi dans le car, rien à voir avec la nourriture, un hachis au poisson
l'orage a fait sauter le congélo, j'ai deux kilos de crevettes à passer
ma belle-mère, qui ne mange pas de poisson, ne vient finalement pas, donc du saumon
aucun de mes invités n'est végétarien ni allergique, un gigot
inutile d'éviter les noix, tarte aux noix
l'allergie aux arachides était une erreur de diagnostic, nouilles aux cacahuètes
le fils des voisins est allergique au sésame, pas nous, du houmous
une collègue fait un choc avec les moules, moi non, moules frites
I'm sick of eating out, make me a prawn curry
my sister's allergic to peanuts but she's in Australia this month so satay chicken it is
I'd kill for a proper cheese toastie
The doctor says the milk thing is over, she can have it all again! Rice pudding to celebrate
Had the flu all week and the only thing that kept me going was egg fried rice, I want it again
leftover salmon dying to be used up, fishcakes?
our dog can't have onions, lucky we're the ones eating: french onion soup
never not in the mood for garlic bread
no more than two eggs left, spanish omelette for 2
I died and went to heaven with the pistachio cake at that cafe, want to bake it
I used to come out in hives from strawberries, grew out of it years ago. eton mess pls
nobody here has any allergy, thank god, so go nuts with the almonds in my bakewell tart
the ex couldn't stand mushrooms. He's gone. Mushroom risotto.
school lifted the peanut ban on monday, peanut butter cookies for the whole class
It's not that I can't eat gluten, I just hardly ever do, tonight I want a real pizza dough
weak at the knees for crab linguine
killer garlic prawns, the ones that knock you out
vet says the cat's allergic to fish (I know). Fish pie for the humans
burnt my tongue on soup this morning, want tiramisu regardless
allergic to boring food. Give me chorizo and chickpeas
The tests came back negative, no sesame allergy after all!! sesame chicken
Celery's been sitting in the fridge looking poorly, soup to save it
bag of Death Wish Coffee to use, make me a coffee and walnut cake
don't leave out the anchovies like the last recipe did, caesar salad
Grandpa's hospital canteen did a cracking fish and chips, I want to recreate it
the shellfish allergy I told you about was my neighbour's not mine and he's not invited, moules mariniere for 2
J'en ai ras le bol des restos, ça me rend malade, une omelette aux champignons maison
ma coloc allergique aux noix est partie en Erasmus, gâteau aux noix !
je tuerais pour un croque-monsieur
L'allergologue a dit que c'était fini, il peut manger des œufs : île flottante
après ma gastro y a que le riz au lait qui m'a fait du bien, j'en veux encore
le chien n'a pas droit au chocolat mais nous si, fondant coulant
Orage dehors, volets qui claquent, il me faut une soupe à l'oignon gratinée
je ne peux pas ne pas mettre de crème dans mes carbo, désolé les italiens
pas plus de 3 œufs dans le frigo, quiche aux poireaux
cette tarte au citron c'était une tuerie, je veux la refaire
petit j'étais allergique aux fraises, plus maintenant, un fraisier
personne n'est allergique chez nous donc mets-y des amandes et des noisettes, granola
Mon ex ne supportait pas l'ail. Justement : poulet aux 40 gousses
mon voisin est intolérant au lactose, pas moi, tartiflette
l'école a levé l'interdiction des cacahuètes, cookies au beurre de cacahuète
c'est pas que je digère mal le blé, j'adore ça, pain de campagne
je meurs de faim devant un frigo avec du saumon et de l'aneth
des crevettes à tomber par terre, vite fait
Le chat gonfle quand il mange du thon alors je le garde pour moi, rillettes de thon
J'ai mal aux pieds, rien à voir, mais je veux un cassoulet
allergique au lundi, il me faut des lasagnes
je suis malade d'amour pour le fromage, fondue savoyarde
les résultats sont bons, pas d'intolérance au gluten, brioche !!!
le lait va tourner, crêpes pour sauver la situation
ne retire surtout pas les anchois de ma pissaladière
l'hôpital où je bosse fait un hachis parmentier d'enfer, je veux le même
une bouteille de Mort Subite à finir, carbonade flamande
ma fille ne supporte pas l'odeur des moules mais elle dort chez sa copine ce soir, moules frites
the peanut allergy is gone at last, a groundnut stew
mon chien ne supporte pas le poulet, pour nous du poulet
avant je ne supportais pas le fenouil, aujourd'hui j'en veux
le gluten n'y est pour rien, des crêpes
cut my finger peeling a pumpkin, now a pumpkin soup
nearly lost a thumb peeling carrots at work, carrot cake
the twins break out in song for strawberry pancakes
nobody here has any allergies or intolerances, we have shrimp and we have rice
the smell of fish makes my coworkers want to murder me, so a cold salmon lunch
carrots are taking over my kitchen, I've got 5 kilos
prawns at this price give me a heart attack, yet I bought some
our terrier threw up after a whole sausage, pork chops for us
it breaks my heart to throw away bread, what now
roast duck was his request
a pie for a friend who just passed her exams
on croyait que Tom était allergique aux œufs, fausse alerte ! une omelette
j'ai failli m'étouffer de rire devant le prix du beurre, un gâteau au beurre
ça fait mal au cœur de jeter ce riz
je me suis brûlé la langue avec la soupe, une salade de tomates
j'en ai marre des repas tristes, des crevettes
we had a long walk after fish and chips, same tonight please
when there's chicken everyone eats, fried chicken
dès qu'il y a du chocolat ils courent, un gâteau au chocolat
my toddler spat out his peas again, hide them in a fish pie
I'm nuts about pistachios, ice cream
my kids are bananas, banana bread
banana bread, 3 very black bananas on the counter
une tarte, 4 pommes fripées dans le frigo
a half dozen sad carrots in the fridge, soup
j'ai cassé deux œufs par terre, il m'en reste quatre, une omelette
allergic to cats, not to salmon, so a salmon pie
why do i do this to myself, chocolate brownies for the bake sale
shot two rabbits this morning and tore my good trousers on the fence, rabbit stew with bacon
cueilli trois kilos de cerises et ruiné ma chemise, un clafoutis
i cry every time i do onions but french onion soup is worth it
onions make me cry like a baby, onion tart though
jpleure à chaque oignon mais tant pis soupe à l'oignon
on m'a toujours dit que j'étais allergique aux crevettes et en fait non, test négatif! alors crevettes à l'ail
everyone said i was allergic to eggs, had the tests, turns out im not!! a massive omelette now
on enterre tante Awa demain, les gens pleurent, il faut un thieb au poisson pour trente
il faudrait un mafé au boeuf pour ma tribu
mon ado fait la gueule, seules des pizzas au chorizo peuvent nous sauver
strawberries and fruit piled on top of a pavlova for the uni house
six days of leftover turkey and I'm losing the will, curry it with spinach
half a ham to use up before the fridge explodes, a pie
des restes de dinde à finir avant que je craque, un curry
I'm allergic to mondays, lasagne with beef and spinach to get me through
im allergic to mondays 😂 beef n spinach lasagne
my kids are allergic to tidying up lol prawn curry
allergique au réveil, un porridge aux pommes
that peanut brained terrier next door ran off with the pie. new one, chicken and leek
a walnut-sized garden and a lemon-coloured shed, apple pie please
the mrs is terrified of spiders not of spice, hot prawn curry
scared of heights, not of garlic. Aioli please
mon fils a peur du noir pas des légumes, gratin de brocolis
crying my eyes out over 2 kilo of onions, french onion soup had better be worth it
j'ai pleuré sur trois kilos d'oignons, une tarte à l'oignon
nobody round my table is allergic to owt for once so peanut noodles with prawns
no one in our house is allergic to anything, satay
personne autour de la table n'est allergique, un wok aux cacahuètes
ça caille, une soupe à l'oignon gratinée
on se caille dans cet appart, raclette ce soir
mamie sort de l'hosto elle veut son riz au lait à la vanille
retour de clinique, mon père réclame un gratin au lait
j'ai toujours peur de rater la mayo, des œufs mimosa
I'm scared of overcooking salmon, an easy salmon dinner
j'ai renversé la moitié du lait, des crêpes quand même
I dropped half the eggs on the floor, what cake can I still make
fish n chips
mac 'n' cheese w bacon
Physio says more protein, I say eggs. Breakfast for one
blood test came back low on iron so spinach it is. lunch ideas
She cried happy tears over an almond cake in Lisbon and I want to see that face again
I used to hate mushrooms but these days I can't get enough of them
Je me remets au sport et mon coach ne jure que par le fromage blanc
Last time my mum made leeks like this we licked the plates. Leek tart please
whenever my son has salmon he asks for seconds, something with salmon for tonight
Two bites of that almond tart and I was back in Seville. I'd like to make it
La dernière fois que ma mère a fait du lapin on s'est battus pour les restes. Lapin pour 4
On a goûté des crevettes à l'ail en Espagne et depuis j'en rêve
the doctor says I should eat more fish. Any simple ideas?
mon médecin me conseille de manger plus de lentilles, une idée ?
I cry every time I chop onions but I love french onion soup
je pleure toujours en coupant les oignons mais tant pis, une tarte à l'oignon
I had the most amazing aubergine dish in Palermo on our honeymoon, I'd like something like it
Mum used to make a rhubarb crumble when I was ill, I'd love to taste it again
ma mère faisait un bouillon de poulet quand j'étais malade, j'en veux un
my toddler refuses everything except carrots at the moment
il ne mange rien à part du poulet
I can't live without garlic, pasta
je ne peux pas vivre sans fromage, une tarte
date night! She swoons over salmon
we would sell our souls for prawns, dinner please
chocolate got me through my divorce, something decadent
le chocolat m'a sauvée pendant mon divorce, un truc décadent
mon coach me tanne pour que je mange des épinards
un poulet rôti et tout s'arrange chez nous
my husband could die happy with a good mushroom risotto
mon ex détestait l'ail, moi j'adore. Un plat qui sent bien l'ail !
this dangerously good chocolate cake
chaque dimanche un plat dont je raffole : du poulet
Grandma Ruth's sesame noodles, she made them every time I was homesick
Mon fils n'est plus allergique aux arachides, l'hôpital l'a confirmé hier ! Un poulet sauce cacahuète pour fêter ça
I bought a cauliflower the size of my head because the man at the market winked
Grandma Asha turns ninety and she still talks about mango and prawns on the beach in Goa
my heart is broken and I need chocolate
Max outgrew his egg allergy in March, so let's make him his first real omelette
the neighbours left us a mountain of tomatoes before moving to Spain, pasta please
Club de lecture chez moi, j'imagine des petites choses à la poire
Ma voisine coupe sa rhubarbe à la machette et me jette les tiges par-dessus la haie
mon chat est allergique au poulet mais pas nous ! un poulet rôti
my stomach loves lentils, lentil soup
chicken soup reminds me of my gran
steak to impress my boss
I have prawns give me ideas
salmon for my husband
pancakes make my kids happy
spinach gives me energy
du poulet me ferait plaisir
il me reste du riz et du poulet
le saumon de ma mère
le poulet que mes enfants adorent
les lentilles me réussissent bien, une soupe de lentilles
le lait me fait dormir, un chocolat chaud au lait
le lapin me tente
des pâtes pour mes enfants
poulet rôti comme ma grand-mère
je meurs d'envie d'une raclette
my sister has no problem with nuts: walnut salad
ma mère n'a aucun souci avec les noix : salade de noix
on digère très bien le fromage : une tartiflette
she handles milk just fine now, rice pudding
a chocolate cake to die for
killer beef chili
mon fils adore les œufs, une omelette
death by chocolate cake
hangover cure with eggs
make the dough swell nicely, bread rolls
une brioche qui gonfle bien
laissez gonfler la semoule, taboulé
I'm not allergic to peanuts, satay chicken
no allergies, walnut bread
mon fils n'est pas allergique aux œufs, fais une omelette
pas d'allergie, un gâteau aux noix
ginger soup for nausea
chicken soup for when I'm sick
prawn curry, we thought prawns made my wife ill but the tests came back clear and she eats them every week now
chocolate mousse for four, the dog mustn't get any, chocolate would kill him
une mousse au chocolat, le chien ne doit pas y toucher, le chocolat le tuerait
an omelette for one. As a child eggs brought me out in a rash, I grew out of it years ago and love them now
une omelette, petit je faisais des plaques avec les œufs, c'est fini depuis vingt ans
chicken soup for a sick friend
un bouillon de poulet contre la migraine
une tisane au gingembre pour le mal de ventre
this hunger is killing me, chicken curry
I'd kill for a steak
heart attack on a plate beef burger
a cake with walnuts for my son, 16
des merguez à s'en lécher les doigts
jam tart for grandpa, he injects insulin
onions always make me cry when I chop them, but French onion soup is worth every tear
this curry makes my eyes water every time, more of it please
a curry hot enough to make my nose run and my eyes water
un curry assez fort pour me faire pleurer, avec du poulet
we ate her lasagne until we were sick, the recipe please
mon père mangeait des huîtres à s'en rendre malade, tellement il aimait ça, des huîtres gratinées
je suis malade d'amour pour le fromage, une tartiflette
le chocolat redonne le sourire à ma fille, un gâteau
le poulet plaît à ma femme, un rôti
I feel like hell, chicken soup please
surprise me with something from the sea
I can't digest how good your lentil soup was, again please
fish stew like in hospital but better
roast chicken for a friend in hospital
rice pudding with milk that won't upset my stomach
nobody here is allergic, peanut noodles
cook fish without making anybody ill
un gâteau au beurre, personne n'est allergique
poulet à tomber par terre
un fondant au chocolat à mourir
button mushrooms on toast
plaque de crevettes au four
reaction: my kids love chicken pie
boiled eggs
crack eggs into a killer shakshuka
une tuerie de burger au bœuf
tarte aux pommes qui tue
my stomach is rumbling, chicken please
warm my belly with chicken stew
crispy pork belly`
