/** As in `english-everyday.ts`. */
export const frenchEveryday = `
## trap ; - ; -
125 ml de crème coco
1 filet de caramel liquide
40 cl de lait de coco non sucré
1 brique de crème de coco
2 grosses aubergines coupées en dés
1 petite courge butternut épluchée
300 g de haricots beurre surgelés
1 pointe de muscade râpée
200 g de châtaignes d'eau en conserve
250 g de champignons de Paris
150 g de pleurotes (champignons huîtres)
80 g de beurre de cacao
2 c. à soupe de beurre végétal fondu
60 g de margarine 100 % végétale
20 cl de crème végétale
25 cl de lait végétal au choix (riz ou coco)
100 g de fromage râpé végan
crème d'aubergine sans crème
1 œuf de lin (1 c. à s. de graines de lin + 3 c. à s. d'eau)
250 g d'émincés végétaux façon poulet
steaks végétaux aux haricots rouges
1 laitue beurre effeuillée
1 pincée de crème de tartre
200 g de farine de sarrasin
2 galettes de sarrasin
3 c. à s. de levure maltée... sans gluten
200 g de flocons d'avoine sans gluten
250 g de pâtes sans gluten (type fusilli)
4 tranches de pain sans gluten
150 g de mix de farines sans gluten
8 tortillas de maïs
2 c. à soupe de fécule de maïs
40 g de fécule de pomme de terre
200 g de nouilles de riz
12 feuilles de riz
2 tomates cœur-de-bœuf
1 courge spaghetti
400 g de riz de chou-fleur
3 courgettes en spaghettis
1 c. à soupe de beurre de pomme
1 boîte de jacquier façon porc effiloché
huile pour le moule
beurre de coco pour le moule
2 moules à muffins
taillez les légumes avec deux couteaux
sauce sans lait ni œufs
un plat sans arachide
purée sans beurre
semoule de maïs fine
1 noix de gingembre
une noix de margarine végétale
une noisette de purée de tomate
20 cl de boisson au riz
lait de riz
crème de coco sans tofu
2 blancs de poireaux émincés
3 pêches jaunes bien mûres
4 blancs de poireau
1 pomelo rose
100 g de perles de tapioca
blanc de coco râpé
2 feuilles de laurier
1 bouquet de persil haché
1 gousse de vanille fendue
2 boules d'avocat
oignons nouveaux hachés

## trap ; - ; nut_free
40 g de pignons de pin torréfiés
200 g de marrons cuits sous vide
4 c. à soupe de crème de marrons
farine de châtaigne

## trap ; gluten ; gluten_free
1 dl de lait d’épeautre
6 blinis
4 feuilles de brick
75 g de panko
150 g d'orzo (pâtes langues d'oiseau)
150 g de frik concassé
200 g de semoule moyenne
100 g de petit épeautre
2 galettes de blé
33 cl de bière blonde
10 feuilles de pâte filo sans beurre
pâtes sans œufs
30 g de chapelure
4 tranches de pain complet sans lactose
1 baguette un peu rassise

## trap ; gluten? ; gluten_free?
20 cl de crème d'avoine
1 l de boisson à l'avoine
1 sachet de levure chimique
50 g de son d'avoine

## trap ; gluten eggs? ; vegan? gluten_free egg_free?
1 paquet de nouilles de blé sans lait
500 g de gnocchis de pomme de terre

## trap ; gluten sesame? ; gluten_free
2 pains burger coupés en deux

## trap ; milk ; vegan lactose_free
2 c. à soupe de ghee
200 g de paneer en cubes
30 cl de kéfir de lait
4 c. à s. de labneh
125 g de beurre demi-sel mou
une belle noix de beurre
beurre pour le moule
1 pot de skyr
30 g de protéine de whey
1 boîte de lait concentré non sucré
1 barquette de St Môret
4 portions de Vache qui rit
20 cl de crème fleurette entière
2 cuillerées de crème épaisse
1 boule de burrata
1 yaourt à la grecque sans sucre
15 cl de lait fermenté
150 g de fromage blanc 0 %
1 Boursin ail et fines herbes
3 petits-suisses
200 g de mascarpone
crème fouettée
du beure doux
2 faisselles bien égouttées
100 g de mozza râpée

## trap ; milk ; vegan vegetarian? pescatarian? lactose_free
60 g de parmigiano reggiano râpé
30 g de pecorino romano
100 g de comté affiné 18 mois
150 g de reblochon
120 g de bleu d'Auvergne
50 g d'emmental râpé
100 g de fromage râpé maison
100 g de tome de Savoie
200 g d’emmenthal

## trap ; milk ; vegan
1 l de lait sans lactose
20 cl de crème liquide sans lactose

## trap ; nuts ; nut_free
25 cl de lait d'amandes
2 c. à s. de purée d'amandes blanches
80 g de poudre d'amandes
quelques gouttes d'extrait d'amande amère
3 cl d'amaretto
2 c. à s. de purée de noix de cajou
un filet d'huile de noisette
50 g de noix du Brésil
40 g d'amandes mondées
30 g de noix de macadamia
quelques cerneaux pour la déco de noix
150 g de pâte d'amandes
100 g de pralin
120 g de praliné noisette
20 cl de lait de noisettes

## trap ; nuts? ; nut_free?
3 c. à s. de pesto végan

## trap ; eggs milk nuts ; vegan lactose_free nut_free egg_free
200 g de frangipane

## trap ; gluten? nuts? ; gluten_free? nut_free?
60 g de granola sans amandes

## trap ; peanuts ; nut_free
3 c. à soupe de beurre de cacahuètes
2 c. à s. de beurre d'arachide crémeux
1 filet d'huile d'arachide
une poignée de cacahouètes non salées

## trap ; gluten? peanuts soybeans? ; gluten_free? nut_free
4 c. à s. de sauce saté
2 c. à s. de sauce satay

## trap ; soybeans? milk nuts ; vegan lactose_free nut_free
2 c. à s. de Nutella
100 g de gianduja

## trap ; soybeans? nuts ; nut_free
pâte à tartiner maison sans lait

## trap ; gluten soybeans ; gluten_free
6 cl de sauce soja salée
3 c. à s. de sauce teriyaki
200 g de seitan émincé

## trap ; gluten? soybeans ; gluten_free?
2 c. à s. de miso blanc

## trap ; soybeans ; -
1 c. à s. de tamari sans gluten
150 g de fèves de soja (edamame)
100 g de PST (protéines de soja texturées)
1 c. à c. de lécithine de soja
200 g de tofu soyeux
40 cl de boisson au soja
1 yaourt de soja
1 yaourt végétal nature

## trap ; fish ; vegan vegetarian
2 c. à s. de nuoc-mâm
3 c. à s. de sauce nuoc mam
6 anchois à l'huile
1 sachet de dashi
200 g de haddock fumé
2 boîtes de thon au naturel

## trap ; fish? ; vegan? vegetarian?
1 c. à s. de tapenade noire

## trap ; gluten? eggs? fish ; vegan vegetarian gluten_free? egg_free?
100 g de tarama

## trap ; gluten? fish ; vegan vegetarian gluten_free?
un trait de sauce Worcestershire

## trap ; crustaceans ; vegan vegetarian
12 gambas crues
250 g de queues d'écrevisses
1 c. à c. de pâte de crevettes
6 langoustines

## trap ; molluscs ; vegan vegetarian
250 g d'anneaux de calamar
1 l de coques dessablées
8 noix de Saint-Jacques sans corail
500 g de poulpe
6 couteaux de mer
1 kg de moules

## trap ; gluten? soybeans? molluscs ; vegan vegetarian gluten_free?
2 c. à s. de sauce huître

## trap ; gluten? crustaceans? eggs fish soybeans? ; vegan vegetarian gluten_free? egg_free
8 bâtonnets de surimi râpés

## trap ; sesame ; -
3 c. à s. de tahin
2 c. à s. de tahini blanc
1 c. à c. de graines de sésame noir
un filet d'huile de sésame grillé
150 g de houmous
50 g de halva

## trap ; gluten? milk? celery? ; vegan? gluten_free? lactose_free?
1 bouillon cube de légumes

## trap ; gluten? celery? ; gluten_free?
50 cl de bouillon de légumes maison

## trap ; celery ; -
1 pincée de sel de céleri
1 petit céleri-rave
2 branches de céleri

## trap ; gluten? celery? ; vegan vegetarian pescatarian gluten_free?
1 l de bouillon de poule
30 cl de fond de veau

## trap ; eggs mustard? ; vegan egg_free
4 c. à s. de mayo
3 c. à s. d'aïoli

## trap ; eggs ; vegan egg_free
2 jaunes d'œufs battus
3 blancs d’oeuf montés en neige
1 oeuf battu pour la dorure
4 œufs mollets
6 petites meringues sans lait

## trap ; gluten eggs ; vegan gluten_free egg_free
250 g de tagliatelles fraîches aux œufs

## trap ; - ; vegan vegetarian pescatarian
4 feuilles de gélatine
100 g de chamallows
2 c. à s. de graisse de canard
1 noix de saindoux
200 g d'allumettes de lardons
1 jarret de porc demi-sel
4 gésiers confits

## trap ; milk? ; vegan vegetarian pescatarian lactose_free?
1 saucisson sec

## trap ; - ; vegan
1 c. à s. de miel liquide

## plain ; - ; -
2 gousses d'ail écrasées
1 oignon rouge émincé
1 boîte de tomates pelées
1 c. à soupe d'huile d'olive vierge extra
2 patates douces
1 c. à café de paprika fumé
1 morceau de gingembre frais
1 botte de coriandre ciselée
Sel, poivre du moulin
1 boîte de haricots noirs
le jus de 2 citrons verts
1 avocat bien mûr
200 g de riz basmati
150 g de lentilles corail
1 poivron rouge
100 g de maïs doux
200 g de petits pois
1 c. à c. de coriandre en poudre
1 c. à s. de concentré de tomates
3 oignons nouveaux
1 c. à c. d'extrait de vanille
2 c. à s. de sirop d'érable
100 g de sucre en poudre
1 mangue
300 g de fraises
4 gros champignons
250 g de quinoa
2 c. à s. de graines de chia
1 étoile de badiane
200 g de chou kale
3 poireaux
1 bouquet garni
8 pommes de terre à chair ferme

## plain ; milk ; vegan lactose_free
100 g de cheddar
2 c. à s. de crème fraîche
2 yaourts nature
30 g de beurre
25 cl de lait demi-écrémé
1 boule de mozzarella
100 g de feta
1 bûche de chèvre

## plain ; gluten ; gluten_free
200 g de farine T55
300 g de rigatoni
4 tranches de pain au levain
400 g de linguine

## plain ; eggs ; vegan egg_free
2 gros œufs
3 œufs bio

## plain ; fish ; vegan vegetarian
2 pavés de saumon avec la peau
500 g de dos de cabillaud
4 sardines fraîches

## plain ; - ; vegan vegetarian pescatarian
4 hauts de cuisse de poulet désossés
500 g de bœuf haché
1 rôti de porc
2 rôtis de porc
1 kg d'épaule d'agneau
2 escalopes de dinde
6 tranches de jambon cru
1 canard entier

## plain ; nuts ; nut_free
50 g de cerneaux de noix
2 c. à s. d'amandes effilées
30 g de pistaches

## plain ; sesame ; -
1 c. à s. de graines de sésame

## plain ; sulphites ; -
10 cl de vin blanc sec

## plain ; sulphites? ; -
40 g de raisins de Corinthe

## trap ; celery? mustard? ; -
1 pincée de curry
2 c. à c. de curry

## trap ; eggs milk ; vegan lactose_free egg_free
1 crème brûlée du commerce
`
