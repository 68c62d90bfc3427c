/** French lines as people write them: "line | twice | half | in the other units"; what is left out stays as it is. */
export const frenchShown = `
250 g de farine de blé T55 | 500 g de farine de blé T55 | 125 g de farine de blé T55 | 2 tasses de farine de blé T55
1 sachet de levure chimique | 2 sachets de levure chimique | ½ sachet de levure chimique
1 sachet de levure boulangère (7 g) | 2 sachets de levure boulangère (7 g) | ½ sachet de levure boulangère (7 g)
½ sachet de levure | 1 sachet de levure | ¼ sachet de levure
2 sachets de sucre vanillé | 4 sachets de sucre vanillé | 1 sachet de sucre vanillé
3 œufs entiers | 6 œufs entiers | 1 ½ œuf entier
1 œuf pour la dorure | 2 œufs pour la dorure | ½ œuf pour la dorure
4 gros œufs | 8 gros œufs | 2 gros œufs
75 g de beurre demi-sel, fondu | 150 g de beurre demi-sel, fondu | 40 g de beurre demi-sel, fondu | ⅓ tasse de beurre demi-sel, fondu
1 noix de beurre | 2 noix de beurre | ½ noix de beurre
une belle noix de beurre | deux belles noix de beurre | ½ belle noix de beurre
125 g de sucre en poudre | 250 g de sucre en poudre | 65 g de sucre en poudre | ⅔ tasse de sucre en poudre
2 cuillères à soupe d'huile d'olive | 4 cuillères à soupe d'huile d'olive | 1 cuillère à soupe d'huile d'olive
1 cuillère à café de sel | 2 cuillères à café de sel | ½ cuillère à café de sel
½ cuillère à café de cannelle | 1 cuillère à café de cannelle | ¼ cuillère à café de cannelle
1 c. à s. de moutarde | 2 c. à s. de moutarde | ½ c. à s. de moutarde
2 c. à c. de cumin | 4 c. à c. de cumin | 1 c. à c. de cumin
3 CS de sauce soja | 6 CS de sauce soja | 1 ½ CS de sauce soja
1 CC de vanille liquide | 2 CC de vanille liquide | ½ CC de vanille liquide
1 cuil. à soupe de crème fraîche | 2 cuil. à soupe de crème fraîche | ½ cuil. à soupe de crème fraîche
2 cuillerées à soupe de miel | 4 cuillerées à soupe de miel | 1 cuillerée à soupe de miel
1 cuillère à soupe rase de maïzena | 2 cuillères à soupe rases de maïzena | ½ cuillère à soupe rase de maïzena
1 pincée de muscade | 2 pincées de muscade | ½ pincée de muscade
2 pincées de piment d'Espelette | 4 pincées de piment d'Espelette | 1 pincée de piment d'Espelette
une bonne pincée de fleur de sel | deux bonnes pincées de fleur de sel | ½ bonne pincée de fleur de sel
sel, poivre du moulin
Sel et poivre
poivre, au goût
huile pour la friture
quelques feuilles de basilic
un filet de vinaigre | deux filets de vinaigre | un demi-filet de vinaigre
un trait de citron | deux traits de citron | un demi-trait de citron
1 filet de jus de citron | 2 filets de jus de citron | ½ filet de jus de citron
50 cl de lait entier | 100 cl de lait entier | 25 cl de lait entier | 2 tasses de lait entier
25 cl de crème liquide | 50 cl de crème liquide | 12,5 cl de crème liquide | 1 tasse de crème liquide
1,5 l de bouillon de volaille | 3 l de bouillon de volaille | 750 ml de bouillon de volaille | 6 ⅓ tasses de bouillon de volaille
1 litre d'eau | 2 litres d'eau | 500 ml d'eau | 4 ¼ tasses d'eau
1 l de lait demi-écrémé | 2 l de lait demi-écrémé | 500 ml de lait demi-écrémé | 4 ¼ tasses de lait demi-écrémé
10 cl de vin blanc sec | 20 cl de vin blanc sec | 5 cl de vin blanc sec | ½ tasse de vin blanc sec
1 verre de vin rouge | 2 verres de vin rouge | ½ verre de vin rouge
2 verres d'eau | 4 verres d'eau | 1 verre d'eau
20 cl de lait de coco | 40 cl de lait de coco | 10 cl de lait de coco | ¾ tasse de lait de coco
1 dl de crème | 2 dl de crème | 0,5 dl de crème | ½ tasse de crème
300 ml de lait | 600 ml de lait | 150 ml de lait | 1 ¼ tasse de lait
800 g de pommes de terre, épluchées et coupées en cubes | 1,6 kg de pommes de terre, épluchées et coupées en cubes | 400 g de pommes de terre, épluchées et coupées en cubes | 1 ¾ lb de pommes de terre, épluchées et coupées en cubes
1 kg de tomates bien mûres | 2 kg de tomates bien mûres | 500 g de tomates bien mûres | 2 ¼ lb de tomates bien mûres
1,2 kg d'épaule d'agneau | 2,4 kg d'épaule d'agneau | 600 g d'épaule d'agneau | 2 ¾ lb d'épaule d'agneau
500 g de bœuf haché | 1 kg de bœuf haché | 250 g de bœuf haché | 1 lb de bœuf haché
1 poulet fermier d'environ 1,5 kg | 2 poulets fermiers d'environ 1,5 kg | ½ poulet fermier d'environ 1,5 kg
4 cuisses de poulet | 8 cuisses de poulet | 2 cuisses de poulet
2 escalopes de dinde | 4 escalopes de dinde | 1 escalope de dinde
4 pavés de saumon de 150 g | 8 pavés de saumon de 150 g | 2 pavés de saumon de 150 g
1 kg de moules | 2 kg de moules | 500 g de moules | 2 ¼ lb de moules
12 huîtres | 24 huîtres | 6 huîtres
1 magret de canard | 2 magrets de canard | ½ magret de canard
150 g de lardons fumés | 300 g de lardons fumés | 75 g de lardons fumés | 5 ¼ oz de lardons fumés
6 tranches de jambon cru | 12 tranches de jambon cru | 3 tranches de jambon cru
2 tranches épaisses de pain de campagne | 4 tranches épaisses de pain de campagne | 1 tranche épaisse de pain de campagne
1 tranche de pain rassis | 2 tranches de pain rassis | ½ tranche de pain rassis
1 gros oignon | 2 gros oignons | ½ gros oignon
2 oignons jaunes, émincés | 4 oignons jaunes, émincés | 1 oignon jaune, émincé
3 échalotes, ciselées | 6 échalotes, ciselées | 1–2 échalotes, ciselées
1 échalote | 2 échalotes | ½ échalote
2 gousses d'ail, hachées | 4 gousses d'ail, hachées | 1 gousse d'ail, hachée
1 gousse d'ail dégermée | 2 gousses d'ail dégermées | ½ gousse d'ail dégermée
1 tête d'ail | 2 têtes d'ail | ½ tête d'ail
1 branche de thym | 2 branches de thym | ½ branche de thym
3 brins de persil | 6 brins de persil | 1–2 brins de persil
1 botte de radis | 2 bottes de radis | ½ botte de radis
½ botte de ciboulette | 1 botte de ciboulette | ¼ botte de ciboulette
1 bouquet de coriandre fraîche | 2 bouquets de coriandre fraîche | ½ bouquet de coriandre fraîche
un petit bouquet de persil | deux petits bouquets de persil | ½ petit bouquet de persil
1 bouquet garni | 2 bouquets garnis | ½ bouquet garni
2 feuilles de laurier | 4 feuilles de laurier | 1 feuille de laurier
1 feuille de laurier | 2 feuilles de laurier | ½ feuille de laurier
10 feuilles de menthe | 20 feuilles de menthe | 5 feuilles de menthe
une dizaine de tomates cerises | une vingtaine de tomates cerises | environ 5 tomates cerises
une vingtaine de feuilles d'estragon | une quarantaine de feuilles d'estragon | une dizaine de feuilles d'estragon
une douzaine d'escargots | deux douzaines d'escargots | une demi-douzaine d'escargots
1 douzaine d'huîtres | 2 douzaines d'huîtres | ½ douzaine d'huîtres
une poignée de roquette | deux poignées de roquette | une demi-poignée de roquette
2 poignées d'épinards | 4 poignées d'épinards | 1 poignée d'épinards
1 courgette | 2 courgettes | ½ courgette
2 courgettes, coupées en rondelles | 4 courgettes, coupées en rondelles | 1 courgette, coupée en rondelles
3 carottes | 6 carottes | 1–2 carottes
1 carotte, râpée | 2 carottes, râpées | ½ carotte, râpée
1 poivron rouge, épépiné | 2 poivrons rouges, épépinés | ½ poivron rouge, épépiné
2 poivrons | 4 poivrons | 1 poivron
1 aubergine | 2 aubergines | ½ aubergine
½ chou rouge | 1 chou rouge | ¼ chou rouge
1 chou-fleur | 2 choux-fleurs | ½ chou-fleur
1 concombre | 2 concombres | ½ concombre
1 salade verte | 2 salades vertes | ½ salade verte
1 avocat bien mûr | 2 avocats bien mûrs | ½ avocat bien mûr
1 citron vert | 2 citrons verts | ½ citron vert
2 citrons non traités | 4 citrons non traités | 1 citron non traité
le jus d'un citron | le jus de deux citrons | le jus d'un demi-citron
le jus de 2 oranges | le jus de 4 oranges | le jus d'1 orange
le zeste d'une orange | le zeste de deux oranges | le zeste d'une demi-orange
le zeste d'½ citron | le zeste d'1 citron | le zeste de ¼ citron
le jus d'un demi-citron | le jus d'un citron | le jus de ¼ citron
1 jus de citron | 2 jus de citron | ½ jus de citron
3 pommes golden | 6 pommes golden | 1–2 pommes golden
2 poires | 4 poires | 1 poire
1 banane | 2 bananes | ½ banane
4 abricots | 8 abricots | 2 abricots
500 g de fraises, équeutées | 1 kg de fraises, équeutées | 250 g de fraises, équeutées | 1 lb de fraises, équeutées
1 ananas | 2 ananas | ½ ananas
1 gousse de vanille | 2 gousses de vanille | ½ gousse de vanille
2 gousses de vanille, fendues | 4 gousses de vanille, fendues | 1 gousse de vanille, fendue
1 bâton de cannelle | 2 bâtons de cannelle | ½ bâton de cannelle
3 clous de girofle | 6 clous de girofle | 1–2 clous de girofle
5 grains de poivre | 10 grains de poivre | 2 ½ grains de poivre
1 étoile de badiane | 2 étoiles de badiane | ½ étoile de badiane
4 cm de gingembre | 8 cm de gingembre | 2 cm de gingembre | 1 ½ pouce de gingembre
1 morceau de gingembre de 3 cm | 2 morceaux de gingembre de 3 cm | ½ morceau de gingembre de 3 cm
1 boîte de thon au naturel (140 g) | 2 boîtes de thon au naturel (140 g) | ½ boîte de thon au naturel (140 g)
2 boîtes de tomates concassées de 400 g | 4 boîtes de tomates concassées de 400 g | 1 boîte de tomates concassées de 400 g
1 petite boîte de concentré de tomate | 2 petites boîtes de concentré de tomate | ½ petite boîte de concentré de tomate
1 brique de crème de 20 cl | 2 briques de crème de 20 cl | ½ brique de crème de 20 cl
1 pot de yaourt nature | 2 pots de yaourt nature | ½ pot de yaourt nature
3 pots de farine | 6 pots de farine | 1 ½ pot de farine
1 pot de mascarpone (250 g) | 2 pots de mascarpone (250 g) | ½ pot de mascarpone (250 g)
1 bocal de cornichons | 2 bocaux de cornichons | ½ bocal de cornichons
1 paquet de biscuits | 2 paquets de biscuits | ½ paquet de biscuits
1 rouleau de pâte feuilletée | 2 rouleaux de pâte feuilletée | ½ rouleau de pâte feuilletée
1 pâte brisée | 2 pâtes brisées | ½ pâte brisée
2 pâtes feuilletées | 4 pâtes feuilletées | 1 pâte feuilletée
8 feuilles de brick | 16 feuilles de brick | 4 feuilles de brick
4 feuilles de gélatine | 8 feuilles de gélatine | 2 feuilles de gélatine
1 boule de mozzarella | 2 boules de mozzarella | ½ boule de mozzarella
2 boules de mozzarella | 4 boules de mozzarella | 1 boule de mozzarella
200 g de chocolat noir à 70 % | 400 g de chocolat noir à 70 % | 100 g de chocolat noir à 70 % | 7 oz de chocolat noir à 70 %
1 tablette de chocolat noir (200 g) | 2 tablettes de chocolat noir (200 g) | ½ tablette de chocolat noir (200 g)
6 carrés de chocolat | 12 carrés de chocolat | 3 carrés de chocolat
100 g de poudre d'amandes | 200 g de poudre d'amandes | 50 g de poudre d'amandes | 1 tasse de poudre d'amandes
80 g de flocons d'avoine | 160 g de flocons d'avoine | 40 g de flocons d'avoine | 1 tasse de flocons d'avoine
60 g de parmesan râpé + un peu pour servir | 120 g de parmesan râpé + un peu pour servir | 30 g de parmesan râpé + un peu pour servir | ⅔ tasse de parmesan râpé + un peu pour servir
100 g + 20 g de beurre | 200 g + 40 g de beurre | 50 g + 10 g de beurre | ½ tasse + 1 ½ c. à soupe de beurre
2 à 3 cuillères à soupe d'eau | 4 à 6 cuillères à soupe d'eau | 1 à 1 ½ cuillère à soupe d'eau
1 ou 2 piments | 2 ou 4 piments | ½ ou 1 piment
5 ou 6 figues | 10 ou 12 figues | 2 ou 3 figues
400 à 500 g de lentilles | 0,8 à 1 kg de lentilles | 200 à 250 g de lentilles | 1 lb de lentilles
environ 200 g de champignons | environ 400 g de champignons | environ 100 g de champignons | environ 7 oz de champignons
env. 30 cl de bouillon | env. 60 cl de bouillon | env. 15 cl de bouillon | env. 1 ¼ tasse de bouillon
1/2 litre de lait | 1 litre de lait | 250 ml de lait | 2 tasses de lait
3/4 de litre de bouillon | 1,5 litre de bouillon | 375 ml de bouillon | 3 ¼ tasses de bouillon
un demi-litre de lait | un litre de lait | 250 ml de lait | 2 tasses de lait
un quart de litre de crème | 500 ml de crème | 125 ml de crème | 1 tasse de crème
une demi-livre de beurre | une livre de beurre | ¼ livre de beurre | 1 tasse de beurre
1 livre de cerises | 2 livres de cerises | ½ livre de cerises | 1 lb de cerises
1 tasse de riz | 2 tasses de riz | ½ tasse de riz | 185 g de riz
2 tasses de bouillon | 4 tasses de bouillon | 1 tasse de bouillon | 470 ml de bouillon
½ tasse de sucre | 1 tasse de sucre | ¼ tasse de sucre | 100 g de sucre
1 tasse ½ de farine | 3 tasses de farine | ¾ tasse de farine | 190 g de farine
8 oz de fromage à la crème | 16 oz de fromage à la crème | 4 oz de fromage à la crème | 225 g de fromage à la crème
350 g (12 oz) de tofu ferme | 700 g (24 oz) de tofu ferme | 175 g (6 oz) de tofu ferme
1 lb de bœuf haché | 2 lb de bœuf haché | ½ lb de bœuf haché | 450 g de bœuf haché
2,5 kg de dinde | 5 kg de dinde | 1,25 kg de dinde | 5 ½ lb de dinde
deux belles tomates | quatre belles tomates | une belle tomate
trois œufs | six œufs | 1 ½ œuf
une cuillère à soupe de farine | deux cuillères à soupe de farine | une demi-cuillère à soupe de farine
un oignon | deux oignons | un demi-oignon
`
