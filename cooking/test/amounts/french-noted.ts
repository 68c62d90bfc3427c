/** French lines of blogs, notes and cards, none of which was known before: as `frenchShown`. */
export const frenchNoted = `
une cuillère à thé de gingembre râpé | deux cuillères à thé de gingembre râpé | une demi-cuillère à thé de gingembre râpé
1/4 c. à thé de muscade | ½ c. à thé de muscade | ⅛ c. à thé de muscade
2/3 tasse de cassonade tassée | 1 ⅓ tasse de cassonade tassée | ⅓ tasse de cassonade tassée | 145 g de cassonade tassée
3/4 tasse (180 ml) de lait | 1 ½ tasse (360 ml) de lait | ⅜ tasse (90 ml) de lait
1 tasse et demie de farine | 3 tasses de farine | ¾ tasse de farine | 190 g de farine
2 tasses et 1/4 de bouillon | 4 ½ tasses de bouillon | 1 ⅛ tasse de bouillon | 530 ml de bouillon
1 boîte de 796 ml de tomates broyées | 2 boîtes de 796 ml de tomates broyées | ½ boîte de 796 ml de tomates broyées
2 boîtes de thon (160 g chacune) | 4 boîtes de thon (160 g chacune) | 1 boîte de thon (160 g chacune)
1 boîte de pois chiches (265 g égouttés) | 2 boîtes de pois chiches (265 g égouttés) | ½ boîte de pois chiches (265 g égouttés)
1 sachet de 10 g de levure | 2 sachets de 10 g de levure | ½ sachet de 10 g de levure
2 sachets de sucre vanillé (15 g) | 4 sachets de sucre vanillé (15 g) | 1 sachet de sucre vanillé (15 g)
1 rouleau de pâte brisée | 2 rouleaux de pâte brisée | ½ rouleau de pâte brisée
1 bloc de tofu (454 g) | 2 blocs de tofu (454 g) | ½ bloc de tofu (454 g)
1 bloc de foie gras de 250 g | 2 blocs de foie gras de 250 g | ½ bloc de foie gras de 250 g
1 pain de beurre | 2 pains de beurre | ½ pain de beurre
1 bâtonnet de cannelle | 2 bâtonnets de cannelle | ½ bâtonnet de cannelle
1 gousse d'ail écrasée | 2 gousses d'ail écrasées | ½ gousse d'ail écrasée
4 gousses d'ail en chemise | 8 gousses d'ail en chemise | 2 gousses d'ail en chemise
1 pied de céleri | 2 pieds de céleri | ½ pied de céleri
1 chou-fleur | 2 choux-fleurs | ½ chou-fleur
1/2 chou-fleur | 1 chou-fleur | ¼ chou-fleur
2 choux de Bruxelles | 4 choux de Bruxelles | 1 chou de Bruxelles
1 pomme de laitue | 2 pommes de laitue | ½ pomme de laitue
2 cœurs de sucrine | 4 cœurs de sucrine | 1 cœur de sucrine
1 cœur de laitue | 2 cœurs de laitue | ½ cœur de laitue
2 bottes de radis roses | 4 bottes de radis roses | 1 botte de radis roses
3 branches de thym | 6 branches de thym | 1–2 branches de thym
1 branche de thym frais | 2 branches de thym frais | ½ branche de thym frais
8 feuilles de basilic | 16 feuilles de basilic | 4 feuilles de basilic
une poignée de feuilles de menthe | deux poignées de feuilles de menthe | une demi-poignée de feuilles de menthe
1 bonne poignée de persil | 2 bonnes poignées de persil | ½ bonne poignée de persil
une petite poignée de raisins secs | deux petites poignées de raisins secs | ½ petite poignée de raisins secs
1 cuillère à café de grains de coriandre | 2 cuillères à café de grains de coriandre | ½ cuillère à café de grains de coriandre
3 capsules de cardamome | 6 capsules de cardamome | 1 ½ capsule de cardamome
1 piment oiseau | 2 piments oiseaux | ½ piment oiseau
2 piments verts | 4 piments verts | 1 piment vert
2 poivrons rouges | 4 poivrons rouges | 1 poivron rouge
3 aubergines | 6 aubergines | 1–2 aubergines
1 potimarron (1 kg environ) | 2 potimarrons (2 kg environ) | ½ potimarron (500 g environ)
1 potiron d'environ 2 kg | 2 potirons d'environ 2 kg | ½ potiron d'environ 2 kg
6 fonds d'artichaut | 12 fonds d'artichaut | 3 fonds d'artichaut
2 patates douces | 4 patates douces | 1 patate douce
500 g de patates douces | 1 kg de patates douces | 250 g de patates douces | 1 lb de patates douces
1 rutabaga | 2 rutabagas | ½ rutabaga
1 panais | 2 panais | ½ panais
2 panais | 4 panais | 1 panais
1 radis noir | 2 radis noirs | ½ radis noir
1 ananas | 2 ananas | ½ ananas
2 ananas | 4 ananas | 1 ananas
3 kiwis | 6 kiwis | 1 ½ kiwi
2 mangues mûres | 4 mangues mûres | 1 mangue mûre
1 grenade | 2 grenades | ½ grenade
4 poires fermes | 8 poires fermes | 2 poires fermes
1 kg de pommes golden | 2 kg de pommes golden | 500 g de pommes golden | 2 ¼ lb de pommes golden
une barquette de framboises | deux barquettes de framboises | une demi-barquette de framboises
1 barquette de 125 g de myrtilles | 2 barquettes de 125 g de myrtilles | ½ barquette de 125 g de myrtilles
1 zeste de citron | 2 zestes de citron | ½ zeste de citron
zestes de 2 citrons | zestes de 4 citrons | zestes d'1 citron
jus de 3 oranges | jus de 6 oranges | jus d'1 ½ orange
le jus de 1/2 citron vert | le jus d'1 citron vert | le jus de ¼ citron vert
le jus d'une orange et son zeste | le jus de deux oranges et son zeste | le jus d'une demi-orange et son zeste
2 citrons confits | 4 citrons confits | 1 citron confit
1 citron confit | 2 citrons confits | ½ citron confit
une demi-orange | une orange | ¼ orange
la moitié d'un concombre | un concombre | ¼ concombre
½ botte de persil | 1 botte de persil | ¼ botte de persil
1/2 botte d'aneth | 1 botte d'aneth | ¼ botte d'aneth
3 quarts de litre d'eau | 1,5 litre d'eau | 375 ml d'eau | 3 ¼ tasses d'eau
5 œufs | 10 œufs | 2 ½ œufs
3 œufs + 1 jaune | 6 œufs + 2 jaunes | 1 ½ œuf + ½ jaune
2 œufs et 1 jaune | 4 œufs et 2 jaunes | 1 œuf et ½ jaune
6 jaunes d'œuf | 12 jaunes d'œuf | 3 jaunes d'œuf
2 blancs d'œuf | 4 blancs d'œuf | 1 blanc d'œuf
1 blanc d'œuf | 2 blancs d'œufs | ½ blanc d'œuf
1 œuf battu | 2 œufs battus | ½ œuf battu
4 œufs durs | 8 œufs durs | 2 œufs durs
70 g de jaunes d'œufs (environ 4) | 140 g de jaunes d'œufs (environ 8) | 35 g de jaunes d'œufs (environ 2) | 2 ½ oz de jaunes d'œufs (environ 4)
100 g de blancs d'œufs | 200 g de blancs d'œufs | 50 g de blancs d'œufs | 3 ½ oz de blancs d'œufs
60 g de beurre + 20 g pour le moule | 120 g de beurre + 40 g pour le moule | 30 g de beurre + 10 g pour le moule | ¼ tasse de beurre + 1 ½ c. à soupe pour le moule
30 g de beurre (2 c. à soupe) | 60 g de beurre (4 c. à soupe) | 15 g de beurre (1 c. à soupe)
une grosse noix de beurre | deux grosses noix de beurre | ½ grosse noix de beurre
10 g de beurre pour la poêle | 20 g de beurre pour la poêle | 5 g de beurre pour la poêle | 2 c. à café de beurre pour la poêle
1 motte de beurre | 2 mottes de beurre | ½ motte de beurre
25 cl de crème entière liquide | 50 cl de crème entière liquide | 12,5 cl de crème entière liquide | 1 tasse de crème entière liquide
1 yaourt grec | 2 yaourts grecs | ½ yaourt grec
1 pot de crème fraîche (20 cl) | 2 pots de crème fraîche (20 cl) | ½ pot de crème fraîche (20 cl)
2 petits-suisses | 4 petits-suisses | 1 petit-suisse
1 boule de mozzarella di bufala | 2 boules de mozzarella di bufala | ½ boule de mozzarella di bufala
2 crottins de chavignol | 4 crottins de chavignol | 1 crottin de chavignol
1 chèvre frais | 2 chèvres frais | ½ chèvre frais
1 roquefort | 2 roqueforts | ½ roquefort
150 g de comté râpé | 300 g de comté râpé | 75 g de comté râpé | 1 ⅓ tasse de comté râpé
quelques copeaux de parmesan
50g de parmesan | 100g de parmesan | 25g de parmesan | ½ tasse de parmesan
1 bouteille de vin rouge | 2 bouteilles de vin rouge | ½ bouteille de vin rouge
75 cl de vin rouge | 150 cl de vin rouge | 37,5 cl de vin rouge | 3 ¼ tasses de vin rouge
1 verre de vin blanc | 2 verres de vin blanc | ½ verre de vin blanc
1/2 verre d'huile | 1 verre d'huile | ¼ verre d'huile
1 petit verre de rhum | 2 petits verres de rhum | ½ petit verre de rhum
2 bouchons de rhum | 4 bouchons de rhum | 1 bouchon de rhum
1 bouchon de fleur d'oranger | 2 bouchons de fleur d'oranger | ½ bouchon de fleur d'oranger
1 tasse de riz | 2 tasses de riz | ½ tasse de riz | 185 g de riz
2 bols de farine | 4 bols de farine | 1 bol de farine
1 louche de pâte | 2 louches de pâte | ½ louche de pâte
3 louches de soupe | 6 louches de soupe | 1 ½ louche de soupe
1 bouillon cube dans 1 litre d'eau | 2 bouillons cubes dans 2 litres d'eau | ½ bouillon cube dans 500 ml d'eau | 1 bouillon cube dans 4 ¼ tasses d'eau
1 c. à café de fécule délayée dans 2 c. à soupe d'eau | 2 c. à café de fécule délayée dans 4 c. à soupe d'eau | ½ c. à café de fécule délayée dans 1 c. à soupe d'eau
environ 1 l de bouillon | environ 2 l de bouillon | environ 500 ml de bouillon | environ 4 ¼ tasses de bouillon
à peine 200 g de farine | à peine 400 g de farine | à peine 100 g de farine | à peine 1 ⅔ tasse de farine
jusqu'à 1 kg de moules | jusqu'à 2 kg de moules | jusqu'à 500 g de moules | jusqu'à 2 ¼ lb de moules
moins de 100 g de sel | moins de 200 g de sel | moins de 50 g de sel | moins de ⅓ tasse de sel
pas plus de 3 c. à soupe de sauce | pas plus de 6 c. à soupe de sauce | pas plus d'1 ½ c. à soupe de sauce
une pincée ou deux de cumin
1 ou 2 gousses d'ail | 2 ou 4 gousses d'ail | ½ ou 1 gousse d'ail
2 ou 3 feuilles de sauge | 4 ou 6 feuilles de sauge | 1 ou 2 feuilles de sauge
10-12 crevettes | 20-24 crevettes | 5-6 crevettes
8/10 crevettes
4 à 5 tomates | 8 à 10 tomates | 2 à 3 tomates
Oignons : 2 | Oignons : 4 | Oignon : 1
Œufs : 3 | Œufs : 6 | Œuf : 1 ½
Ail : 2 gousses | Ail : 4 gousses | Ail : 1 gousse
2 CàS d'huile | 4 CàS d'huile | 1 CàS d'huile
1 CàC de sel | 2 CàC de sel | ½ CàC de sel
Sel : 1 c. à café | Sel : 2 c. à café | Sel : ½ c. à café
eau tiède (30 cl) | eau tiède (60 cl) | eau tiède (15 cl) | eau tiède (1 ¼ tasse)
crème 30 % : 20 cl | crème 30 % : 40 cl | crème 30 % : 10 cl | crème 30 % : ¾ tasse
20 pruneaux | 40 pruneaux | 10 pruneaux
une trentaine d'olives | une soixantaine d'olives | une quinzaine d'olives
une douzaine de langoustines | deux douzaines de langoustines | une demi-douzaine de langoustines
16 coquilles Saint-Jacques | 32 coquilles Saint-Jacques | 8 coquilles Saint-Jacques
1 rouget par personne
300 g de riz (75 g par personne) | 600 g de riz (75 g par personne) | 150 g de riz (75 g par personne) | 1 ⅔ tasse de riz (75 g par personne)
1 pâton de pizza | 2 pâtons de pizza | ½ pâton de pizza
24 biscuits à la cuillère | 48 biscuits à la cuillère | 12 biscuits à la cuillère
1 belle botte d'asperges vertes | 2 belles bottes d'asperges vertes | ½ belle botte d'asperges vertes
2 c. à soupe bien bombées de cacao | 4 c. à soupe bien bombées de cacao | 1 c. à soupe bien bombée de cacao
1 c. à soupe de miel liquide | 2 c. à soupe de miel liquide | ½ c. à soupe de miel liquide
2 c.à.c de levure chimique | 4 c.à.c de levure chimique | 1 c.à.c de levure chimique
3 c.s. d'huile | 6 c.s. d'huile | 1 ½ c.s. d'huile
1 c.c. de sel | 2 c.c. de sel | ½ c.c. de sel
150 g de beurre mou (ou 12 cl d'huile) | 300 g de beurre mou (ou 24 cl d'huile) | 75 g de beurre mou (ou 6 cl d'huile) | ⅔ tasse de beurre mou (ou 12 cl d'huile)
1 dl ½ de lait | 3 dl de lait | 0,75 dl de lait | ⅔ tasse de lait
1/2 dl d'huile | 1 dl d'huile | 0,25 dl d'huile | 3 ½ c. à soupe d'huile
3 dl de bouillon (1 cube) | 6 dl de bouillon (2 cubes) | 1,5 dl de bouillon (½ cube) | 1 ¼ tasse de bouillon (1 cube)
1 cornet de crème double | 2 cornets de crème double | ½ cornet de crème double
1 cc rase de sel | 2 cc rases de sel | ½ cc rase de sel
2 ½ dl de demi-crème | 5 dl de demi-crème | 1,25 dl de demi-crème | 1 tasse de demi-crème
4 c. à soupe (60 ml) de sirop d'érable | 8 c. à soupe (120 ml) de sirop d'érable | 2 c. à soupe (30 ml) de sirop d'érable
1 lb de bœuf haché | 2 lb de bœuf haché | ½ lb de bœuf haché | 450 g de bœuf haché
2 lb de porc | 4 lb de porc | 1 lb de porc | 910 g de porc
1 conserve de 28 oz de tomates | 2 conserves de 28 oz de tomates | ½ conserve de 28 oz de tomates
1 oignon haché finement | 2 oignons hachés finement | ½ oignon haché finement
2 branches de céleri hachées | 4 branches de céleri hachées | 1 branche de céleri hachée
3/4 lb de champignons | 1 ½ lb de champignons | ⅜ lb de champignons | 340 g de champignons
1 pincée de clou de girofle moulu | 2 pincées de clou de girofle moulu | ½ pincée de clou de girofle moulu
10 ml (2 c. à thé) de moutarde de Dijon | 20 ml (4 c. à thé) de moutarde de Dijon | 5 ml (1 c. à thé) de moutarde de Dijon
500 ml (2 tasses) de lait | 1 l (4 tasses) de lait | 250 ml (1 tasse) de lait
1 sac de 340 g d'épinards | 2 sacs de 340 g d'épinards | ½ sac de 340 g d'épinards
1 paquet de 8 tortillas | 2 paquets de 8 tortillas | ½ paquet de 8 tortillas
6 pommes de terre moyennes, pelées et coupées en cubes | 12 pommes de terre moyennes, pelées et coupées en cubes | 3 pommes de terre moyennes, pelées et coupées en cubes
une boîte de lait concentré sucré | deux boîtes de lait concentré sucré | une demi-boîte de lait concentré sucré
1 boite de lait de coco de 400 ml | 2 boîtes de lait de coco de 400 ml | ½ boite de lait de coco de 400 ml
2 bonnes cuillères à soupe de moutarde | 4 bonnes cuillères à soupe de moutarde | 1 bonne cuillère à soupe de moutarde
1 beau bouquet de basilic | 2 beaux bouquets de basilic | ½ beau bouquet de basilic
2 ou 3 brins de persil | 4 ou 6 brins de persil | 1 ou 2 brins de persil
1 à 2 c. à café de curry | 2 à 4 c. à café de curry | ½ à 1 c. à café de curry
30 g de parmesan + un peu pour servir | 60 g de parmesan + un peu pour servir | 15 g de parmesan + un peu pour servir | ⅓ tasse de parmesan + un peu pour servir
1 oeuf | 2 œufs | ½ oeuf
3 oeufs + 2 jaunes d'oeufs | 6 oeufs + 4 jaunes d'oeufs | 1 ½ œuf + 1 jaune d'oeuf
1 filet de vinaigre de cidre | 2 filets de vinaigre de cidre | ½ filet de vinaigre de cidre
20 cl de lait + 5 cl pour délayer | 40 cl de lait + 10 cl pour délayer | 10 cl de lait + 2,5 cl pour délayer | ¾ tasse de lait + 3 ½ c. à soupe pour délayer
1 l d'huile pour friture | 2 l d'huile pour friture | 500 ml d'huile pour friture | 4 ¼ tasses d'huile pour friture
4 tranches de saumon fumé | 8 tranches de saumon fumé | 2 tranches de saumon fumé
1 pavé de rumsteck de 200 g | 2 pavés de rumsteck de 200 g | ½ pavé de rumsteck de 200 g
2 entrecôtes de 300 g | 4 entrecôtes de 300 g | 1 entrecôte de 300 g
1 chorizo doux | 2 chorizos doux | ½ chorizo doux
2 boudins noirs | 4 boudins noirs | 1 boudin noir
4 crêpes | 8 crêpes | 2 crêpes
12 macarons | 24 macarons | 6 macarons
1 poignée de noisettes | 2 poignées de noisettes | ½ poignée de noisettes
3 c. à s. de graines de sésame | 6 c. à s. de graines de sésame | 1 ½ c. à s. de graines de sésame
50 cl de vin blanc sec (type Muscadet) | 100 cl de vin blanc sec (type Muscadet) | 25 cl de vin blanc sec (type Muscadet) | 2 tasses de vin blanc sec (type Muscadet)
1 feuille de laurier, 2 branches de thym | 2 feuilles de laurier, 4 branches de thym | ½ feuille de laurier, 1 branche de thym
1 oignon, 2 gousses d'ail | 2 oignons, 4 gousses d'ail | ½ oignon, 1 gousse d'ail
200 g de beurre, 50 g fondu | 400 g de beurre, 100 g fondu | 100 g de beurre, 25 g fondu | 1 tasse de beurre, 3 ½ c. à soupe fondu
2 magrets, 350 g pièce | 4 magrets, 350 g pièce | 1 magret, 350 g pièce
150 g de sucre dont 50 g pour les blancs | 300 g de sucre dont 100 g pour les blancs | 75 g de sucre dont 25 g pour les blancs | ¾ tasse de sucre dont ¼ tasse pour les blancs
4 œufs dont 2 séparés | 8 œufs dont 4 séparés | 2 œufs dont 1 séparé
2 oranges dont 1 non traitée | 4 oranges dont 2 non traitées | 1 orange dont ½ non traitée
4 œufs dont un pour la dorure | 8 œufs dont deux pour la dorure | 2 œufs dont ½ pour la dorure
600 g de carottes dont 1/3 râpées | 1,2 kg de carottes dont 1/3 râpées | 300 g de carottes dont 1/3 râpées | 1 ¼ lb de carottes dont 1/3 râpées
Le vert de 2 poireaux | Le vert de 4 poireaux | Le vert d'1 poireau
Les feuilles de 4 brins de thym | Les feuilles de 8 brins de thym | Les feuilles de 2 brins de thym
sel, poivre, 1 pincée de muscade | sel, poivre, 2 pincées de muscade | sel, poivre, ½ pincée de muscade
Sel et poivre, 2 oignons | Sel et poivre, 4 oignons | Sel et poivre, 1 oignon
Pour la sauce : 2 c. à soupe d'huile, 1 c. à soupe de vinaigre | Pour la sauce : 4 c. à soupe d'huile, 2 c. à soupe de vinaigre | Pour la sauce : 1 c. à soupe d'huile, ½ c. à soupe de vinaigre
sel, une pincée | sel, deux pincées | sel, une demi-pincée
Œufs x 4 | Œufs x 8 | Œufs x 2
1 boîte de thon (140 g) x 2 | 1 boîte de thon (140 g) x 4 | 1 boîte de thon (140 g) x 1
800 g de fromage moitié-moitié (400 g de gruyère, 400 g de vacherin) | 1,6 kg de fromage moitié-moitié (800 g de gruyère, 800 g de vacherin) | 400 g de fromage moitié-moitié (200 g de gruyère, 200 g de vacherin) | 1 ¾ lb de fromage moitié-moitié (14 oz de gruyère, 14 oz de vacherin)
1 bouquet garni (2 brins de thym, 1 feuille de laurier) | 2 bouquets garnis (4 brins de thym, 2 feuilles de laurier) | ½ bouquet garni (1 brin de thym, ½ feuille de laurier)
1 rouleau de pâte feuilletée (230 g) | 2 rouleaux de pâte feuilletée (460 g) | ½ rouleau de pâte feuilletée (115 g)
Gros comme un œuf de beurre | Gros comme deux œufs de beurre | Gros comme un demi-œuf de beurre
Le zeste de 1 citron et le jus de 2 | Le zeste de 2 citrons et le jus de 4 | Le zeste de ½ citron et le jus d'1
Pain rassis, 2 jours
`
