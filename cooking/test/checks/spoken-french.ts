/** Good recipes that speak of foods which they do not have: see `spoken-recipe.ts`. */
export const spokenFrench = `
# fr nuts | Soupe de potimarron
> Une soupe veloutée, sans fruits à coque ; lisez l'étiquette du bouillon.
- 1 potimarron; 1 oignon; 1 l de bouillon de légumes; 2 c. à soupe d'huile d'olive; sel; poivre
* Faites suer l'oignon dans l'huile 5 minutes dans une grande marmite. Ajoutez le potimarron en morceaux de la taille d'une noix.
* Versez le bouillon, laissez mijoter 25 minutes, jusqu'à ce que la chair s'écrase à la fourchette, puis mixez.
* Salez, poivrez. Les bouillons du commerce peuvent contenir des traces de fruits à coque : vérifiez l'étiquette. On la sert volontiers avec du pain grillé.
# fr milk | Purée à l'huile d'olive
- 1 kg de pommes de terre; 100 ml d'huile d'olive; 1 gousse d'ail; sel; poivre
* Faites cuire les pommes de terre et l'ail 20 minutes dans l'eau salée. Gardez un peu d'eau.
* Écrasez avec l'huile et un peu d'eau, jusqu'à obtenir une purée souple comme une crème.
* Salez et poivrez. N'ajoutez ni beurre ni lait, et n'échangez pas contre du lait de chèvre : ses protéines sont proches de celles du lait de vache.
# fr | Lasagnes à la bolognaise
- 500 g de bœuf haché; 1 oignon; 400 g de tomates concassées; 2 c. à soupe d'huile d'olive; 50 g de beurre; 50 g de farine; 600 ml de lait; 12 feuilles de lasagne; 80 g de comté; sel; muscade
* Faites revenir l'oignon dans l'huile, ajoutez le bœuf, faites-le dorer 8 minutes, puis les tomates ; mijotez 30 minutes. Salez.
* Préparez une béchamel : faites fondre le beurre, ajoutez la farine, puis le lait en fouettant. Râpez un peu de muscade.
* Alternez feuilles de lasagne, bolognaise et béchamel. Nappez de béchamel et parsemez de comté.
* Enfournez 35 minutes à 190 °C. Une salade verte ou quelques tranches de jambon l'accompagnent bien.
# fr gluten gluten_free | Moelleux aux amandes
- 200 g de poudre d'amandes; 150 g de sucre; 4 œufs; 100 g de beurre; 1 citron; 1 pincée de sel
* Préchauffez le four à 170 °C. Beurrez un moule, sans le fariner.
* Fouettez le beurre et le sucre, ajoutez les œufs un à un, puis le zeste et le jus du citron.
* Incorporez la poudre d'amandes et le sel. La pâte sera plus souple qu'une pâte à base de farine de blé.
* Enfournez 40 minutes. Si vous n'avez pas fait de test de la maladie cœliaque, demandez conseil avant de supprimer le gluten.
# fr eggs egg_free | Crêpes sans œufs
> Fines et dorées, on n'y sent pas l'absence d'œufs.
- 250 g de farine; 500 ml de lait; 2 c. à soupe d'huile de tournesol; 1 pincée de sel
* Mélangez la farine et le sel, versez le lait peu à peu en fouettant, puis l'huile. Il n'y a pas besoin d'œuf.
* Laissez reposer 30 minutes : la pâte doit avoir la consistance d'une crème liquide.
* Huilez une poêle et faites cuire 1 minute par face. Garnissez à votre goût : confiture, citron, compote… Attention, certaines pâtes à tartiner et la crème pâtissière contiennent de l'œuf.
# fr fish | Salade César sans anchois
- 2 blancs de poulet; 1 laitue romaine; 4 c. à soupe de mayonnaise; 1 citron; 40 g de parmesan; 2 tranches de pain; 2 c. à soupe d'huile d'olive; 1 gousse d'ail
* Coupez le pain en dés et faites-le dorer 4 minutes dans la moitié de l'huile pour en faire des croûtons.
* Faites cuire le poulet dans le reste de l'huile, 7 minutes par face, à 74 °C à cœur.
* Fouettez la mayonnaise, le jus de citron, l'ail pressé et la moitié du parmesan. La recette classique y met des anchois, on s'en passe.
* Mélangez la salade et la sauce, ajoutez le poulet émincé, les croûtons et le reste du parmesan. Évitez les sauces César toutes prêtes, qui contiennent souvent des anchois.
# fr vegan | Blanquette de pois chiches
> Tout le fondant de la blanquette de veau, sans veau ni crème.
- 800 g de pois chiches en boîte; 3 carottes; 250 g de champignons; 1 oignon; 300 ml de crème de soja; 500 ml de bouillon de légumes; 2 c. à soupe de farine; 2 c. à soupe d'huile; 1 citron; sel
* Faites revenir l'oignon et les carottes dans l'huile, saupoudrez de farine, mouillez avec le bouillon et laissez cuire 15 minutes.
* Ajoutez les champignons et les pois chiches, puis la crème de soja. Ne la remplacez pas par de la crème fraîche si un végane est à table.
* Ajoutez le jus du citron, salez. Servez avec du riz. Au lieu des pois chiches, les amateurs de viande prendraient du poulet ou du veau.
# fr peanuts | Nouilles sautées au tofu
- 250 g de nouilles de riz; 200 g de tofu; 3 c. à soupe de sauce soja; 1 carotte; 1 c. à soupe d'huile de sésame; 1 c. à soupe de graines de sésame; 1 citron vert
* Faites tremper les nouilles 10 minutes. Coupez la carotte en julienne et le tofu en cubes.
* Faites dorer le tofu dans l'huile de sésame, ajoutez la carotte, les nouilles et la sauce soja, et sautez 4 minutes.
* Parsemez de graines de sésame et pressez le citron vert. On voit souvent des cacahuètes concassées sur ce plat : ici il n'y en a pas, allergie oblige.
* N'employez pas d'huile d'arachide pour la cuisson.
# fr | Gratin dauphinois
- 1 kg de pommes de terre; 400 ml de crème; 200 ml de lait; 1 gousse d'ail; 20 g de beurre; sel; poivre; muscade
* Frottez le plat d'ail et beurrez-le. Coupez les pommes de terre en rondelles fines.
* Portez la crème et le lait à frémissement avec la muscade, salez, poivrez.
* Rangez les pommes de terre, versez le liquide et enfournez 1 heure à 160 °C, jusqu'à ce qu'un couteau y entre comme dans du beurre.
* Idéal avec un gigot d'agneau, un rôti de porc ou une simple salade. Les puristes n'y mettent pas de fromage.
# fr milk lactose_free | Poulet coco
- 600 g de hauts de cuisse de poulet; 400 ml de lait de coco; 1 oignon; 1 c. à soupe de curry; 1 c. à soupe d'huile; 1 citron vert; sel
* Faites dorer le poulet dans l'huile 8 minutes, ajoutez l'oignon et le curry.
* Versez le lait de coco et laissez mijoter 25 minutes, jusqu'à 74 °C à cœur. Salez, ajoutez le jus du citron vert.
* Servez avec du riz ou des naans ; attention, les naans du commerce contiennent en général du yaourt. Inutile de lier la sauce à la crème.
# fr crustaceans,molluscs | Paella au poulet
> La paella de l'intérieur des terres, sans crevettes ni moules.
- 300 g de riz rond; 4 cuisses de poulet; 1 poivron; 150 g de petits pois; 1 l de bouillon de volaille; 1 dose de safran; 3 c. à soupe d'huile d'olive; 2 tomates; sel
* Faites dorer le poulet dans l'huile 15 minutes, ajoutez le poivron et les tomates râpées, cuisez 5 minutes.
* Versez le riz en pluie, remuez, ajoutez le bouillon chaud et le safran. Salez. Cuisez 18 minutes sans remuer, avec les petits pois ; le poulet doit atteindre 74 °C.
* Laissez reposer sous un torchon. Ne prenez pas de fumet de crustacés à la place du bouillon. Quant aux moules et aux calamars de la version mixte, ils n'ont pas leur place ici.
# fr vegetarian | Soupe à l'oignon
- 1 kg d'oignons; 50 g de beurre; 1 c. à soupe de farine; 1,5 l de bouillon de légumes; 8 tranches de baguette; 150 g de mozzarella; sel; poivre
* Faites fondre les oignons dans le beurre 40 minutes, jusqu'à une couleur de caramel.
* Saupoudrez de farine, mouillez avec le bouillon, salez, poivrez et laissez mijoter 20 minutes. La recette traditionnelle emploie un bouillon de bœuf.
* Toastez la baguette, répartissez la soupe dans des bols, posez le pain, couvrez de mozzarella et gratinez 5 minutes.
# fr nuts nut_free | Granola aux graines
- 300 g de flocons d'avoine; 80 g de graines de courge; 80 g de graines de tournesol; 3 c. à soupe de miel; 3 c. à soupe d'huile; 100 g de raisins secs
* Chauffez le four à 160 °C. Tiédissez le miel et l'huile, mélangez avec les flocons et les graines, et formez des amas gros comme une noisette.
* Enfournez 25 minutes jusqu'à une teinte noisette. Ajoutez les raisins secs.
* Vérifiez que les graines ne sont pas emballées dans un atelier qui traite des amandes ou des noix de cajou. Se mange avec du yaourt ou du lait.
# fr gluten | Tacos de poisson
- 500 g de cabillaud; 8 tortillas de maïs; 1 chou rouge; 1 citron vert; 1 avocat; 1 c. à café de paprika; 2 c. à soupe d'huile; sel
* Frottez le poisson de paprika, de sel et d'huile ; poêlez-le 3 minutes par face.
* Émincez le chou rouge, assaisonnez-le de citron vert. Écrasez l'avocat.
* Réchauffez les tortillas à sec. Choisissez-les 100 % maïs : beaucoup contiennent de la farine de blé. Garnissez et roulez.
* Pour les convives qui mangent du gluten, des tortillas de blé conviennent aussi.
# fr sesame | Houmous sans tahini
> Le yaourt grec remplace le tahini, puisque le sésame est exclu.
- 400 g de pois chiches en boîte; 4 c. à soupe de yaourt grec; 1 citron; 1 gousse d'ail; 3 c. à soupe d'huile d'olive; sel; cumin
* Égouttez les pois chiches en gardant le jus. Mixez-les avec le yaourt, le jus du citron, l'ail et le cumin.
* Versez l'huile en filet et assez de jus pour une texture de crème. Salez.
* Tartinez-en du pain ou servez avec des bâtonnets de carotte. Fuyez le zaatar, qui contient du sésame, et les pains saupoudrés de graines de sésame.
# fr | Vinaigrette
- 1 c. à soupe de moutarde; 2 c. à soupe de vinaigre de vin; 6 c. à soupe d'huile d'olive; sel; poivre
* Délayez la moutarde avec le vinaigre, salez et poivrez.
* Versez l'huile en fouettant, comme pour une mayonnaise.
* Parfaite sur une salade, des poireaux tièdes, des lentilles ou un reste de poulet. Elle se garde une semaine dans un pot à confiture.
# fr soybeans | Bœuf sauté au brocoli
- 400 g de filet de bœuf; 300 g de brocoli; 3 c. à soupe d'aminos de coco; 1 c. à soupe de fécule de maïs; 2 gousses d'ail; 1 c. à soupe d'huile; 1 c. à café de miel
* Émincez le bœuf, enrobez-le de fécule. Les aminos de coco prennent la place de la sauce soja.
* Saisissez la viande dans l'huile 3 minutes, réservez. Faites sauter le brocoli 4 minutes avec un peu d'eau.
* Ajoutez l'ail, les aminos et le miel, remettez la viande. Gardez-vous d'ajouter de la sauce hoisin : elle est à base de soja.
# fr celery | Pot-au-feu de poule
- 1 poulet de 1,5 kg; 4 carottes; 2 poireaux; 1 oignon; 1 clou de girofle; 1 feuille de laurier; sel
* Mettez le poulet dans une marmite avec 3 l d'eau froide, portez à ébullition et écumez.
* Ajoutez les carottes, les poireaux, l'oignon piqué du clou de girofle et le laurier. Salez. Laissez frémir 75 minutes, jusqu'à 74 °C à cœur.
* Servez les légumes et la viande avec un bol de bouillon. Pas de céleri ici, contrairement à l'usage ; et pas de cube, car presque tous contiennent du céleri.
# fr mustard | Carottes glacées
- 600 g de carottes; 30 g de beurre; 2 c. à soupe de miel; thym; sel
* Couvrez les carottes d'eau à hauteur, ajoutez le beurre, le miel, le thym et le sel.
* Laissez évaporer 20 minutes jusqu'à ce qu'elles soient enrobées d'un sirop. Accompagnent à merveille un rôti de bœuf.
* On pourrait être tenté de les relever de moutarde : abstenez-vous-en à cause de l'allergie.
# fr vegan | Mousse au chocolat à l'aquafaba
> Aussi légère qu'une mousse aux blancs d'œufs.
- 150 g de chocolat noir; 120 ml de jus de pois chiches; 30 g de sucre; 1 pincée de sel
* Faites fondre le chocolat au bain-marie.
* Montez le jus de pois chiches en neige avec le sel, comme des blancs d'œufs, puis serrez avec le sucre.
* Incorporez au chocolat tiède à la maryse. Prenez 2 heures de froid. Certains chocolats noirs contiennent du beurre ou de la poudre de lait : lisez la liste.
# fr | Tarte aux pommes
- 1 pâte brisée; 5 pommes; 2 c. à soupe de sucre; 20 g de beurre
* Farinez légèrement le plan de travail si la pâte colle, et foncez le moule beurré.
* Rangez les pommes en lamelles, ajoutez le sucre, parsemez de noisettes de beurre.
* Enfournez 35 minutes à 200 °C. Tiède, elle aime une boule de glace à la vanille ou une cuillerée de crème fraîche.
# fr | Omelette aux champignons
- 6 œufs; 250 g de champignons; 30 g de beurre; 1 bouquet de ciboulette; sel; poivre
* Poêlez les champignons dans la moitié du beurre jusqu'à ce qu'ils aient rendu leur eau.
* Battez les œufs, salez, poivrez. Faites mousser une noix de beurre et versez les œufs.
* Ramenez les bords, ajoutez les champignons et la ciboulette ciselée, pliez. Quelques lardons grillés ou du gruyère la rendraient plus riche.
# fr gluten,milk | Rouleaux de printemps
- 12 galettes de riz; 150 g de vermicelles de riz; 1 carotte; 1 concombre; 1 bouquet de menthe; 3 c. à soupe de tamari; 1 citron vert; 1 c. à café de sucre
* Faites tremper les vermicelles 4 minutes dans l'eau bouillante.
* Coupez carotte et concombre en bâtonnets fins comme des spaghettis.
* Humidifiez les galettes, garnissez de légumes et de menthe, et roulez comme des nems.
* Mélangez tamari, citron vert et sucre. La sauce soja ordinaire est brassée avec du blé : assurez-vous que votre tamari n'en contient pas.
# fr sulphites | Compotée de chou rouge
- 1 chou rouge; 2 pommes; 1 oignon; 30 g de beurre; 2 c. à soupe de sucre; 1 citron; 100 ml de jus de pomme; sel
* Faites fondre l'oignon dans le beurre, ajoutez le chou émincé, les pommes râpées, le sucre, le jus de citron et le jus de pomme.
* Couvrez et laissez compoter 1 heure. Salez.
* Le vin rouge et le vinaigre sont habituels, mais ils apportent des sulfites ; le citron suffit. Les raisins secs aussi sont souvent sulfités : mieux vaut s'en passer.
# fr vegetarian | Galettes de lentilles
- 250 g de lentilles; 1 oignon; 2 œufs; 60 g de chapelure; 1 c. à café de cumin; 2 c. à soupe d'huile; sel
* Cuisez les lentilles 20 minutes, égouttez-les et écrasez-en la moitié.
* Mélangez avec l'oignon, les œufs, la chapelure, le cumin et le sel. Façonnez comme des steaks hachés.
* Dorez-les dans l'huile 4 minutes par face. Elles remplacent la viande dans un burger et se marient bien avec une sauce au yaourt.
# fr lupin,gluten | Beignets de maïs
- 300 g de maïs; 2 œufs; 60 g de fécule de maïs; 2 cébettes; 2 c. à soupe d'huile; sel
* Battez les œufs, la fécule et le sel. Ajoutez le maïs et les cébettes.
* Faites frire par cuillerées dans l'huile 3 minutes par face. Dégustez avec une sauce piquante ou un guacamole.
* Les mélanges de farines sans gluten renferment parfois du lupin, voilà pourquoi on emploie de la fécule pure.
# fr milk,eggs | Crumble aux pommes sans lait
- 1 kg de pommes; 150 g de farine; 100 g de sucre; 90 g d'huile de coco; 1 c. à café de cannelle
* Épluchez et coupez les pommes dans un plat.
* Frottez l'huile de coco avec la farine, le sucre et la cannelle, jusqu'à obtenir une texture de sable mouillé, proche d'une chapelure grossière.
* Répartissez sur les pommes, enfournez 40 minutes à 190 °C. D'ordinaire on emploie du beurre ; l'huile de coco le remplace très bien.
* La crème anglaise et la glace contiennent du lait et des œufs : proposez-les à part à ceux qui peuvent en manger.
# fr | Ratatouille
- 2 aubergines; 3 courgettes; 2 poivrons; 4 tomates; 1 oignon; 3 gousses d'ail; 6 c. à soupe d'huile d'olive; thym; sel; poivre
* Faites revenir séparément les légumes dans l'huile. Pelez les tomates.
* Réunissez tout avec l'ail et le thym, salez, poivrez et laissez mijoter 40 minutes.
* Elle accompagne un poisson grillé, des œufs au plat, une côte d'agneau ou du riz. Froide, elle se tartine comme un pâté.
# fr fish,crustaceans | Soupe thaïe au tofu
- 300 g de tofu; 400 ml de lait de coco; 2 c. à soupe de pâte de curry végétale; 600 ml de bouillon de légumes; 200 g de champignons; 1 citron vert
* Faites chauffer la pâte de curry avec un peu de lait de coco 2 minutes. La plupart des pâtes de curry contiennent de la crevette ou du poisson : prenez-en une sans.
* Ajoutez le reste du lait de coco, le bouillon, les champignons et le tofu ; laissez frémir 10 minutes.
* Hors du feu, ajoutez le jus du citron vert. Pas de nuoc-mâm ; une pincée de sel suffit.
# fr | Pain de mie
- 500 g de farine; 300 ml de lait; 50 g de beurre; 10 g de levure de boulanger; 10 g de sel; 20 g de sucre
* Tiédissez le lait, délayez la levure. Pétrissez avec la farine, le sel et le sucre 10 minutes, incorporez le beurre.
* Laissez lever 1 h 30, façonnez, mettez dans un moule beurré et laissez lever encore 1 heure. La pâte doit être tendre comme une guimauve.
* Enfournez 35 minutes à 180 °C. Fera d'excellents croque-monsieur, ou des tartines avec du miel et de la confiture.
# fr gluten | Saumon au four
- 4 pavés de saumon; 600 g de pommes de terre; 1 citron; 2 c. à soupe d'huile d'olive; aneth; sel
* Rôtissez les pommes de terre avec la moitié de l'huile et du sel 25 minutes à 200 °C.
* Posez le saumon, badigeonnez du reste d'huile, poursuivez 12 minutes. Parsemez d'aneth et de rondelles de citron.
* Inutile de fariner ou de paner le poisson. Demandez au poissonnier s'il n'a pas été en contact avec de la chapelure.
# fr nuts,peanuts | Gâteau frigo au chocolat
- 200 g de chocolat noir; 100 g de beurre; 200 g de petits-beurre; 100 g de raisins secs
* Chemisez un moule à cake. Faites fondre le chocolat et le beurre.
* Cassez les biscuits en morceaux pas plus gros qu'une amande, mélangez avec les raisins secs et le chocolat.
* Tassez, laissez prendre 2 heures. De nombreuses tablettes contiennent des traces de noisettes ou d'arachides ; ne prenez que celles dont l'étiquette n'en parle pas.
# fr | Pâte à crêpes
- 250 g de farine; 4 œufs; 500 ml de lait; 50 g de beurre; 1 pincée de sel
* Faites fondre le beurre. Mélangez farine, sel et œufs, délayez avec le lait, puis le beurre.
* Laissez reposer. Graissez la poêle et cuisez 1 minute par face.
* Garnissez selon vos envies : sucre, confiture, chocolat fondu, ou jambon et fromage.
# fr vegan | Pancakes banane avoine
- 2 bananes; 150 g de flocons d'avoine sans gluten; 200 ml de boisson d'avoine; 1 c. à café de cannelle; 1 c. à soupe d'huile de coco; sirop d'érable
* Mixez bananes, flocons, boisson d'avoine et cannelle. Ni œuf ni farine de blé : la banane lie.
* Faites fondre un peu d'huile de coco et cuisez 2 minutes par face.
* Arrosez de sirop d'érable. Si le paquet de flocons ne porte pas la mention « sans gluten », il a pu croiser du blé ou de l'orge au moulin.
# fr eggs | Mayonnaise au lait de soja
- 100 ml de lait de soja; 200 ml d'huile de tournesol; 1 c. à café de moutarde; 1 c. à soupe de jus de citron; sel
* Mixez le lait de soja, la moutarde, le jus de citron et le sel 10 secondes.
* Versez l'huile en filet : la sauce prend comme une mayonnaise aux œufs. Elle se garde 5 jours.
* À tartiner dans un sandwich ou à servir avec des frites, des asperges, un poisson froid.
# fr milk | Quiche aux poireaux sans lactose
- 1 pâte brisée végétale; 4 poireaux; 4 œufs; 300 ml de crème de soja; 2 c. à soupe d'huile; sel; poivre
* Faites fondre les poireaux dans l'huile 15 minutes.
* Battez les œufs avec la crème de soja, salez et poivrez. Garnissez la pâte, versez l'appareil.
* Enfournez 35 minutes à 180 °C. Méfiez-vous des pâtes toutes prêtes « au beurre », et ne parsemez pas de gruyère.
# fr | Béchamel
- 40 g de beurre; 40 g de farine; 500 ml de lait; sel; muscade
* Faites fondre le beurre, ajoutez la farine et remuez 2 minutes sans laisser colorer : c'est le roux.
* Versez le lait froid sur le roux en fouettant, et cuisez jusqu'à ce que la sauce nappe la cuillère. Salez, muscadez.
* Sert à napper des endives au jambon, un gratin de chou-fleur ou des lasagnes. Si des grumeaux se forment, mixez.
# fr milk | Riz au lait de coco
- 150 g de riz rond; 800 ml de lait de coco; 60 g de sucre; 1 gousse de vanille
* Portez le lait de coco à frémissement avec la vanille fendue. Ajoutez le riz et cuisez 30 minutes à feu doux.
* Ajoutez le sucre. Le riz au lait classique se fait au lait de vache ; ici pas une goutte.
* Servez tiède ou froid. Est-ce que les enfants sont allergiques au lait ? Alors gare au caramel au beurre salé, que l'on verse parfois dessus.
`
