import type { Shape } from './shape.ts'

/** Lists are told with bars between their entries. */
const shape = (hard: string, title: string, ingredients: string, directions: string, page: string): Shape => ({
  hard,
  page,
  read: { title, ingredients: ingredients.split(' | '), directions: directions.split(' | ') },
})

/** Plain pages of very different manners, each with what stands around a recipe on such. */
export const mannerShapes: readonly Shape[] = [
  shape(
    "a grandmother's page of the nineties",
    'Sour Cherry Soup',
    `1 quart sour cherries, pitted | 1 cinnamon stick | 3/4 cup sugar | a pinch of salt | 2 tablespoons flour | 1 cup sour cream`,
    `Put the cherries, cinnamon, sugar and salt in 5 cups of water and simmer until soft. | Stir the flour into the sour cream till there is not one lump. | Ladle some hot soup into the cream, then pour it all back and heat gently. Do not let it boil. | Chill overnight.`,
    `<html><head><meta charset=utf-8><title>Nagymama Ilona's Kitchen</title></head><body bgcolor=pink><center><h1>Nagymama Ilona's Kitchen</h1><img src=kit.gif></center><p>My children say nobody writes letters any more so I am writing to the internet. I came to Cleveland in 1956 with 2 suitcases and 1 recipe.<blockquote><font size=5 color=red>Sour Cherry Soup</font><p><font size=3>1 quart sour cherries, pitted<br>1 cinnamon stick<br>3/4 cup sugar<br>a pinch of salt<br>2 tablespoons flour<br>1 cup sour cream</font><p><font size=3>Put the cherries, cinnamon, sugar and salt in 5 cups of water and simmer until soft.<p>Stir the flour into the sour cream till there is not one lump.<p>Ladle some hot soup into the cream, then pour it all back and heat gently. Do not let it boil.<p>Chill overnight.</font></blockquote><p>My husband, God rest him, ate 3 bowls on our wedding day and was sick in the Buick.<p>Write to me: <a href="mailto:i@x.example">Ilona</a>. <p><i>You are guest 2,011</i></body></html>`,
  ),
  shape(
    "a newspaper's recipe with run-in heads",
    'Gratin de ravioles aux poireaux',
    `4 plaques de ravioles | 3 poireaux | 25 cl de crème | 60 g de comté râpé | sel, poivre`,
    `Émincez les poireaux et faites-les suer vingt minutes au beurre. | Détachez les ravioles. Rangez-les dans un plat en alternant avec les poireaux. | Nappez de crème, salez, poivrez et couvrez de comté. | Enfournez quinze minutes à 200 °C.`,
    `<html lang=fr><head><meta charset=utf-8><title>La recette du samedi : Gratin de ravioles aux poireaux - Le Courrier du Vercors</title><meta property="og:site_name" content="Le Courrier du Vercors"></head><body><header><a href=/>Le Courrier du Vercors</a><nav><a>Sport</a><a>Politique</a></nav></header><article><p class=rubrique>La recette du samedi</p><h1>Gratin de ravioles aux poireaux</h1><p class=chapo>Chaque semaine, un chef de la région ouvre son cahier. Aujourd’hui, Émilie Faure, du Relais des Gorges, qui sert ce plat depuis vingt-deux ans.</p><p>« Je le fais pour 40 le dimanche », dit-elle en riant. Les ravioles viennent de Royans, les poireaux du jardin.</p><p><b>Pour 4 personnes.</b> Préparation : 25 min. Cuisson : 35 min.</p><p><b>Les courses.</b> 4 plaques de ravioles ; 3 poireaux ; 25 cl de crème ; 60 g de comté râpé ; sel, poivre.</p><p><b>La recette.</b> Émincez les poireaux et faites-les suer vingt minutes au beurre.</p><p>Détachez les ravioles. Rangez-les dans un plat en alternant avec les poireaux.</p><p>Nappez de crème, salez, poivrez et couvrez de comté.</p><p>Enfournez quinze minutes à 200 °C.</p><p><b>Le vin.</b> Un blanc sec de Savoie, servi à 10 °C, fera l’affaire.</p><p class=sig>Jean-Marc Pelloux</p></article><div class=plus><h3>Sur le même sujet</h3><ul><li><a>Cinq marchés où trouver 12 variétés de pommes</a></li><li><a>Le prix du lait augmente de 3 %</a></li></ul></div></body></html>`,
  ),
  shape(
    'a mail in an archive, wrapped by hand, with a quotation and a signature',
    'Corn chowder',
    `4 slices bacon, diced | 1 onion, chopped | 2 cups diced potatoes | 2 cups water | 1 can (15 oz) cream-style corn | 1 can evaporated milk`,
    `Fry the bacon in a big kettle until crisp. Take it out, leave the fat and cook the onion in it. | Add potatoes and water and simmer till the potatoes are tender, about fifteen minutes. | Stir in corn and milk. Heat through, do not boil, and crumble the bacon over.`,
    `<HTML><head><meta charset=utf-8><TITLE>[recipes] Corn chowder</TITLE></HEAD><BODY><H1>[recipes] Corn chowder</H1><B>Bob Tate</B> <A HREF="mailto:x">btate at example.org</A><BR><I>Tue Nov 14 09:12:33 EST 2000</I><P><UL><LI>Previous message: <A HREF="1.html">[recipes] oat bread</A><LI>Next message: <A HREF="3.html">[recipes] Corn chowder</A></UL><HR><PRE>&gt; Does anybody have a chowder that feeds 6 and isn't fish?

Here you go, this is my mother-in-law's:

4 slices bacon, diced
1 onion, chopped
2 cups diced potatoes
2 cups water
1 can (15 oz) cream-style corn
1 can evaporated milk

Fry the bacon in a big kettle until crisp. Take it out, leave the
fat and cook the onion in it.

Add potatoes and water and simmer till the potatoes are tender,
about fifteen minutes.

Stir in corn and milk. Heat through, do not boil, and crumble the
bacon over.

Bob
--
Bob Tate, Dept. of Geology
</PRE><HR><UL><LI>More information about the <A HREF=x>recipes</A> mailing list</UL></BODY></HTML>`,
  ),
  shape(
    'an export of an editor, all spans and classes',
    'Peanut Noodles',
    `8 oz spaghetti | 1/3 cup peanut butter | 2 tablespoons soy sauce | 1 tablespoon rice vinegar | 1 clove garlic | Sriracha to taste | 2 green onions`,
    `Cook the spaghetti and save a mug of the water. | Whisk everything but the green onions with half of the mug. | Toss with the noodles, loosening as needed. | Top with green onions.`,
    `<html><head><meta charset=utf-8><title>family cookbook 2019</title><style>.c1{}</style></head><body class="c9 doc-content"><div><p class="c3"><span class="c0">Family Cookbook 2019 - draft</span></p></div><p class="c12 title" id="h.x"><span class="c6">Peanut Noodles</span></p><p class="c3"><span class="c0">from Aunt Carol, who got it from a lady on a train in 1994</span></p><p class="c3"><span class="c5">What goes in</span></p><ul class="c2 lst-kix_a-0"><li class="c1"><span class="c0">8 oz spaghetti</span></li><li class="c1"><span class="c0">1/3 cup peanut butter</span></li><li class="c1"><span class="c0">2 tablespoons soy sauce</span></li><li class="c1"><span class="c0">1 tablespoon rice vinegar</span></li><li class="c1"><span class="c0">1 clove garlic</span></li><li class="c1"><span class="c0">Sriracha to taste</span></li><li class="c1"><span class="c0">2 green onions</span></li></ul><p class="c3"><span class="c5">What happens</span></p><ol class="c2 lst-kix_b-0"><li class="c1"><span class="c0">Cook the spaghetti and save a mug of the water.</span></li><li class="c1"><span class="c0">Whisk everything but the green onions with half of the mug.</span></li><li class="c1"><span class="c0">Toss with the noodles, loosening as needed.</span></li><li class="c1"><span class="c0">Top with green onions.</span></li></ol><p class="c3"><span class="c5">Carol says</span></p><ul class="c2 lst-kix_c-0"><li class="c1"><span class="c0">Crunchy works, she just doesn't approve.</span></li><li class="c1"><span class="c0">Doubles fine. Triples badly.</span></li></ul></body></html>`,
  ),
  shape(
    'a blog without a heading for the steps',
    'Skillet Cornbread',
    `1 cup yellow cornmeal | 1 cup flour | 1 tablespoon baking powder | 1 teaspoon salt | 1 cup milk | 1 egg | 1/4 cup melted butter | bacon grease for the skillet`,
    `Set your oven at 425 and put the skillet in it with the bacon grease. | Mix the dry things in one bowl and the wet things in another. | Pour wet into dry and stir just until it comes together. Lumps are fine. | Scrape into the hot skillet. Bake 20 minutes.`,
    `<html><head><meta charset=utf-8><title>Skillet Cornbread &#8211; Dusty Boots Blog</title><meta property="og:title" content="Skillet Cornbread &#8211; Dusty Boots Blog"></head><body><div id=header><h1 class=site-title><a href=/>Dusty Boots Blog</a></h1><p class=site-description>Life on 40 acres</p></div><div id=main class=hfeed><div class="post hentry"><h2 class=entry-title>Skillet Cornbread</h2><div class=entry-content><p>There are two kinds of people: those who put sugar in cornbread and those who were raised right. I had 3 calls about this last week.</p><p><img src=a.jpg></p><p>Ingredients:<br />1 cup yellow cornmeal<br />1 cup flour<br />1 tablespoon baking powder<br />1 teaspoon salt<br />1 cup milk<br />1 egg<br />1/4 cup melted butter<br />bacon grease for the skillet</p><p>1. Set your oven at 425 and put the skillet in it with the bacon grease.</p><p>2. Mix the dry things in one bowl and the wet things in another.</p><p><img src=b.jpg></p><p>3. Pour wet into dry and stir just until it comes together. Lumps are fine.</p><p>4. Scrape into the hot skillet. Bake 20 minutes.</p><p>We eat ours with sorghum. The leftovers go to the chickens, who are not particular.</p><p>Until next time, keep your boots dusty.</p><div class=sharedaddy><h3>Like this:</h3></div></div></div><div id=comments><h2>2 thoughts on &#8220;Skillet Cornbread&#8221;</h2><ol><li><p>I use 2 eggs and 1 cup buttermilk.</p></li><li><p>Add a can of corn! And 1/2 cup cheese.</p></li></ol></div></div><div id=secondary><h3>Recent Posts</h3><ul><li><a>Fixing fence</a></li><li><a>2 calves and a storm</a></li></ul></div></body></html>`,
  ),
  shape(
    'a wiki with its contents and links to edit',
    'Shakshouka',
    `2 tbsp olive oil | 1 onion, sliced | 2 red peppers, sliced | 1 tsp cumin | 1 tin chopped tomatoes | 4 eggs | flat-leaf parsley`,
    `Warm the oil in a wide pan and cook the onion and peppers until they slump. | Add the cumin, then the tomatoes. Simmer ten minutes. | Make four wells, crack in the eggs, cover and cook until the whites are set. | Scatter with parsley.`,
    `<html><head><meta charset=utf-8><title>Cookbook:Shakshouka - Open Kitchen Wiki</title></head><body><div id=content><h1 id=firstHeading>Cookbook:Shakshouka</h1><div id=siteSub>From Open Kitchen Wiki</div><div id=toc><h2>Contents</h2><ul><li><a>1 Ingredients</a></li><li><a>2 Procedure</a></li><li><a>3 Notes, tips, and variations</a></li></ul></div><p><a>Cookbook</a> | <a>Recipes</a> | <a>Egg recipes</a></p><p><b>Shakshouka</b> is a dish of eggs in a sauce of tomatoes and peppers, eaten from Tunis to Tel Aviv. It takes 30 minutes.</p><h2><span class=mw-headline>Ingredients</span><span class=mw-editsection>[<a>edit</a>]</span></h2><ul><li>2 tbsp <a>olive oil</a></li><li>1 <a>onion</a>, sliced</li><li>2 <a>red peppers</a>, sliced</li><li>1 tsp <a>cumin</a></li><li>1 tin chopped <a>tomatoes</a></li><li>4 <a>eggs</a></li><li>flat-leaf <a>parsley</a></li></ul><h2><span class=mw-headline>Procedure</span><span class=mw-editsection>[<a>edit</a>]</span></h2><ol><li>Warm the oil in a wide pan and cook the onion and peppers until they slump.</li><li>Add the cumin, then the tomatoes. Simmer ten minutes.</li><li>Make four wells, crack in the eggs, cover and cook until the whites are set.</li><li>Scatter with parsley.</li></ol><h2><span class=mw-headline>Notes, tips, and variations</span><span class=mw-editsection>[<a>edit</a>]</span></h2><ul><li>Merguez may be fried first.</li><li>Crumble 100 g of feta over at the end.</li></ul><div class=printfooter>Retrieved from "https://x.example"</div></div><div id=mw-navigation><h3>Navigation</h3><ul><li>Main page</li><li>Random recipe</li></ul></div></body></html>`,
  ),
  shape(
    'a forum where the answer has the recipe',
    'rougail saucisse',
    `8 saucisses fumées | 6 tomates bien mûres | 3 oignons | 5 gousses d’ail | 1 morceau de gingembre | 1 c. à café de curcuma | 2 branches de thym | piment au goût`,
    `Piquer les saucisses et les faire bouillir 10 minutes, puis jeter l’eau et les couper en morceaux. | Faire roussir les saucisses dans un peu d’huile avec les oignons. | Ajouter l’ail, le gingembre et le thym écrasés, puis le curcuma. | Mettre les tomates coupées, couvrir et laisser mijoter 25 minutes.`,
    `<html lang=fr><head><meta charset=utf-8><title>rougail saucisse - Forum Cuisine des îles</title></head><body><div id=header><h1 class=forumtitle>Forum Cuisine des îles</h1></div><div id=navigate><ul><li>Accueil</li><li>Aide</li><li>Identifiez-vous</li></ul></div><h3 class=catbg>Auteur Sujet: rougail saucisse (Lu 4821 fois)</h3><div class=post_wrapper><div class=poster><h4>Zoreil75</h4><ul><li>Newbie</li><li>Messages: 3</li></ul></div><div class=postarea><h5>rougail saucisse</h5><div class=inner>Bonjour, je cherche LA recette du rougail saucisse, j’en ai mangé 2 fois à Saint-Leu et depuis je rêve. Merci !</div></div></div><div class=post_wrapper><div class=poster><h4>Marie-Josée</h4><ul><li>Pilier</li><li>Messages: 1204</li></ul></div><div class=postarea><h5>Re : rougail saucisse</h5><div class=inner>Bonjour mon garçon, voilà le mien :<br /><br />8 saucisses fumées<br />6 tomates bien mûres<br />3 oignons<br />5 gousses d’ail<br />1 morceau de gingembre<br />1 c. à café de curcuma<br />2 branches de thym<br />piment au goût<br /><br />Piquer les saucisses et les faire bouillir 10 minutes, puis jeter l’eau et les couper en morceaux.<br />Faire roussir les saucisses dans un peu d’huile avec les oignons.<br />Ajouter l’ail, le gingembre et le thym écrasés, puis le curcuma.<br />Mettre les tomates coupées, couvrir et laisser mijoter 25 minutes.<br /><br />Avec du riz blanc et des grains, et surtout pas de poivron !<br /></div><div class=signature>Nou lé pa plis nou lé pa mwin</div></div></div><div class=post_wrapper><div class=poster><h4>Kafrine</h4></div><div class=postarea><div class=inner><blockquote>6 tomates bien mûres</blockquote>Moi je mets 4 tomates et 1 boîte de concentré.</div></div></div></body></html>`,
  ),
  shape(
    'a table that lays out two columns of ingredients',
    'Zucchini Relish',
    `10 cups ground zucchini | 4 cups ground onions | 5 Tbsp. salt | 2 1/4 cups vinegar | 4 cups sugar | 1 Tbsp. dry mustard | 1 tsp. turmeric | 2 Tbsp. cornstarch`,
    `Mix zucchini, onions and salt and let stand overnight. | Drain and rinse in cold water. | Put in a kettle with everything else and cook slowly 30 minutes. | Fill hot jars and seal.`,
    `<HTML><head><meta charset=utf-8><TITLE>Garden Club Recipes: Zucchini Relish</TITLE></HEAD><BODY><TABLE WIDTH=600><TR><TD COLSPAN=2><B>MILL CREEK GARDEN CLUB</B></TD></TR><TR><TD WIDTH=120><A HREF=a>Club News</A><BR><A HREF=b>Plant Swap</A><BR><A HREF=c>Recipes</A></TD><TD><H2>Zucchini Relish</H2><P>Eight of us planted zucchini. Nobody knows why.</P><TABLE><TR><TD VALIGN=TOP>10 cups ground zucchini<BR>4 cups ground onions<BR>5 Tbsp. salt<BR>2 1/4 cups vinegar</TD><TD VALIGN=TOP>4 cups sugar<BR>1 Tbsp. dry mustard<BR>1 tsp. turmeric<BR>2 Tbsp. cornstarch</TD></TR><TR><TD COLSPAN=2>1. Mix zucchini, onions and salt and let stand overnight.<BR>2. Drain and rinse in cold water.<BR>3. Put in a kettle with everything else and cook slowly 30 minutes.<BR>4. Fill hot jars and seal.</TD></TR></TABLE><P>Makes 7 pints. Helen took a blue ribbon with this in 1988.</P><P><B>Coming up:</B> 6 Jun - plant swap, bring 3 pots. 4 Jul - parade, bring 2 pies.</P></TD></TR></TABLE></BODY></HTML>`,
  ),
  shape(
    'an essay whose recipe has a name of its own',
    'Charred leeks with romesco',
    `6 young leeks | 2 jarred red peppers | 50g toasted almonds | 1 garlic clove | 1 tbsp sherry vinegar | 100ml olive oil`,
    `Grill the leeks whole over the highest heat until black outside and soft inside, about 12 minutes. | Blitz the peppers, almonds, garlic and vinegar. Trickle in the oil with the motor running. | Peel off the burnt layers, split the leeks, and spoon the sauce down the middle.`,
    `<html><head><meta charset=utf-8><title>Leeks, but make them a main | Two Burners</title><meta property="og:title" content="Leeks, but make them a main"><meta property="og:site_name" content="Two Burners"></head><body><main><h1>Leeks, but make them a main</h1><p>By Tom Ashe · 4 min read</p><p>I moved house in March with one pan and a bag of leeks. This is what came of it. It feeds 2, or 1 with a broken heart.</p><h2>Charred leeks with romesco</h2><p><em>Serves 2 · 25 minutes</em></p><blockquote><p>6 young leeks</p><p>2 jarred red peppers</p><p>50g toasted almonds</p><p>1 garlic clove</p><p>1 tbsp sherry vinegar</p><p>100ml olive oil</p></blockquote><h3>Burn</h3><p>Grill the leeks whole over the highest heat until black outside and soft inside, about 12 minutes.</p><h3>Blitz</h3><p>Blitz the peppers, almonds, garlic and vinegar. Trickle in the oil with the motor running.</p><h3>Bring together</h3><p>Peel off the burnt layers, split the leeks, and spoon the sauce down the middle.</p><h2>What I read while eating</h2><p>A novel about a lighthouse, and 40 pages of another.</p><h2>Keep reading</h2><ul><li><a>3 soups for a cold</a></li><li><a>Beans on everything</a></li></ul></main><footer>© Two Burners</footer></body></html>`,
  ),
  shape(
    "a farm's page of divs with a shop behind",
    'Lamb neck with apricots',
    `From us: | 1.2kg neck of lamb, on the bone | From your cupboard: | 2 onions | 1 tsp ras el hanout | 12 dried apricots | 400ml stock | a handful of coriander`,
    `Brown the lamb in batches in a heavy casserole and set aside. | Soften the onions in the fat, add the spice and cook for a minute. | Return the lamb with the apricots and stock. Lid on, 150°C, three hours. | Lift the meat from the bones and serve with the coriander.`,
    `<html><head><meta charset=utf-8><title>Recipes - Hollin Bank Farm</title></head><body><div class=top><div class=logo>Hollin Bank Farm</div><div class=links><a>Shop</a> <a>Boxes</a> <a>Recipes</a></div></div><div class=cnt><div class=hd>Lamb neck with apricots</div><div class=tx>Neck is the cut we take home ourselves. Cheap, sweet, and nobody else wants it, which suits us. Feeds 4.</div><div class=bx><div class=sub>From us</div><div class=ln>1.2kg neck of lamb, on the bone</div><div class=sub>From your cupboard</div><div class=ln>2 onions</div><div class=ln>1 tsp ras el hanout</div><div class=ln>12 dried apricots</div><div class=ln>400ml stock</div><div class=ln>a handful of coriander</div></div><div class=bx><div class=st>Brown the lamb in batches in a heavy casserole and set aside.</div><div class=st>Soften the onions in the fat, add the spice and cook for a minute.</div><div class=st>Return the lamb with the apricots and stock. Lid on, 150°C, three hours.</div><div class=st>Lift the meat from the bones and serve with the coriander.</div></div><div class=shop><div class=hd>In the shop</div><div class=ln>Neck of lamb, 1kg <b>£9.50</b></div><div class=ln>Shoulder, 2kg <b>£24</b></div><div class=ln>Mint jelly, 200g <b>£3.80</b></div></div></div><div class=ft>Delivery on Fridays. Order by 10am Wednesday.</div></body></html>`,
  ),
  shape(
    'an export of a word processor with bullets of its own',
    'Fruit Scones',
    `450g self-raising flour | 100g butter | 75g caster sugar | 100g sultanas | 2 eggs | 200ml milk`,
    `Rub the butter into the flour with your fingertips. | Stir in the sugar and sultanas. | Beat the eggs with the milk and mix to a soft dough, keeping a little back to glaze. | Pat out to an inch thick, cut, brush and bake at 220C for 12 to 15 minutes.`,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset=utf-8><title>FRUIT SCONES</title></head><body lang=EN-GB><div class=WordSection1><p class=MsoTitle align=center><b><u><span style='font-size:20.0pt'>Fruit Scones</span></u></b></p><p class=MsoNormal>As served at the Cricket Teas, second Saturday (makes about 16)</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt'><span style='font-family:Symbol'>·<span style='font:7.0pt "Times"'>&nbsp;&nbsp;&nbsp; </span></span>450g self-raising flour</p><p class=MsoListParagraphCxSpMiddle><span>·<span>&nbsp;&nbsp; </span></span>100g butter</p><p class=MsoListParagraphCxSpMiddle><span>·<span>&nbsp;&nbsp; </span></span>75g caster sugar</p><p class=MsoListParagraphCxSpMiddle><span>·<span>&nbsp;&nbsp; </span></span>100g sultanas</p><p class=MsoListParagraphCxSpMiddle><span>·<span>&nbsp;&nbsp; </span></span>2 eggs</p><p class=MsoListParagraphCxSpLast><span>·<span>&nbsp;&nbsp; </span></span>200ml milk</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Rub the butter into the flour with your fingertips.</p><p class=MsoNormal>Stir in the sugar and sultanas.</p><p class=MsoNormal>Beat the eggs with the milk and mix to a soft dough, keeping a little back to glaze.</p><p class=MsoNormal>Pat out to an inch thick, cut, brush and bake at 220C for 12 to 15 minutes.</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><i>Margaret adds that the jam goes on first, whatever they tell you in Devon.</i></p></div></body></html>`,
  ),
  shape(
    'a post with the comments of others behind',
    'Cabin chili oil',
    `1 cup neutral oil | 1/4 cup chili flakes | 1 tbsp Sichuan peppercorns | 2 star anise | 3 cloves garlic, crushed | 1 tsp sugar | 1 tsp salt`,
    `Put the flakes, sugar and salt in a heatproof jar. | Heat the oil with the peppercorns, anise and garlic until the garlic is gold. | Strain the hot oil over the flakes. It will hiss. Stir. | Wait a day.`,
    `<html><head><meta charset=utf-8><title>My cabin chili oil, finally written down : spicyfood</title></head><body><div id=hd><a>spicyfood</a> <a>hot</a> <a>new</a></div><div class=post><h1><a>My cabin chili oil, finally written down</a></h1><p class=tagline>submitted 3 years ago by <a>u_moss</a></p><div class=md><p>People kept asking after my photo got 900 upvotes, so:</p><p><strong>Cabin chili oil</strong></p><ul><li>1 cup neutral oil</li><li>1/4 cup chili flakes</li><li>1 tbsp Sichuan peppercorns</li><li>2 star anise</li><li>3 cloves garlic, crushed</li><li>1 tsp sugar</li><li>1 tsp salt</li></ul><ol><li>Put the flakes, sugar and salt in a heatproof jar.</li><li>Heat the oil with the peppercorns, anise and garlic until the garlic is gold.</li><li>Strain the hot oil over the flakes. It will hiss. Stir.</li><li>Wait a day.</li></ol><p>Edit: wow, thanks for the gold. Edit 2: yes, avocado oil is fine.</p></div></div><div class=commentarea><div class=entry><p>tater_t 120 points</p><div class=md><p>I do 2 cups oil, 1 cup flakes and 1 cinnamon stick. Fight me.</p></div></div><div class=entry><p>rolo 8 points</p><div class=md><ul><li>1 cup oil</li><li>2 tbsp flakes</li><li>1 shallot</li></ul><p>Fry the shallot first, then do the rest.</p></div></div></div></body></html>`,
  ),
  shape(
    'a French diary of lines in divs',
    'Moelleux au citron',
    `3 citrons bio | 150 g de beurre mou | 150 g de sucre | 3 œufs | 150 g de farine | 1/2 sachet de levure`,
    `Préchauffe ton four à 180 °C et beurre ton moule. | Bats le beurre avec le sucre, ajoute les œufs un par un. | Ajoute la farine, la levure, le zeste et le jus des citrons. | Hop, 35 minutes au four. Plante un couteau : il doit ressortir sec.`,
    `<html lang=fr><head><meta charset=utf-8><title>Moelleux au citron - Les p'tites douceurs de Lili</title></head><body><div id=conteneur><div id=entete><h1><a>Les p'tites douceurs de Lili</a></h1><h2>Un blog qui fait grossir, mais de bon cœur</h2></div><div class=contenu><h3 class=dateheader>14 mars 2010</h3><h3 class=titre>Moelleux au citron</h3><div><div><em>Coucou les filles ! Avec 3 citrons qui traînaient, j'ai fait un gâteau pour l'anniversaire de ma sœur (30 ans, aïe).</em></div><div>&nbsp;</div><div><strong><em>Il te faut</em></strong></div><div>3 citrons bio</div><div>150 g de beurre mou</div><div>150 g de sucre</div><div>3 œufs</div><div>150 g de farine</div><div>1/2 sachet de levure</div><div>&nbsp;</div><div><strong><em>Tu fais comme ça</em></strong></div><div>Préchauffe ton four à 180 °C et beurre ton moule.</div><div>Bats le beurre avec le sucre, ajoute les œufs un par un.</div><div>Ajoute la farine, la levure, le zeste et le jus des citrons.</div><div>Hop, 35 minutes au four. Plante un couteau : il doit ressortir sec.</div><div>&nbsp;</div><div>Bon, il n'en reste déjà plus une miette, et moi j'ai pris deux kilos !</div><div><strong>Des bisous sucrés</strong></div></div><p class=basdemessage>Posté par lili à 19:02 - <a>Gâteaux</a> - <a>Commentaires [12]</a></p></div><div id=barre><h2>Mes copinautes</h2><ul><li>Titi et ses 4 casseroles</li><li>Nono cuisine</li></ul></div></div></body></html>`,
  ),
  shape(
    'a table of names and amounts, and steps under months',
    'Rumtopf',
    `500 g Strawberries | 500 g Cherries | 500 g Plums | 750 g Sugar | 2 bottles Dark rum`,
    `Wash and halve the fruit. Put it in the big stone jar with the sugar and wait an hour. | Pour over rum to cover by a finger and put on the lid. | Stir once a week with a wooden spoon and add whatever fruit is ripe, with half its weight in sugar. | Open at Advent.`,
    `<html><head><meta charset=utf-8><title>St Boniface German Circle - Rumtopf</title></head><body><h1>St Boniface German Circle</h1><p><a>Home</a> <a>Services</a> <a>Kaffeeklatsch</a></p><h2>Rumtopf</h2><p>Frau Lindner starts hers on the first Sunday of June and has not missed a year since 1971.</p><table border=1><tr><td>Strawberries</td><td>500 g</td></tr><tr><td>Cherries</td><td>500 g</td></tr><tr><td>Plums</td><td>500 g</td></tr><tr><td>Sugar</td><td>750 g</td></tr><tr><td>Dark rum</td><td>2 bottles</td></tr></table><h3>In June</h3><ul><li>Wash and halve the fruit. Put it in the big stone jar with the sugar and wait an hour.</li><li>Pour over rum to cover by a finger and put on the lid.</li></ul><h3>Until September</h3><ul><li>Stir once a week with a wooden spoon and add whatever fruit is ripe, with half its weight in sugar.</li></ul><h3>In December</h3><ul><li>Open at Advent.</li></ul><h3>Kaffeeklatsch rota</h3><ul><li>3 June: Ursula, 2 cakes</li><li>10 June: Heike, 1 cake and milk</li></ul></body></html>`,
  ),
  shape(
    "a chef's page with two lists beside each other",
    'Tarte aux noix du Périgord',
    `La pâte: | 250 g de farine | 125 g de beurre | 1 jaune d’œuf | La garniture: | 200 g de cerneaux de noix | 150 g de miel | 20 cl de crème | 2 œufs`,
    `Sablez la farine et le beurre, liez avec le jaune et un peu d’eau, et laissez reposer une heure. | Abaissez, foncez un cercle de 24 cm et cuisez à blanc quinze minutes. | Faites un caramel avec le miel, décuisez à la crème, ajoutez les œufs hors du feu puis les noix. | Versez sur le fond et terminez la cuisson, vingt minutes à 170 °C.`,
    `<html lang=fr><head><meta charset=utf-8><title>Tarte aux noix du Périgord | Auberge de la Truffe</title></head><body><div class=hero><h1>Tarte aux noix du Périgord</h1><p>Une recette du chef Bruno Lacaze</p></div><section><h2>Pour 8 gourmands</h2><div class=cols><div><h4>La pâte</h4><ul><li>250 g de farine</li><li>125 g de beurre</li><li>1 jaune d’œuf</li></ul></div><div><h4>La garniture</h4><ul><li>200 g de cerneaux de noix</li><li>150 g de miel</li><li>20 cl de crème</li><li>2 œufs</li></ul></div></div><h2>Progression</h2><p>Sablez la farine et le beurre, liez avec le jaune et un peu d’eau, et laissez reposer une heure.</p><p>Abaissez, foncez un cercle de 24 cm et cuisez à blanc quinze minutes.</p><p>Faites un caramel avec le miel, décuisez à la crème, ajoutez les œufs hors du feu puis les noix.</p><p>Versez sur le fond et terminez la cuisson, vingt minutes à 170 °C.</p><h2>L’accord du sommelier</h2><p>Un monbazillac de dix ans, servi frais.</p></section><section><h2>Réserver une table</h2><p>Ouvert du mardi au samedi, 12 h – 14 h et 19 h – 21 h. Menu à 38 €.</p></section></body></html>`,
  ),
  shape(
    'a readme with a table of columns',
    'No-knead bread',
    `400 g bread flour | 8 g salt | 1 g instant yeast | 300 g water`,
    `Mix everything in a bowl until no dry flour is left. | Cover. Leave 14 hours. | Fold four times on a floured counter and rest for an hour. | Bake in a hot Dutch oven at 240 °C: 30 minutes covered, 15 open.`,
    `<html><head><meta charset=utf-8><title>bread/README.md at main · tk/bread</title></head><body><nav><a>Code</a><a>Issues 3</a></nav><main><div class=file>112 lines · 4.1 KB</div><article class=markdown-body><h1>No-knead bread</h1><p>My fork of a famous loaf. PRs welcome.</p><h2>BOM</h2><table><thead><tr><th>Qty</th><th>Item</th></tr></thead><tbody><tr><td>400 g</td><td>bread flour</td></tr><tr><td>8 g</td><td>salt</td></tr><tr><td>1 g</td><td>instant yeast</td></tr><tr><td>300 g</td><td>water</td></tr></tbody></table><h2>Build</h2><ol><li><p>Mix everything in a bowl until no dry flour is left.</p></li><li><p>Cover. Leave 14 hours.</p></li><li><p>Fold four times on a floured counter and rest for an hour.</p></li><li><p>Bake in a hot Dutch oven at 240 °C: 30 minutes covered, 15 open.</p></li></ol><h2>Known issues</h2><ul><li>Sticks to towels. Use rice flour.</li><li>Timer in the 2019 version was 40 minutes, which was wrong.</li></ul><h2>License</h2><p>Do what you like.</p></article></main></body></html>`,
  ),
  shape(
    "a shop's page with nutrition set like its ingredients",
    'Smoky bean tacos',
    `1 tin black beans | 1 tsp smoked paprika | 8 small tortillas | 1 avocado | ½ red cabbage, shredded | 1 lime`,
    `Drain the beans and fry them with the paprika until they start to burst. | Warm the tortillas in a dry pan. | Fill with beans, cabbage and avocado, and squeeze the lime over.`,
    `<html><head><meta charset=utf-8><title>Smoky bean tacos | Greenbasket</title><meta property="og:title" content="Smoky bean tacos"></head><body><div class=x1><a>Groceries</a><a>Recipes</a><a>My basket £0.00</a></div><div class=x2><div class=a9f>Smoky bean tacos</div><div class=b2>4.6 (318)</div><div class=b2>20 mins</div><div class=b2>Serves 4</div><div class=q7><div class=t3>Ingredients</div><div class=r5><span>1 tin</span> <span>black beans</span></div><div class=r5><span>1 tsp</span> <span>smoked paprika</span></div><div class=r5><span>8</span> <span>small tortillas</span></div><div class=r5><span>1</span> <span>avocado</span></div><div class=r5><span>½</span> <span>red cabbage, shredded</span></div><div class=r5><span>1</span> <span>lime</span></div><div class=t8>Add all to basket</div></div><div class=q7><div class=t3>Method</div><div class=k1><div>Step 1</div><div>Drain the beans and fry them with the paprika until they start to burst.</div></div><div class=k1><div>Step 2</div><div>Warm the tortillas in a dry pan.</div></div><div class=k1><div>Step 3</div><div>Fill with beans, cabbage and avocado, and squeeze the lime over.</div></div></div><div class=q7><div class=t3>Nutrition per serving</div><div class=r5><span>Energy</span> <span>412 kcal</span></div><div class=r5><span>Fat</span> <span>14 g</span></div><div class=r5><span>Salt</span> <span>1.2 g</span></div></div><div class=q7><div class=t3>More like this</div><div class=c4><a><div>Halloumi fajitas</div><div>25 mins</div></a></div><div class=c4><a><div>Squash tacos</div><div>40 mins</div></a></div></div></div></body></html>`,
  ),
  shape(
    'a French mail with its steps wrapped and indented',
    'Pâté de foie',
    `500 g de foie de porc | 500 g de gorge | 2 œufs | 1 oignon | 18 g de sel au kilo | 1 verre de cognac`,
    `Hacher le foie et la gorge avec l’oignon. | Mélanger avec les œufs, le sel, le poivre et le cognac. | Remplir une terrine et cuire deux heures au bain-marie, à 160°. | Attendre trois jours avant de manger.`,
    `<html><head><meta charset=utf-8><title>[charcuterie] Re: paté</title></head><body><!--x--><ul><li><b>From</b>: Gilles Morand</li><li><b>Subject</b>: Pâté de foie</li><li><b>Date</b>: Sat, 3 Feb 2001</li></ul><hr><h1>Pâté de foie</h1><pre>
Le 2/2, Alain a écrit :
&gt; je mets 300 g de foie et 700 g de gorge, c'est trop sec ?

Salut Alain, voici comme je fais chez moi.

  - 500 g de foie de porc
  - 500 g de gorge
  - 2 œufs
  - 1 oignon
  - 18 g de sel au kilo
  - 1 verre de cognac

1) Hacher le foie et la gorge avec l’oignon.
2) Mélanger avec les œufs, le sel, le poivre et le cognac.
3) Remplir une terrine et cuire deux heures au bain-marie, à
   160°.
4) Attendre trois jours avant de manger.

A+
Gilles

_______________________________________________
Liste charcuterie
Pour se désabonner : http://x.example
</pre></body></html>`,
  ),
  shape(
    'a bulletin that tells the list in a sentence',
    'Confit d’oignons de Paulette',
    `1 kg d’oignons jaunes | 100 g de sucre roux | 20 cl de vinaigre de vin | 10 cl de vin rouge | une noix de beurre`,
    `Épluchez les oignons, sous l’eau si vous pleurez, et coupez-les en lamelles. | Faites-les fondre dans le beurre à feu tout doux pendant une demi-heure. | Ajoutez le sucre, puis le vinaigre et le vin. Laissez compoter une heure en remuant. | Mettez en pots bouillants.`,
    `<html lang=fr><head><meta charset=utf-8><title>Foyer rural de Saint-Amant - Bulletin n° 47</title></head><body><div id=page><div id=bandeau>Foyer rural de Saint-Amant</div><h1>Bulletin n° 47 - Automne</h1><h2>Le mot du président</h2><p>Chers amis, la fête du 15 août a réuni 212 personnes autour de 4 agneaux à la broche. Merci aux 31 bénévoles.</p><h2>Confit d’oignons de Paulette</h2><p>Paulette Giraud nous livre enfin son secret. On l’attendait depuis 1983.</p><p>Il vous faut 1 kg d’oignons jaunes, 100 g de sucre roux, 20 cl de vinaigre de vin, 10 cl de vin rouge et une noix de beurre.</p><p>Épluchez les oignons, sous l’eau si vous pleurez, et coupez-les en lamelles.</p><p>Faites-les fondre dans le beurre à feu tout doux pendant une demi-heure.</p><p>Ajoutez le sucre, puis le vinaigre et le vin. Laissez compoter une heure en remuant.</p><p>Mettez en pots bouillants.</p><p>Paulette en vend trois pots 10 € au marché de Noël, au profit du club de pétanque.</p><h2>À vos agendas</h2><ul><li>12 octobre : loto, 3 cartons 10 €</li><li>9 novembre : soirée châtaignes, apporter 1 bouteille</li></ul></div></body></html>`,
  ),
  shape(
    'a journal in small letters without any heading',
    'burnt butter rice krispie squares',
    `115g butter | 280g marshmallows | big pinch of sea salt | 180g rice krispies`,
    `brown the butter in a big pan until it smells of hazelnuts | turn off the heat and stir in the marshmallows till smooth | add salt and krispies, and fold quickly | press into a buttered tin. leave for as long as you can stand`,
    `<html><head><meta charset=utf-8><title>tin_lizzie: burnt butter rice krispie squares</title></head><body><div id=hd><h1>the tin drum kitchen</h1><a>recent</a> | <a>friends</a> | <a>archive</a></div><div class=entry><div class=subject>burnt butter rice krispie squares</div><div class=date>oct. 9th, 2007 | 11:42 pm</div><i>mood:</i> hungry<br><i>music:</i> the weakerthans<div class=entrytext>exam tomorrow, so naturally i have made a mess instead. i ate 4 of these standing up.<br><br>115g butter<br>280g marshmallows<br>big pinch of sea salt<br>180g rice krispies<br><br>brown the butter in a big pan until it smells of hazelnuts<br>turn off the heat and stir in the marshmallows till smooth<br>add salt and krispies, and fold quickly<br>press into a buttered tin. leave for as long as you can stand<br><br>wish me luck, i know nothing about the corn laws</div><div class=tags>tags: <a>food</a>, <a>procrastination</a></div></div><div class=comments><b>(5 comments)</b><br>pip: 200g butter would be better<br>ohgod: I made 2 trays</div></body></html>`,
  ),
]
