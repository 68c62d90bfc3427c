import type { Shape } from './shape.ts'

/** Lists are told with bars between their entries. */
const shape = (hard: string, title: string, ingredients: string, directions: string, page: string): Shape => ({
  hard,
  page,
  read: { title, ingredients: ingredients.split(' | '), directions: directions.split(' | ') },
})

/** Plain pages as people, papers, clubs and shops make them. */
export const siteShapes: readonly Shape[] = [
  shape(
    'a page that is one form',
    'Green tomato pickle',
    `2 kg green tomatoes, sliced | 4 onions, sliced | 100 g salt | 1 litre vinegar | 400 g sugar | 2 tsp mustard seeds`,
    `Layer the tomatoes and onions with the salt and leave overnight. | Rinse well and drain. | Boil the vinegar with the sugar and seeds, add the vegetables and cook for 20 minutes. | Pot into warm jars.`,
    `<html><head><meta charset=utf-8><title>WI Recipe Viewer</title></head><body><form method=post action=view.aspx id=form1><input type=hidden name=__VIEWSTATE value=abc><div id=ctl00_header><span id=ctl00_title>Little Snoring WI</span></div><div id=ctl00_menu><a href=1>Home</a> <a href=2>Programme</a> <a href=3>Recipes</a></div><div id=ctl00_body><h2>Green tomato pickle</h2><p>Sent in by Brenda, whose tomatoes did not ripen in 2012 either.</p><table id=grd><tr><td>2 kg</td><td>green tomatoes, sliced</td></tr><tr><td>4</td><td>onions, sliced</td></tr><tr><td>100 g</td><td>salt</td></tr><tr><td>1 litre</td><td>vinegar</td></tr><tr><td>400 g</td><td>sugar</td></tr><tr><td>2 tsp</td><td>mustard seeds</td></tr></table><div id=ctl00_txt>Layer the tomatoes and onions with the salt and leave overnight.<br>Rinse well and drain.<br>Boil the vinegar with the sugar and seeds, add the vegetables and cook for 20 minutes.<br>Pot into warm jars.</div><table id=evt><tr><td>3 May</td><td>Quiz, bring 2 plates</td></tr><tr><td>9 June</td><td>Outing, coach at 9</td></tr></table></div></form></body></html>`,
  ),
  shape(
    'a table with heads at the side',
    'Velouté de potimarron',
    `1 potimarron d’environ 1 kg | 2 pommes de terre | 1 oignon | 1 litre de bouillon | 20 cl de crème | noix de muscade`,
    `Couper le potimarron en morceaux sans l’éplucher. | Faire revenir l’oignon dans une cocotte, ajouter les légumes et le bouillon. | Cuire 25 minutes à couvert. | Mixer avec la crème et râper un peu de muscade.`,
    `<html lang=fr><head><meta charset=utf-8><title>AMAP des Trois Rivières - Recettes du panier</title></head><body><div class=haut><img src=logo.png alt=AMAP></div><table width=100%><tr><td width=20%><a href=a>Accueil</a><br><a href=b>Les paniers</a><br><a href=c>Recettes</a></td><td><font size=+2 color=green>Velouté de potimarron</font><br><br>Le panier de cette semaine : 1 potimarron, 2 kg de pommes de terre, 1 salade.<br><br><table border=1><tr><td><b>Ingrédients</b></td><td>1 potimarron d’environ 1 kg<br>2 pommes de terre<br>1 oignon<br>1 litre de bouillon<br>20 cl de crème<br>noix de muscade</td></tr><tr><td><b>Préparation</b></td><td>Couper le potimarron en morceaux sans l’éplucher.<br>Faire revenir l’oignon dans une cocotte, ajouter les légumes et le bouillon.<br>Cuire 25 minutes à couvert.<br>Mixer avec la crème et râper un peu de muscade.</td></tr><tr><td><b>Astuce</b></td><td>Les graines se grillent au four, 10 minutes avec du sel.</td></tr></table><br>Prochaine distribution jeudi, 18 h 30 – 20 h. Pensez à rapporter vos 2 cagettes !</td></tr></table></body></html>`,
  ),
  shape(
    'bullets that are pictures',
    'RANGER COOKIES',
    `1 cup sugar | 1 cup brown sugar | 1 cup shortening | 2 eggs | 2 cups flour | 1 teaspoon soda | 2 cups oatmeal | 2 cups corn flakes`,
    `Cream sugars and shortening, and beat in eggs. | Sift flour with soda and stir in. | Add oatmeal and corn flakes. | Drop by spoonfuls on a greased sheet and bake at 350 degrees for 10 to 12 minutes.`,
    `<HTML><head><meta charset=utf-8><TITLE>Ranger Cookies</TITLE></HEAD><BODY><CENTER><H1>RANGER COOKIES</H1></CENTER><IMG SRC=redball.gif> 1 cup sugar<BR><IMG SRC=redball.gif> 1 cup brown sugar<BR><IMG SRC=redball.gif> 1 cup shortening<BR><IMG SRC=redball.gif> 2 eggs<BR><IMG SRC=redball.gif> 2 cups flour<BR><IMG SRC=redball.gif> 1 teaspoon soda<BR><IMG SRC=redball.gif> 2 cups oatmeal<BR><IMG SRC=redball.gif> 2 cups corn flakes<P>Cream sugars and shortening, and beat in eggs.<P>Sift flour with soda and stir in.<P>Add oatmeal and corn flakes.<P>Drop by spoonfuls on a greased sheet and bake at 350 degrees for 10 to 12 minutes.<HR><A HREF=index.html>Back to Lorraine's Cookie Jar</A><BR>Copyright 1997 Lorraine. Best with 2 glasses of milk!</BODY></HTML>`,
  ),
  shape(
    'names before dashes and amounts',
    'Quatre-quarts breton',
    `Farine – 250 g | Beurre demi-sel – 250 g | Sucre – 250 g | Œufs – 4 | Levure – 1 sachet`,
    `Faites fondre le beurre et laissez-le tiédir. | Battez les œufs avec le sucre jusqu’à ce qu’ils blanchissent. | Versez le beurre, puis la farine et la levure. | Cuisez 45 minutes à 170 °C dans un moule à cake.`,
    `<html lang=fr><head><meta charset=utf-8><title>Quatre-quarts breton | Biscuiterie Le Goff</title><meta property="og:site_name" content="Biscuiterie Le Goff"></head><body><header><a href=/>Biscuiterie Le Goff</a></header><div class=article><h1>Quatre-quarts breton</h1><div class=intro>La recette de notre arrière-grand-mère Soizic, qui ouvrit le magasin en 1921.</div><div class=texte><p>Farine – 250 g</p><p>Beurre demi-sel – 250 g</p><p>Sucre – 250 g</p><p>Œufs – 4</p><p>Levure – 1 sachet</p><p>&nbsp;</p><p>Faites fondre le beurre et laissez-le tiédir.</p><p>Battez les œufs avec le sucre jusqu’à ce qu’ils blanchissent.</p><p>Versez le beurre, puis la farine et la levure.</p><p>Cuisez 45 minutes à 170 °C dans un moule à cake.</p><p>&nbsp;</p><p>Soizic le servait avec un verre de cidre, et nous faisons pareil.</p></div><div class=produits><h3>Nos produits</h3><p>Palets pur beurre, 200 g – 4,50 €</p><p>Galettes fines, 150 g – 3,20 €</p></div></div></body></html>`,
  ),
  shape(
    'heads and all they head in one paragraph',
    'Buckwheat pancakes',
    `1 cup buckwheat flour | 1 tbsp sugar | 1 tsp baking soda | 1 egg | 1 1/4 cups buttermilk`,
    `Whisk the dry things. Whisk in the egg and buttermilk and leave for ten minutes. | Fry small ladlefuls in butter, turning when bubbles break. | Eat at once.`,
    `<html><head><meta charset=utf-8><title>Buckwheat pancakes - Millstream Press</title></head><body><main><h1>Buckwheat pancakes</h1><p>An extract from our new book (£25, 240 pages).</p><p><strong>Ingredients:</strong> 1 cup buckwheat flour, 1 tbsp sugar, 1 tsp baking soda, 1 egg, 1 1/4 cups buttermilk</p><p><strong>Method:</strong> Whisk the dry things. Whisk in the egg and buttermilk and leave for ten minutes.</p><p>Fry small ladlefuls in butter, turning when bubbles break.</p><p>Eat at once.</p><p><strong>Also in the book:</strong> rye crackers, oat bread, 12 porridges</p><p><a href=buy>Order a copy</a></p></main></body></html>`,
  ),
  shape(
    'a list in a box behind the steps',
    'Poulet yassa',
    `1 poulet coupé en morceaux | 1 kg d’oignons | 5 citrons verts | 3 c. à soupe de moutarde | 1 piment | 15 cl d’huile d’arachide`,
    `Faites mariner le poulet toute la nuit avec le jus des citrons, la moutarde et les oignons émincés. | Égouttez les morceaux et faites-les griller sous le gril du four. | Faites fondre les oignons dans l’huile pendant une demi-heure. | Mouillez avec la marinade, ajoutez le poulet et le piment, et laissez mijoter 40 minutes.`,
    `<html lang=fr><head><meta charset=utf-8><title>Poulet yassa, le plat du partage - La Voix de la Loire</title></head><body><header><nav><a>Abonnez-vous</a></nav></header><main><h1>Poulet yassa, le plat du partage</h1><p>Awa Diop a cuisiné pour 120 convives à la fête du quartier. Elle nous reçoit chez elle.</p><h2>Poulet yassa</h2><p>Faites mariner le poulet toute la nuit avec le jus des citrons, la moutarde et les oignons émincés.</p><p>Égouttez les morceaux et faites-les griller sous le gril du four.</p><p>Faites fondre les oignons dans l’huile pendant une demi-heure.</p><p>Mouillez avec la marinade, ajoutez le poulet et le piment, et laissez mijoter 40 minutes.</p><aside class=encadre><h3>Pour 6 personnes</h3><ul><li>1 poulet coupé en morceaux</li><li>1 kg d’oignons</li><li>5 citrons verts</li><li>3 c. à soupe de moutarde</li><li>1 piment</li><li>15 cl d’huile d’arachide</li></ul></aside><p>Prochain repas de quartier le 14 juin.</p></main><footer>© La Voix de la Loire</footer></body></html>`,
  ),
  shape(
    'all in capitals',
    'CORN CASSEROLE',
    `1 BOX JIFFY MIX | 1 CAN WHOLE CORN | 1 CAN CREAM CORN | 1 STICK BUTTER, MELTED | 1 CUP SOUR CREAM`,
    `MIX EVERYTHING IN A BIG BOWL. | POUR IN A GREASED PAN. | BAKE AT 350 FOR 45 MINUTES OR TIL BROWN.`,
    `<html><head><meta charset=utf-8><title>Recipes from the boys at Station 9</title></head><body bgcolor=black text=white><center><h2>STATION 9 COOKS</h2></center><p>WE EAT WHAT WE COOK. IF THE BELL RINGS WE EAT IT COLD.<p><b>CORN CASSEROLE</b><br><br>1 BOX JIFFY MIX<br>1 CAN WHOLE CORN<br>1 CAN CREAM CORN<br>1 STICK BUTTER, MELTED<br>1 CUP SOUR CREAM<br><br>MIX EVERYTHING IN A BIG BOWL.<br>POUR IN A GREASED PAN.<br>BAKE AT 350 FOR 45 MINUTES OR TIL BROWN.<br><br>CAPT. RUIZ SAYS FEEDS 8 OR 3 FIREMEN.<p>PANCAKE BREAKFAST SATURDAY 7 AM, $5 A PLATE, KIDS $2</body></html>`,
  ),
  shape(
    'a mail of a program for recipes',
    'Apricot Bread',
    `1 c dried apricots | 2 c flour | 1 c sugar | 2 ts baking powder | 1/2 c orange juice | 1 egg`,
    `Soak apricots in warm water for half an hour, then drain and cut them up. | Sift the dry ingredients together. Add the juice, egg and apricots and mix only until moist. | Bake in a greased loaf pan at 350 F for 55 minutes.`,
    `<html><head><meta charset=utf-8><title>rec.food.recipes: Apricot Bread</title></head><body><h2>REC: Apricot Bread</h2><p>From: pat@x.example<br>Date: 4 Mar 1995<hr><pre>
MMMMM----- Recipe via Meal-Master (tm) v8.01

      Title: Apricot Bread
 Categories: Breads, Fruits
      Yield: 1 servings

      1 c  dried apricots
      2 c  flour
      1 c  sugar
      2 ts baking powder
    1/2 c  orange juice
      1    egg

  Soak apricots in warm water for half an hour, then drain and cut
  them up.

  Sift the dry ingredients together. Add the juice, egg and apricots
  and mix only until moist.

  Bake in a greased loaf pan at 350 F for 55 minutes.

MMMMM
</pre><hr><a href=prev>Previous</a> <a href=next>Next</a></body></html>`,
  ),
  shape(
    'ticks, and steps counted with strokes',
    'Far aux pruneaux',
    `250 g de pruneaux | 4 œufs | 150 g de sucre | 200 g de farine | 75 cl de lait | 1 bouchon de rhum`,
    `Tremper les pruneaux dans le rhum. | Mélanger les œufs et le sucre, puis la farine, et délayer avec le lait. | Beurrer un plat, y mettre les pruneaux et couvrir de pâte. | Mettre au four 50 min à 180°.`,
    `<html lang=fr><head><meta charset=utf-8><title>Far aux pruneaux - Les marmites de Nolwenn</title></head><body><div id=banniere><h1>Les marmites de Nolwenn</h1></div><div class=billet><h2>Far aux pruneaux</h2><p>Recette testée 3 fois ce mois-ci, c'est dire !</p><p>🛒 Ma liste :</p><p>✔ 250 g de pruneaux<br>✔ 4 œufs<br>✔ 150 g de sucre<br>✔ 200 g de farine<br>✔ 75 cl de lait<br>✔ 1 bouchon de rhum</p><p>👩‍🍳 C'est parti :</p><p>1/ Tremper les pruneaux dans le rhum.</p><p>2/ Mélanger les œufs et le sucre, puis la farine, et délayer avec le lait.</p><p>3/ Beurrer un plat, y mettre les pruneaux et couvrir de pâte.</p><p>4/ Mettre au four 50 min à 180°.</p><p>❤ Et vous, nature ou aux pruneaux ? Dites-le-moi en commentaire !</p></div></body></html>`,
  ),
  shape(
    'parts that fold',
    'Slow Dal',
    `200g red lentils | 1 tin coconut milk | 1 thumb ginger, grated | 2 tsp turmeric | salt | 1 lime`,
    `Rinse the lentils until the water runs clear. | Simmer everything but the lime with a litre of water for an hour, stirring now and then. | Season hard and squeeze over the lime.`,
    `<html><head><meta charset=utf-8><title>Slow Dal – Pocket Kitchen</title></head><body><div id=app><div class=toolbar><span>Pocket Kitchen</span></div><h1>Slow Dal</h1><div class=chips><span>Vegan</span><span>1 h 10</span><span>Serves 4</span></div><details open><summary>You'll need</summary><ul><li><label><input type=checkbox> 200g red lentils</label></li><li><label><input type=checkbox> 1 tin coconut milk</label></li><li><label><input type=checkbox> 1 thumb ginger, grated</label></li><li><label><input type=checkbox> 2 tsp turmeric</label></li><li><label><input type=checkbox> salt</label></li><li><label><input type=checkbox> 1 lime</label></li></ul></details><details><summary>Do this</summary><ol><li>Rinse the lentils until the water runs clear.</li><li>Simmer everything but the lime with a litre of water for an hour, stirring now and then.</li><li>Season hard and squeeze over the lime.</li></ol></details><details><summary>Swap it</summary><ul><li>2 tins chickpeas for the lentils</li><li>Lemon for lime</li></ul></details><div class=next><h2>Cook next</h2><a>Fast Rice</a><a>10-minute Raita</a></div></div></body></html>`,
  ),
  shape(
    'a story whose steps begin in bold',
    'Roast carrots with dukkah',
    `800g bunched carrots | 2 tbsp olive oil | 1 tbsp honey | 3 tbsp dukkah | 150g labneh`,
    `Heat the oven to 220C. Toss the carrots with the oil and plenty of salt. | Roast for 30 minutes, drizzle with the honey and give them 5 minutes more. | Spread the labneh on a plate, pile on the carrots and shower with dukkah.`,
    `<html><head><meta charset=utf-8><title>Three ways with carrots | Sunday Plate</title></head><body><article><h1>Three ways with carrots</h1><p>Everyone has a bag of carrots. Here is the one I make most, and two ideas for the rest.</p><h2>Roast carrots with dukkah</h2><p>Serves 4</p><p><b>800g</b> bunched carrots<br><b>2 tbsp</b> olive oil<br><b>1 tbsp</b> honey<br><b>3 tbsp</b> dukkah<br><b>150g</b> labneh</p><p><b>Heat</b> the oven to 220C. Toss the carrots with the oil and plenty of salt.</p><p><b>Roast</b> for 30 minutes, drizzle with the honey and give them 5 minutes more.</p><p><b>Spread</b> the labneh on a plate, pile on the carrots and shower with dukkah.</p><h2>And the tops?</h2><p>Blitz them into pesto with 50g of nuts.</p><h2>And the peel?</h2><p>Fry it. Salt it. Gone.</p></article></body></html>`,
  ),
  shape(
    'lists under headings that nobody else uses',
    'Chocolate Guinness Cake',
    `1 cup Guinness | 2 sticks butter | 3/4 cup cocoa | 2 cups sugar | 3/4 cup sour cream | 2 eggs | 2 cups flour | 2 1/2 tsp baking soda`,
    `Melt the butter in the Guinness, then whisk in the cocoa and sugar. | Beat the sour cream with the eggs and add to the pan. | Whisk in the flour and soda. | Bake at 350 for 45 minutes to an hour and cool completely in the pan.`,
    `<html><head><meta charset=utf-8><title>Chocolate Guinness Cake | Nerd Bakes</title></head><body><div class=wrap><h1 class=blogname>Nerd Bakes</h1><div class=post><h2 class=posttitle>Chocolate Guinness Cake</h2><p class=date>March 17, 2014</p><p>I baked this for my team's release party. We shipped 40 bugs and one cake. My boss had three slices.</p><h3>Why it works</h3><ul><li>Acid + soda = lift</li><li>Cocoa blooms in hot beer</li></ul><h3>Stuff</h3><ul><li>1 cup Guinness</li><li>2 sticks butter</li><li>3/4 cup cocoa</li><li>2 cups sugar</li><li>3/4 cup sour cream</li><li>2 eggs</li><li>2 cups flour</li><li>2 1/2 tsp baking soda</li></ul><h3>Algorithm</h3><ul><li>Melt the butter in the Guinness, then whisk in the cocoa and sugar.</li><li>Beat the sour cream with the eggs and add to the pan.</li><li>Whisk in the flour and soda.</li><li>Bake at 350 for 45 minutes to an hour and cool completely in the pan.</li></ul><h3>Debugging</h3><ul><li>Sunk in the middle? Your soda is old.</li><li>Use 3 eggs at altitude.</li></ul><h3>3 comments</h3><ul><li>Ada: I used 1 cup porter, 3 eggs. Great!</li><li>Linus: Bake it 5 minutes less.</li></ul></div></div></body></html>`,
  ),
  shape(
    'a list in two sentences',
    'Soupe au pistou',
    `Pour la soupe: | 300 g de haricots coco frais | 200 g de haricots verts | 2 courgettes | 3 tomates | 100 g de petites pâtes | Pour le pistou: | 1 gros bouquet de basilic | 4 gousses d’ail | 80 g de parmesan | huile d’olive`,
    `Mettre les cocos dans deux litres d’eau froide et cuire une demi-heure. | Ajouter les légumes coupés en petits dés, saler, et laisser cuire encore une demi-heure. | Jeter les pâtes dans la soupe pour les dix dernières minutes. | Piler l’ail et le basilic, ajouter le parmesan et monter à l’huile. Servir à part.`,
    `<html lang=fr><head><meta charset=utf-8><title>Mairie de Fontvert - Bulletin municipal</title></head><body><div id=entete>Commune de Fontvert</div><ul id=menu><li><a href=a>La mairie</a></li><li><a href=b>Vie locale</a></li></ul><div id=contenu><h1>Bulletin municipal de juillet</h1><h2>Travaux</h2><p>La rue des Lavoirs sera fermée du 4 au 12. Coût : 18 000 €.</p><h2>La soupe de Mireille</h2><p>À la demande générale, voici la soupe au pistou servie à la Saint-Jean à 180 convives.</p><h3>Soupe au pistou</h3><p><u>Pour la soupe</u> : 300 g de haricots coco frais, 200 g de haricots verts, 2 courgettes, 3 tomates, 100 g de petites pâtes</p><p><u>Pour le pistou</u> : 1 gros bouquet de basilic, 4 gousses d’ail, 80 g de parmesan, huile d’olive</p><p>Mettre les cocos dans deux litres d’eau froide et cuire une demi-heure.</p><p>Ajouter les légumes coupés en petits dés, saler, et laisser cuire encore une demi-heure.</p><p>Jeter les pâtes dans la soupe pour les dix dernières minutes.</p><p>Piler l’ail et le basilic, ajouter le parmesan et monter à l’huile. Servir à part.</p><p>Merci à Mireille et à toute l’équipe du comité des fêtes !</p><h2>État civil</h2><p>Naissances : 3. Mariages : 1.</p></div></body></html>`,
  ),
  shape(
    'a thread of a forum in tables',
    'Beer Can Chicken',
    `1 chicken, about 4 lb | 1 can cheap beer | 2 Tbsp paprika | 1 Tbsp brown sugar | 1 Tbsp salt | 1 tsp cayenne`,
    `Mix the rub and get it everywhere, under the skin too. | Drink half the beer. Sit the bird on the can. | Grill over indirect heat, lid down, 75 to 90 minutes until the thigh reads 165. | Rest 15 minutes before you carve. Mind the can, it is hot.`,
    `<html><head><meta charset=utf-8><title>BBQ Pit Talk - View topic - Beer Can Chicken</title></head><body><table class=forumline width=100%><tr><th>Author</th><th>Message</th></tr><tr><td class=row1><span class=name><b>SmokinJoe</b></span><br><span class=postdetails>Joined: 12 Apr 2004<br>Posts: 2210</span></td><td class=row1><table><tr><td><span class=postdetails>Posted: Sat Jun 11, 2005 3:14 pm &nbsp; Post subject: Beer Can Chicken</span></td></tr><tr><td><hr></td></tr><tr><td><span class=postbody>OK since y'all keep PMing me.<br><br>1 chicken, about 4 lb<br>1 can cheap beer<br>2 Tbsp paprika<br>1 Tbsp brown sugar<br>1 Tbsp salt<br>1 tsp cayenne<br><br>Mix the rub and get it everywhere, under the skin too.<br>Drink half the beer. Sit the bird on the can.<br>Grill over indirect heat, lid down, 75 to 90 minutes until the thigh reads 165.<br>Rest 15 minutes before you carve. Mind the can, it is hot.<br><br>Pics when the wife gets the camera back.<br>_________________<br>Weber 22, 18 WSM, 1 very patient wife</span></td></tr></table></td></tr><tr><td class=row2><b>Pitmaster_Bob</b></td><td class=row2><span class=postbody><table><tr><td><b>SmokinJoe wrote:</b></td></tr><tr><td class=quote>2 Tbsp paprika<br>1 Tbsp brown sugar</td></tr></table>Try 3 Tbsp and add 1 tsp cumin. Then smoke it 2 hours at 250.</span></td></tr></table></body></html>`,
  ),
]
