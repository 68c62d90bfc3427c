/** French lines of blogs, notes and cards, none of which was known before: as `frenchShown`. */
export const frenchWritten = `
1,2 kg de pommes de terre à chair ferme | 2,4 kg de pommes de terre à chair ferme | 600 g de pommes de terre à chair ferme | 2 ¾ lb de pommes de terre à chair ferme
1 kg 300 d'épaule d'agneau | 2,6 kg d'épaule d'agneau | 650 g d'épaule d'agneau | 2 ¾ lb d'épaule d'agneau
1 livre de fraises | 2 livres de fraises | ½ livre de fraises | 1 lb de fraises
une demi-livre de beurre | une livre de beurre | ¼ livre de beurre | 1 tasse de beurre
3/4 de tasse de sucre | 1 ½ tasse de sucre | ⅜ tasse de sucre | 150 g de sucre
1 tasse 1/4 de lait | 2 ½ tasses de lait | ⅝ tasse de lait | 300 ml de lait
1 1/2 tasse (375 ml) de bouillon | 3 tasses (750 ml) de bouillon | ¾ tasse (190 ml) de bouillon
250 ml (1 tasse) de farine tout usage | 500 ml (2 tasses) de farine tout usage | 125 ml (½ tasse) de farine tout usage
15 ml (1 c. à soupe) d'huile | 30 ml (2 c. à soupe) d'huile | 7,5 ml (½ c. à soupe) d'huile
1 c. à tab de sirop d'érable | 2 c. à tab de sirop d'érable | ½ c. à tab de sirop d'érable
1/2 c. à thé (2 ml) de sel | 1 c. à thé (4 ml) de sel | ¼ c. à thé (1 ml) de sel
1 boîte (398 ml) de tomates en dés | 2 boîtes (398 ml) de tomates en dés | ½ boîte (398 ml) de tomates en dés
1 boîte de conserve de 540 ml de pois chiches | 2 boîtes de conserve de 540 ml de pois chiches | ½ boîte de conserve de 540 ml de pois chiches
1 berlingot de crème 35 % (237 ml) | 2 berlingots de crème 35 % (237 ml) | ½ berlingot de crème 35 % (237 ml)
1 contenant de 500 g de ricotta | 2 contenants de 500 g de ricotta | ½ contenant de 500 g de ricotta
1 paquet de 250 g de fromage à la crème | 2 paquets de 250 g de fromage à la crème | ½ paquet de 250 g de fromage à la crème
2 gousses d'ail hachées finement | 4 gousses d'ail hachées finement | 1 gousse d'ail hachée finement
3 belles gousses d'ail | 6 belles gousses d'ail | 1–2 belles gousses d'ail
2 échalotes grises | 4 échalotes grises | 1 échalote grise
1 échalote française | 2 échalotes françaises | ½ échalote française
une grosse poignée d'épinards | deux grosses poignées d'épinards | ½ grosse poignée d'épinards
deux poignées de roquette | quatre poignées de roquette | une poignée de roquette
quelques brins de ciboulette
3 brins d'aneth | 6 brins d'aneth | 1–2 brins d'aneth
1 petit bouquet de persil plat | 2 petits bouquets de persil plat | ½ petit bouquet de persil plat
une demi-botte de radis | une botte de radis | ¼ botte de radis
1 botte d'asperges (500 g) | 2 bottes d'asperges (1 kg) | ½ botte d'asperges (250 g)
10 cl de vin blanc sec | 20 cl de vin blanc sec | 5 cl de vin blanc sec | ½ tasse de vin blanc sec
1 dl de crème | 2 dl de crème | 0,5 dl de crème | ½ tasse de crème
2,5 dl de lait | 5 dl de lait | 1,25 dl de lait | 1 tasse de lait
1 càs bombée de maïzena | 2 càs bombées de maïzena | ½ càs bombée de maïzena
1 c. à c. rase de bicarbonate | 2 c. à c. rases de bicarbonate | ½ c. à c. rase de bicarbonate
2 c.à.s. de miel | 4 c.à.s. de miel | 1 c.à.s. de miel
3 c à s d'eau tiède | 6 c à s d'eau tiède | 1 ½ c à s d'eau tiède
1 cuillerée à café de curry | 2 cuillerées à café de curry | ½ cuillerée à café de curry
une cuillère à soupe et demie de vinaigre | trois cuillères à soupe de vinaigre | ¾ cuillère à soupe de vinaigre
une cuillère à soupe de vinaigre balsamique | deux cuillères à soupe de vinaigre balsamique | une demi-cuillère à soupe de vinaigre balsamique
une bonne cuillère de moutarde | deux bonnes cuillères de moutarde | ½ bonne cuillère de moutarde
deux cuillères à soupe bien pleines de crème | quatre cuillères à soupe bien pleines de crème | une cuillère à soupe bien pleine de crème
1/2 cuil. à café de cannelle | 1 cuil. à café de cannelle | ¼ cuil. à café de cannelle
une pointe de couteau de muscade | deux pointes de couteau de muscade | une demi-pointe de couteau de muscade
une pincée de piment d'Espelette | deux pincées de piment d'Espelette | une demi-pincée de piment d'Espelette
2 bonnes pincées de fleur de sel | 4 bonnes pincées de fleur de sel | 1 bonne pincée de fleur de sel
3 tours de moulin à poivre | 6 tours de moulin à poivre | 1 ½ tour de moulin à poivre
un trait de Tabasco | deux traits de Tabasco | un demi-trait de Tabasco
quelques gouttes d'extrait de vanille
6 gouttes de colorant | 12 gouttes de colorant | 3 gouttes de colorant
1 filet d'huile d'olive | 2 filets d'huile d'olive | ½ filet d'huile d'olive
un filet de citron | deux filets de citron | un demi-filet de citron
1 noix de beurre | 2 noix de beurre | ½ noix de beurre
une noisette de beurre | deux noisettes de beurre | une demi-noisette de beurre
3 noix de Saint-Jacques | 6 noix de Saint-Jacques | 1–2 noix de Saint-Jacques
12 noix de Saint-Jacques sans corail | 24 noix de Saint-Jacques sans corail | 6 noix de Saint-Jacques sans corail
100 g de cerneaux de noix | 200 g de cerneaux de noix | 50 g de cerneaux de noix | ¾ tasse de cerneaux de noix
50 g de noisettes concassées | 100 g de noisettes concassées | 25 g de noisettes concassées | ⅓ tasse de noisettes concassées
1 noix de coco | 2 noix de coco | ½ noix de coco
1 jaune d'œuf pour dorer | 2 jaunes d'œufs pour dorer | ½ jaune d'œuf pour dorer
3 jaunes d'œufs | 6 jaunes d'œufs | 1 ½ jaune d'œuf
4 blancs d'œufs | 8 blancs d'œufs | 2 blancs d'œufs
2 jaunes | 4 jaunes | 1 jaune
1 œuf entier + 2 jaunes | 2 œufs entiers + 4 jaunes | ½ œuf entier + 1 jaune
3 œufs moyens | 6 œufs moyens | 1 ½ œuf moyen
4 gros œufs frais | 8 gros œufs frais | 2 gros œufs frais
6 œufs (calibre moyen) | 12 œufs (calibre moyen) | 3 œufs (calibre moyen)
jus d'un demi citron | jus d'un citron | jus de ¼ citron
le jus d'1/2 citron | le jus d'1 citron | le jus de ¼ citron
le jus de deux citrons verts | le jus de quatre citrons verts | le jus d'un citron vert
le zeste râpé d'une orange | le zeste râpé de deux oranges | le zeste râpé d'une demi-orange
zeste et jus d'1 citron | zeste et jus de 2 citrons | zeste et jus de ½ citron
1/2 citron, le jus | 1 citron, le jus | ¼ citron, le jus
1 citron (zeste et jus) | 2 citrons (zeste et jus) | ½ citron (zeste et jus)
un demi-concombre | un concombre | ¼ concombre
1/2 chou rouge | 1 chou rouge | ¼ chou rouge
un quart de chou blanc | un demi-chou blanc | ⅛ chou blanc
1 demi-oignon | 1 oignon | ¼ oignon
1 oignon moyen, émincé | 2 oignons moyens, émincés | ½ oignon moyen, émincé
2 petits oignons blancs | 4 petits oignons blancs | 1 petit oignon blanc
1 gros oignon rouge (environ 200 g) | 2 gros oignons rouges (environ 400 g) | ½ gros oignon rouge (environ 100 g)
2 à 3 carottes moyennes | 4 à 6 carottes moyennes | 1 à 2 carottes moyennes
3-4 pommes | 6-8 pommes | 1-2 pommes
3 ou 4 courgettes | 6 ou 8 courgettes | 1 ou 2 courgettes
entre 200 et 250 g de riz | entre 400 et 500 g de riz | entre 100 et 125 g de riz | entre 1 et 1 ⅓ tasse de riz
800 g à 1 kg de bœuf à braiser | 1,6 kg à 2 kg de bœuf à braiser | 400 g à 500 g de bœuf à braiser | 1 ¾ lb à 2 ¼ lb de bœuf à braiser
environ 300 g de tofu ferme | environ 600 g de tofu ferme | environ 150 g de tofu ferme | environ 10 ½ oz de tofu ferme
±150 g de gruyère râpé | ±300 g de gruyère râpé | ±75 g de gruyère râpé | ±1 ⅓ tasse de gruyère râpé
jusqu'à 150 ml d'eau | jusqu'à 300 ml d'eau | jusqu'à 75 ml d'eau | jusqu'à ⅔ tasse d'eau
au moins 1 litre d'huile de friture | au moins 2 litres d'huile de friture | au moins 500 ml d'huile de friture | au moins 4 ¼ tasses d'huile de friture
max. 2 c. à soupe de sucre | max. 4 c. à soupe de sucre | max. 1 c. à soupe de sucre
au maximum 50 g de beurre | au maximum 100 g de beurre | au maximum 25 g de beurre | au maximum 3 ½ c. à soupe de beurre
un peu moins de 100 g de sucre | un peu moins de 200 g de sucre | un peu moins de 50 g de sucre | un peu moins de ½ tasse de sucre
4 filets de cabillaud (600 g) | 8 filets de cabillaud (1,2 kg) | 2 filets de cabillaud (300 g)
4 filets (600 g) de merlu | 8 filets (1,2 kg) de merlu | 2 filets (300 g) de merlu
4 pavés de saumon de 150 g chacun | 8 pavés de saumon de 150 g chacun | 2 pavés de saumon de 150 g chacun
2 magrets de canard (350 g pièce) | 4 magrets de canard (350 g pièce) | 1 magret de canard (350 g pièce)
1 poulet d'environ 1,5 kg | 2 poulets d'environ 1,5 kg | ½ poulet d'environ 1,5 kg
1 rôti de porc d'1 kg | 2 rôtis de porc d'1 kg | ½ rôti de porc d'1 kg
1 carré d'agneau de 8 côtes | 2 carrés d'agneau de 8 côtes | ½ carré d'agneau de 8 côtes
6 saucisses de Toulouse | 12 saucisses de Toulouse | 3 saucisses de Toulouse
150 g de lardons fumés | 300 g de lardons fumés | 75 g de lardons fumés | 5 ¼ oz de lardons fumés
4 tranches fines de pancetta | 8 tranches fines de pancetta | 2 tranches fines de pancetta
1 tranche épaisse de pain de campagne | 2 tranches épaisses de pain de campagne | ½ tranche épaisse de pain de campagne
1 baguette rassise | 2 baguettes rassises | ½ baguette rassise
2 rouleaux de pâte feuilletée | 4 rouleaux de pâte feuilletée | 1 rouleau de pâte feuilletée
1 pâte feuilletée (230 g) | 2 pâtes feuilletées (460 g) | ½ pâte feuilletée (115 g)
3 feuilles de gélatine (6 g) | 6 feuilles de gélatine (12 g) | 1–2 feuilles de gélatine (3 g)
1 sachet de levure de boulanger (8 g) | 2 sachets de levure de boulanger (8 g) | ½ sachet de levure de boulanger (8 g)
½ sachet de levure chimique (5,5 g) | 1 sachet de levure chimique (5,5 g) | ¼ sachet de levure chimique (5,5 g)
20 g de levure fraîche ou 1 sachet de levure sèche | 40 g de levure fraîche ou 2 sachets de levure sèche | 10 g de levure fraîche ou ½ sachet de levure sèche | 2 ¼ c. à soupe de levure fraîche ou 1 sachet de levure sèche
1 cube de bouillon | 2 cubes de bouillon | ½ cube de bouillon
1 bouillon cube de volaille | 2 bouillons cubes de volaille | ½ bouillon cube de volaille
2 briques de 20 cl de crème liquide | 4 briques de 20 cl de crème liquide | 1 brique de 20 cl de crème liquide
1 brique de lait de coco (20 cl) | 2 briques de lait de coco (20 cl) | ½ brique de lait de coco (20 cl)
1 pot de yaourt nature (125 g) | 2 pots de yaourt nature (125 g) | ½ pot de yaourt nature (125 g)
2 pots de farine | 4 pots de farine | 1 pot de farine
3 yaourts | 6 yaourts | 1 ½ yaourt
1 mesure de rhum | 2 mesures de rhum | ½ mesure de rhum
2 doses de sirop | 4 doses de sirop | 1 dose de sirop
1 verre à moutarde de lait | 2 verres à moutarde de lait | ½ verre à moutarde de lait
2 verres d'eau | 4 verres d'eau | 1 verre d'eau
1 bol de riz | 2 bols de riz | ½ bol de riz
1 louche de bouillon | 2 louches de bouillon | ½ louche de bouillon
une tasse à café de sucre | deux tasses à café de sucre | une demi-tasse à café de sucre
1 plaquette de beurre | 2 plaquettes de beurre | ½ plaquette de beurre
1/2 plaquette (125 g) de beurre | 1 plaquette (125 g) de beurre | ¼ plaquette (125 g) de beurre
1 bâton de beurre | 2 bâtons de beurre | ½ bâton de beurre | 115 g de beurre
1 tablette de chocolat noir (200 g) | 2 tablettes de chocolat noir (200 g) | ½ tablette de chocolat noir (200 g)
200 g de chocolat noir à 70 % | 400 g de chocolat noir à 70 % | 100 g de chocolat noir à 70 % | 7 oz de chocolat noir à 70 %
4 carrés de chocolat | 8 carrés de chocolat | 2 carrés de chocolat
1 gousse de vanille fendue | 2 gousses de vanille fendues | ½ gousse de vanille fendue
2 bâtons de cannelle | 4 bâtons de cannelle | 1 bâton de cannelle
3 clous de girofle | 6 clous de girofle | 1–2 clous de girofle
1 étoile de badiane | 2 étoiles de badiane | ½ étoile de badiane
2 feuilles de laurier | 4 feuilles de laurier | 1 feuille de laurier
1 branche de céleri | 2 branches de céleri | ½ branche de céleri
2 branches de romarin | 4 branches de romarin | 1 branche de romarin
1 bâton de citronnelle | 2 bâtons de citronnelle | ½ bâton de citronnelle
2 cm de gingembre frais | 4 cm de gingembre frais | 1 cm de gingembre frais | ¾ pouce de gingembre frais
1 morceau de gingembre de 3 cm | 2 morceaux de gingembre de 3 cm | ½ morceau de gingembre de 3 cm
un morceau de gingembre gros comme le pouce | deux morceaux de gingembre gros comme le pouce | un demi-morceau de gingembre gros comme le pouce
une dizaine de tomates cerises | une vingtaine de tomates cerises | environ 5 tomates cerises
une vingtaine de grains de raisin | une quarantaine de grains de raisin | une dizaine de grains de raisin
une douzaine d'huîtres | deux douzaines d'huîtres | une demi-douzaine d'huîtres
2 douzaines d'escargots | 4 douzaines d'escargots | 1 douzaine d'escargots
une demi-douzaine d'œufs | une douzaine d'œufs | ¼ douzaine d'œufs
1 barquette de champignons (250 g) | 2 barquettes de champignons (250 g) | ½ barquette de champignons (250 g)
2 boules de mozzarella | 4 boules de mozzarella | 1 boule de mozzarella
1 bûche de chèvre | 2 bûches de chèvre | ½ bûche de chèvre
1 camembert | 2 camemberts | ½ camembert
1 reblochon (450 g) | 2 reblochons (900 g) | ½ reblochon (225 g)
farine : 250 g | farine : 500 g | farine : 125 g | farine : 2 tasses
Sucre 100 g | Sucre 200 g | Sucre 50 g | Sucre ½ tasse
beurre (50 g) | beurre (100 g) | beurre (25 g) | beurre (3 ½ c. à soupe)
Lait : 1/2 litre | Lait : 1 litre | Lait : 250 ml | Lait : 2 tasses
1/2 l de lait | 1 l de lait | 250 ml de lait | 2 tasses de lait
un demi-litre de cidre | un litre de cidre | 250 ml de cidre | 2 tasses de cidre
3/4 l d'eau | 1,5 l d'eau | 375 ml d'eau | 3 ¼ tasses d'eau
un litre et demi d'eau | trois litres d'eau | 750 ml d'eau | 6 ⅓ tasses d'eau
huile d'olive, 3 c. à soupe | huile d'olive, 6 c. à soupe | huile d'olive, 1 ½ c. à soupe
50 g + 20 g de beurre | 100 g + 40 g de beurre | 25 g + 10 g de beurre | 3 ½ c. à soupe + 1 ½ c. à soupe de beurre
100 g de sucre + 1 sachet de sucre vanillé | 200 g de sucre + 2 sachets de sucre vanillé | 50 g de sucre + ½ sachet de sucre vanillé | ½ tasse de sucre + 1 sachet de sucre vanillé
2 c. à soupe d'huile + un peu pour le moule | 4 c. à soupe d'huile + un peu pour le moule | 1 c. à soupe d'huile + un peu pour le moule
sucre glace pour décorer
600 g de filet de bœuf | 1,2 kg de filet de bœuf | 300 g de filet de bœuf | 1 ¼ lb de filet de bœuf
1 filet mignon de porc (500 g) | 2 filets mignons de porc (1 kg) | ½ filet mignon de porc (250 g)
2 filets mignons | 4 filets mignons | 1 filet mignon
3 tranches de pain de mie | 6 tranches de pain de mie | 1–2 tranches de pain de mie
2 escalopes de dinde (environ 150 g chacune) | 4 escalopes de dinde (environ 150 g chacune) | 1 escalope de dinde (environ 150 g chacune)
1 gigot d'agneau de 2 kg | 2 gigots d'agneau de 2 kg | ½ gigot d'agneau de 2 kg
1 kg de joue de bœuf | 2 kg de joue de bœuf | 500 g de joue de bœuf | 2 ¼ lb de joue de bœuf
2 lapins coupés en morceaux | 4 lapins coupés en morceaux | 1 lapin coupé en morceaux
1 dinde de 3 à 4 kg | 2 dindes de 3 à 4 kg | ½ dinde de 3 à 4 kg
500 gr de viande hachée | 1 kg de viande hachée | 250 gr de viande hachée | 1 lb de viande hachée
250 grs de sucre | 500 grs de sucre | 125 grs de sucre | 1 ¼ tasse de sucre
1 litre et demi de lait | 3 litres de lait | 750 ml de lait | 6 ⅓ tasses de lait
un demi litre de lait | un litre de lait | 250 ml de lait | 2 tasses de lait
un quart de litre de crème | 500 ml de crème | 125 ml de crème | 1 tasse de crème
1/4 l de vin rouge | 500 ml de vin rouge | 125 ml de vin rouge | 1 tasse de vin rouge
3 dl d'eau | 6 dl d'eau | 1,5 dl d'eau | 1 ¼ tasse d'eau
20 cl de crème fraîche épaisse | 40 cl de crème fraîche épaisse | 10 cl de crème fraîche épaisse | ¾ tasse de crème fraîche épaisse
2 dl 1/2 de lait | 5 dl de lait | 1,25 dl de lait | 1 tasse de lait
1 c. à soupe rase de fécule | 2 c. à soupe rases de fécule | ½ c. à soupe rase de fécule
2 c. à café bombées de levure | 4 c. à café bombées de levure | 1 c. à café bombée de levure
3 c à soupe d'huile | 6 c à soupe d'huile | 1 ½ c à soupe d'huile
1 cuil à café de sel | 2 cuil à café de sel | ½ cuil à café de sel
4 cs de vinaigre | 8 cs de vinaigre | 2 cs de vinaigre
1 petite cuillère de cannelle | 2 petites cuillères de cannelle | ½ petite cuillère de cannelle
2 grosses cuillères de miel | 4 grosses cuillères de miel | 1 grosse cuillère de miel
`
