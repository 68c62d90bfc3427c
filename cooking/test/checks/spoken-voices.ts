/** Good recipes in the voices of many cooks, who speak of much that they leave out: see `spoken-recipe.ts`. */
export const spokenVoices = `
# en vegan | Mapo Aubergine
> Cold rainy evenings in Chengdu call for this. The street stall version came with minced pork; mine never has.
- 2 aubergines; 2 tbsp doubanjiang; 1 tbsp light soy sauce; 3 cloves garlic; 1 thumb ginger; 1 tbsp cornflour; 300 ml vegetable stock; 2 tbsp rapeseed oil; 2 spring onions
* Cut the aubergines into batons and steam for 10 minutes, until a chopstick meets no more resistance than soft butter would give.
* Fry the garlic, ginger and doubanjiang in the oil. Pour in the stock and the soy sauce. (If you were expecting oyster sauce here, relax: mushrooms do that work.)
* Thicken with the cornflour mixed with a little water, toss in the aubergines and scatter with the spring onions. A spoonful over rice beats any beef dish in town.
# en vegan | Smoky Beans on Toast
> What my flatmates lived on. Nobody missed the bacon, not even Dan.
- 2 x 400 g tins haricot beans; 1 onion; 2 tbsp tomato purée; 1 tbsp black treacle; 1 tsp smoked paprika; 2 tbsp olive oil; 4 slices sourdough
* Soften the onion in the oil with the paprika, which brings all the smokiness people usually get from bacon.
* Stir in the beans with their liquid, the purée and the treacle. Let it blip for 15 minutes until saucy enough to coat the bread.
* Toast the sourdough. No need to butter it; the beans are rich enough. Ladle the beans over.
* Tip: eggs on top are for other people's houses.
# en vegan | Coconut Lassi Lollies
- 400 g coconut yoghurt; 2 ripe mangoes; 2 tbsp maple syrup; 1 pinch ground cardamom
* Blitz the mango flesh with the yoghurt, maple syrup and cardamom until it pours like double cream.
* Fill the moulds and freeze for 6 hours. They come out as creamy as any dairy ice cream I have eaten.
* Honey crystals may look prettier on top, yet a vegan will thank you for leaving them in the jar.
# en vegetarian | Caesar with Capers
> Anchovies belong to the original; the capers do their job here.
- 1 romaine lettuce; 2 slices ciabatta; 3 tbsp olive oil; 1 egg yolk; 1 lemon; 1 tsp Dijon mustard; 1 tbsp capers, chopped; 30 g vegetarian hard cheese, grated; 1 clove garlic
* Tear the ciabatta, toss with 1 tbsp of the oil and bake at 190 °C for 10 minutes. These are your croutons.
* Whisk the yolk, mustard, garlic and lemon, then trickle in the remaining oil. The capers do the anchovies' job, so chop them really fine.
* Dress the leaves, then add croutons and cheese. Grilled chicken, as seen on so many menus, never sat well with this salad in my view.
# en vegetarian | Laksa with Tofu Puffs
- 200 g tofu puffs; 200 g rice vermicelli; 400 ml coconut milk; 500 ml vegetable stock; 3 tbsp vegetarian laksa paste (no shrimp); 100 g beansprouts; 1 lime; coriander
* Read the back of the paste: belacan, made from shrimp, turns up in almost every jar.
* Fry the paste for 2 minutes. Add the coconut milk and stock and bring to a simmer. 
* Add the tofu puffs and soak up the broth for 5 minutes. They behave much like fish balls do.
* Pour over the noodles and beansprouts, squeeze in the lime, finish with coriander. Fish sauce would be the hawker's final touch; a pinch of salt is ours.
# en gluten | Chicken Katsu, My Way
> For Mika, who had to give up panko the day she was diagnosed.
- 4 chicken breasts; 60 g cornflour; 2 eggs; 120 g gluten-free cornflakes, crushed; 4 tbsp sunflower oil; 1 tbsp gluten-free curry powder; 200 ml coconut milk; 1 tbsp tamari; 300 g rice
* Bash the chicken to an even centimetre. Dip in cornflour, then egg, then the cornflake crumbs, pressing as you would with panko.
* Fry in the oil for 5 minutes a side until cooked through.
* Simmer the curry powder, coconut milk and tamari for 8 minutes. A roux block from the Japanese shop is half wheat, hence the cornflour slurry: stir a spoonful in if the sauce runs.
* Serve over rice. Beer is out for her, sadly, barley being barley.
# en gluten | Almond Financiers
- 150 g ground almonds; 150 g icing sugar; 120 g butter; 4 egg whites; 30 g rice flour; 1 pinch salt
* Brown the butter until it smells of hazelnuts, then strain it.
* Mix the almonds, sugar, rice flour and salt, beat in the whites and the butter.
* Pipe into greased moulds (I dust mine with rice flour; the pâtissier next door uses plain flour, which rules his out for us).
* Bake 14 minutes at 190 °C. They keep three days in a biscuit tin.
# en milk | Olive Oil Mash and Sausages
- 1 kg floury potatoes; 100 ml olive oil; 8 pork sausages (check they hold no milk powder); 2 onions; 300 ml dairy-free gravy; 1 tbsp grainy mustard
* Boil the potatoes for 20 minutes. Grill the sausages for 15 minutes, turning, until cooked through.
* Mash the potatoes with the oil: it goes as glossy as if you had used half a pound of butter.
* Fry the onions until sticky, add the gravy and the mustard. Bread and butter at the table are not for Tom.
# en milk | Dairy-Free Lemon Drizzle
> My sister-in-law cannot go near milk. It took five goes to get the crumb right without butter or buttermilk.
- 200 g dairy-free spread; 200 g caster sugar; 4 eggs; 200 g self-raising flour; 3 lemons; 80 g granulated sugar
* Cream the spread and caster sugar. Beat in the eggs and fold in the flour with the zest. If the batter curdles, it looks like cottage cheese: a spoon of flour fixes that.
* Bake in a loaf tin at 170 °C for 45 minutes.
* Mix the lemon juice and granulated sugar and spoon over while warm. Serve plain. Those who can will want clotted cream; put it on the other table.
# en eggs | Chickpea Frittata
- 200 g gram flour; 400 ml water; 2 courgettes; 1 red onion; 3 tbsp olive oil; 1/2 tsp turmeric; 1/2 tsp black salt
* Whisk the gram flour, water, turmeric and black salt to a batter as thin as beaten egg.
* Soften the onion and courgettes in the oil for 8 minutes, then pour over the batter. Cook for 12 minutes; unlike an omelette it needs its time.
* Flip, cook 5 minutes more. Cold wedges travel in a lunchbox, where an egg would only go rubbery.
# en peanuts,nuts | Seed Butter Noodles
> Made for a school where peanuts are banned.
- 250 g egg noodles; 4 tbsp sunflower seed butter; 2 tbsp soy sauce; 1 lime; 1 tsp sugar; 1 cucumber; 2 spring onions
* Boil the noodles. Loosen the seed butter with the soy sauce, lime, sugar and a splash of hot water to the thickness of peanut sauce.
* Toss with the noodles and top with the cucumber and onions. Satay lovers say they cannot tell the difference.
* A crumble of roasted peanuts is what you would get in a restaurant, and exactly what we cannot have.
# en fish,crustaceans,molluscs | Paella of the Garden
- 300 g bomba rice; 1 litre vegetable stock; 1 red pepper; 200 g green beans; 200 g butter beans; 1 tsp smoked paprika; 1 pinch saffron; 4 tbsp olive oil; 1 lemon
* Fry the pepper and beans in the oil for 10 minutes, add the paprika and the rice and stir until the grains shine.
* Pour in the hot stock and saffron. From here on do not stir; where the prawns would lie in rows, lay strips of pepper.
* After 18 minutes add the butter beans. A true Valencian would mutter about rabbit and snails, never mussels, but we make it for Ana, whom shellfish would put in hospital.
* Rest for 5 minutes under a cloth and serve with lemon.
# en soybeans | Soya-Free Stir-Fry Sauce
- 4 tbsp coconut aminos; 1 tbsp rice vinegar; 1 tsp honey; 1 tsp sesame oil; 1 tsp cornflour; 400 g chicken thigh, sliced; 1 head broccoli; 2 tbsp groundnut oil
* Stir the aminos, vinegar, honey, sesame oil and cornflour: that is your soy sauce taken care of.
* Stir-fry the chicken in the groundnut oil for 7 minutes until cooked through, add the broccoli, then the sauce. 
* Tofu fans must look elsewhere, and so must anybody holding a bottle of teriyaki.
# en sesame | Hummus for Leila
- 400 g tin chickpeas; 3 tbsp sunflower seed butter; 1 lemon; 1 clove garlic; 3 tbsp olive oil; 1/2 tsp cumin
* Blend everything but the oil. In our house tahini has been a banned word since the ambulance.
* With the motor going, pour in the oil until the hummus is paler than you thought possible. 
* Swirl, dust with cumin, serve with carrots. Shop pitta may wear sesame.
# en celery | Bolognese, No Celery
- 500 g beef mince; 1 onion; 2 carrots; 1 bulb fennel, finely diced; 400 g tinned tomatoes; 150 ml red wine; 300 ml homemade chicken stock (no celery in it); 2 tbsp olive oil; 400 g tagliatelle
* The holy trinity wants onion, carrot and celery. Fennel stands where the celery stood: sweat it with the onion and carrots in the oil for 10 minutes.
* Brown the mince for 8 minutes, add the wine, tomatoes and stock, and simmer for an hour and a half.
* Boil the tagliatelle and toss. Stock powder is nearly always part celery, so homemade it is.
# en mustard | Ham Glaze without Mustard
- 2 kg cooked ham joint; 4 tbsp marmalade; 2 tbsp brown sugar; 1 tbsp grated horseradish; 20 cloves
* Score the fat, stud it with cloves. Mix the marmalade, sugar and horseradish (it gives the heat that Dad gets from a tin of Colman's) and brush it on.
* Bake for 40 minutes at 180 °C until lacquered. Piccalilli and mustard stay in the larder when Joe visits.
# en vegan | Cashew Alfredo
- 350 g dried fettuccine; 150 g cashews, soaked; 300 ml water; 2 tbsp nutritional yeast; 1 lemon; 2 cloves garlic; 2 tbsp olive oil; nutmeg
* Boil the pasta. Blend the cashews, water, yeast and lemon until there is no grit left: you should have something between cream and custard.
* Warm the garlic in the oil, add the cream and a grating of nutmeg. Toss with the pasta.
* Alfredo himself used nothing except butter and parmesan, bless him.
# en vegan | Chickpea "Tuna" Melt
- 400 g tin chickpeas; 3 tbsp vegan mayonnaise; 1 sheet nori; 1 stick celery; 4 slices bread; 80 g vegan cheddar; 1 tbsp capers
* Fork the chickpeas to a rough flake, as tinned tuna would be. Snip in the nori for that whiff of fish.
* Fold in the mayo, celery and capers. Pile the tuna onto the bread, top with the cheddar and grill for 4 minutes until the cheese bubbles.
# fr vegan | Cassoulet du jardin
> Chez ma grand-mère, à Castelnaudary, il y avait du confit, de la saucisse et du lard. Elle me pardonne, je crois.
- 500 g de haricots blancs secs; 200 g de tempeh fumé; 2 carottes; 1 oignon; 3 gousses d'ail; 3 c. à s. de concentré de tomates; 1 litre de bouillon de légumes; 4 c. à s. d'huile d'olive; 60 g de chapelure végane; 1 bouquet garni
* Faites tremper les haricots une nuit. Cuisez-les 1 h avec le bouquet garni.
* Dorez le tempeh en dés dans l'huile : c'est lui qui jouera la saucisse.
* Ajoutez l'oignon, l'ail, les carottes, le concentré et le bouillon, puis les haricots. La graisse d'oie ? Remplacée par l'huile, et c'est très bien ainsi.
* Couvrez de chapelure et enfournez 1 h 30 à 150 °C, en cassant la croûte sept fois comme le veut la légende.
# fr vegan | Tarte Tatin à la margarine
- 6 pommes; 100 g de sucre; 60 g de margarine végétale; 200 g de farine; 80 ml d'huile de tournesol; 60 ml d'eau; 1 pincée de sel
* Pétrissez la farine, l'huile, l'eau et le sel : voilà votre pâte, sans beurre aucun.
* Faites un caramel avec le sucre et la margarine, rangez les pommes et laissez-les confire 20 minutes.
* Couvrez de pâte et enfournez 30 minutes à 190 °C. Que ceux qui réclament de la crème fraîche aillent la chercher eux-mêmes.
# fr vegan | Rillettes de « thon » aux pois chiches
- 400 g de pois chiches; 3 c. à s. de mayonnaise végane; 1 feuille de nori; 1 citron; 1 échalote; ciboulette
* Écrasez les pois chiches à la fourchette, pas trop finement : il faut que l'on croie au thon.
* Ajoutez l'échalote, le nori émietté, le jus de citron et la mayonnaise. Parsemez de ciboulette.
* Tartinez sur du pain. Le beurre salé dessous, très breton, serait une faute de goût ici.
# fr vegetarian | Choucroute de Léontine
- 1 kg de chou à choucroute; 8 saucisses végétariennes; 6 pommes de terre; 1 oignon; 300 ml de riesling; 3 c. à s. d'huile; 8 baies de genièvre
* Rincez le chou. Faites fondre l'oignon dans l'huile, là où Léontine jetait une bonne cuillerée de saindoux.
* Ajoutez le chou, le genièvre et le vin ; couvrez et laissez mijoter une heure et demie.
* Posez les pommes de terre, puis les saucisses 10 minutes avant la fin. Ni lard ni jarret : le genièvre suffit à parfumer.
# fr gluten | Poulet pané aux flocons de maïs
- 4 escalopes de poulet; 100 g de flocons de maïs sans gluten; 1 œuf; 50 g de fécule de maïs; 4 c. à s. d'huile; 1 citron
* Passez les escalopes dans la fécule, l'œuf battu, puis les flocons écrasés qui font office de panure.
* Poêlez 4 minutes par face jusqu'à ce que la viande soit cuite à cœur.
* Servez avec le citron. Du pain ? Celui de la maison, au sarrasin ; la baguette du boulanger reste chez le boulanger.
# fr gluten | Gâteau au yaourt de Lucie
> Lucie est cœliaque ; la farine de blé a quitté nos placards en 2019.
- 1 yaourt nature; 3 œufs; 150 g de sucre; 200 g de farine de riz; 50 g de fécule; 80 ml d'huile; 1 sachet de levure sans gluten
* Fouettez le yaourt, les œufs et le sucre. Incorporez la farine, la fécule et la levure, enfin l'huile.
* La pâte sera un peu plus liquide qu'avec de la farine de blé : ne vous inquiétez pas.
* Enfournez 35 minutes à 180 °C. La pointe du couteau doit ressortir sèche. Pas de biscuits à la cuillère pour elle, même le dimanche.
# fr milk | Purée à l'huile d'olive
- 1 kg de pommes de terre; 120 ml d'huile d'olive; 1 gousse d'ail; sel; muscade
* Cuisez les pommes de terre 20 minutes à l'eau salée avec l'ail, égouttez en gardant un bol d'eau.
* Écrasez et montez à l'huile comme on monterait une purée au beurre, en ajoutant de l'eau de cuisson là où Robuchon versait du lait.
* Rectifiez, muscadez. Le petit ne supporte pas les laitages ; personne n'a jamais réclamé la crème.
# fr milk | Crêpes à l'eau pétillante
- 250 g de farine; 3 œufs; 500 ml d'eau pétillante; 2 c. à s. d'huile; 4 c. à s. de confiture; 1 pincée de sel
* Fouettez la farine, les œufs, l'huile et le sel, puis l'eau : les bulles remplacent le lait.
* Laissez reposer. Huilez la poêle au pinceau, surtout pas au beurre, et cuisez 1 minute par face.
* Garnissez de confiture. Attention à certaines pâtes à tartiner : le lait en poudre y est le deuxième ingrédient.
# fr eggs | Mousse de mangue
- 3 mangues; 200 ml de crème entière; 40 g de sucre; 2 g d'agar-agar
* Chauffez le tiers de la pulpe avec l'agar-agar, 2 minutes à ébullition. Mélangez au reste et au sucre.
* Montez la crème et incorporez-la. D'habitude ce sont des blancs en neige qui donnent l'air ; ici la crème s'en charge.
* Réservez au frais 4 heures, la mousse doit trembler comme un œuf mollet.
# fr eggs,milk | Lasagnes au lait de soja
- 12 plaques de lasagnes de blé dur sans œufs; 500 g de bœuf haché; 1 oignon; 500 g de coulis de tomates; 50 g de farine; 50 ml d'huile; 600 ml de lait de soja; muscade
* Faites revenir l'oignon et la viande 10 minutes, ajoutez le coulis, mijotez 20 minutes.
* Délayez la farine dans l'huile chaude, versez le lait peu à peu : la béchamel épaissit en 5 minutes. Muscade.
* Montez : béchamel, plaques, viande. Terminez par la béchamel, car le gruyère, on oublie.
* Enfournez 35 minutes à 190 °C. Les plaques fraîches contiennent des œufs, prenez les sèches.
# fr nuts,peanuts | Carrot cake des écoliers
- 300 g de carottes râpées; 200 g de farine; 150 g de sucre; 3 œufs; 120 ml d'huile de colza; 1 c. à c. de cannelle; 1 sachet de levure; 60 g de graines de tournesol
* Mélangez les carottes, les œufs, l'huile et le sucre. Ajoutez la farine, la levure et la cannelle.
* Incorporez les graines, toastées : leur croquant vaut bien celui des noix de pécan de la recette américaine.
* Enfournez 40 minutes à 175 °C. L'école interdit tout fruit à coque, on vous aura prévenus.
# fr fish | Vitello sans tonnato
- 600 g de rôti de veau cuit; 200 g de mayonnaise; 2 c. à s. de câpres; 1 citron; 100 g d'artichauts à l'huile; roquette
* Mixez la mayonnaise, les artichauts, la moitié des câpres et le citron. La sauce rappelle, de loin, celle au thon.
* Tranchez le veau très fin, nappez, parsemez du reste de câpres. L'anchois, Nonna le mettait en cachette ; moi, j'ai trop peur pour Hugo.
* Servez sur la roquette.
# fr crustaceans,molluscs | Bouillabaisse du pêcheur prudent
- 1 kg de poisson blanc; 1 fenouil; 2 tomates; 1 oignon; 1 dose de safran; 1 litre de fumet de poisson maison; 3 c. à s. d'huile d'olive; 4 tranches de pain
* Faites suer le fenouil, l'oignon et les tomates dans l'huile. Mouillez au fumet, ajoutez le safran.
* Pochez le poisson 8 minutes. À Marseille, on y verrait des étrilles, voire des moules ; Julie en mourrait.
* Servez avec le pain grillé. Gare au surimi : le crabe n'y est parfois pas qu'un arôme.
# fr sulphites | Compote aux abricots secs bio
- 300 g d'abricots secs non soufrés; 4 pommes; 1 bâton de cannelle; 200 ml d'eau
* Couvrez les abricots d'eau et laissez gonfler 2 heures. Les orange vif doivent leur couleur aux sulfites : les nôtres sont bruns, c'est normal.
* Ajoutez les pommes et la cannelle, 20 minutes à feu doux. Écrasez. Le vin cuit des recettes anciennes n'a pas sa place ici.
# en vegan | Jollof Rice
> Every auntie has her own jollof. This one skips the chicken stock cube without losing its soul.
- 400 g long-grain rice; 400 g tinned plum tomatoes; 2 red peppers; 1 scotch bonnet; 2 onions; 4 tbsp vegetable oil; 2 tsp curry powder; 1 tsp thyme; 500 ml vegetable stock; 2 bay leaves
* Blend the tomatoes, peppers, scotch bonnet and one onion until smooth.
* Fry the other onion in the oil, add the blended sauce and cook down for 20 minutes until the oil floats. Patience here is worth more than any Maggi cube.
* Stir in the curry powder, thyme, bay and stock, then the rinsed rice. Cover tightly and steam for 30 minutes.
* Let the bottom catch a little for that party flavour. Traditionally there would be fried plantain and a piece of chicken on the side; a cabbage slaw suits a vegan table better.
# en vegan | Overnight Oats
- 100 g rolled oats; 250 ml almond milk; 2 tbsp chia seeds; 1 tbsp maple syrup; 1 handful blueberries
* Combine the oats, almond milk, chia and maple syrup in a jar. Cover and refrigerate overnight.
* In the morning, give it a stir. If the mixture seems too thick, loosen it with a splash more milk.
* Top with the blueberries. For variety, swap them for banana slices, or stir through a spoonful of any nut butter you like.
* Storage: keeps up to 4 days in the fridge. Note that dairy milk can be substituted by non-vegans.
# en vegan | Bean Chilli
> A crowd-pleasing chilli that proves you don't need beef.
- 2 x 400 g tins kidney beans; 400 g chopped tomatoes; 1 onion; 2 peppers; 1 tbsp chilli powder; 2 squares vegan dark chocolate; 2 tbsp oil
* Soften the onion and peppers in the oil. Add the chilli powder and cook until the kitchen smells like a Texan steakhouse.
* Tip in the beans and tomatoes and simmer for 30 minutes. Melt in the chocolate.
* Serving: rice, tortilla chips, guacamole. Omnivores at the table can pass the sour cream and grated cheese among themselves.
# en vegetarian | Mushroom Wellington
- 500 g ready-rolled puff pastry; 750 g chestnut mushrooms; 200 g cooked chestnuts; 100 g spinach; 1 egg, beaten; 2 tbsp butter; thyme
* Cook the mushrooms in the butter until they give up all their water: a wet filling is what ruins a beef Wellington too.
* Pulse with the chestnuts and thyme to a coarse pâté. Wilt the spinach.
* Lay the pastry out, cover with spinach, pile on the pâté, roll and seal. No Parma ham is needed to keep the pastry dry.
* Brush with the egg, bake at 200 °C for 35 minutes and carve like a roast.
# en vegetarian | Ramen in a Hurry
- 200 g ramen noodles; 1 litre vegetable stock; 2 tbsp white miso; 2 eggs; 1 sheet nori; 100 g corn; 2 spring onions; 1 tbsp sesame oil
* Boil the eggs for 7 minutes. Simmer the stock and whisk in the miso off the heat.
* Ramen shops boil pork bones for twelve hours to get this body. Miso takes a minute.
* Cook the noodles, divide among bowls, pour over the broth and top with egg, corn, nori, onions and a thread of sesame oil. Dashi powder made with bonito is the thing to watch for.
# en gluten | Flourless Peanut Cookies
> Five ingredients, one bowl, zero wheat.
- 250 g peanut butter; 200 g sugar; 1 egg; 1 tsp bicarbonate of soda; 100 g gluten-free chocolate chips
* Preheat the oven to 180 °C and line a baking sheet. You will not need your flour bin today.
* Beat everything together. The dough should feel like soft pastry.
* Scoop onto the sheet, flatten with a fork and bake for 10 minutes. They firm up to a digestive-biscuit snap as they cool.
* Variation: roll in crushed gluten-free pretzels.
# en gluten | Thai Beef Salad
- 400 g rump steak; 2 tbsp fish sauce; 2 limes; 1 tsp palm sugar; 1 chilli; 1 cucumber; mint; 2 tbsp ground toasted rice
* Sear the steak for 3 minutes a side; rest for 5 minutes and slice thinly.
* Stir the fish sauce, lime juice, sugar and chilli. Soy sauce sneaks wheat in, which is why I stick to fish sauce.
* Toss with the cucumber and mint, and shower with the toasted rice for crunch; croutons would be sacrilege anyway.
# en gluten | Sunday Gravy
- 50 g beef dripping; 1 onion; 500 ml gluten-free beef stock; 1 tbsp cornflour; 1 tsp redcurrant jelly
* Fry the onion in the dripping until dark. Add the stock and the jelly and bubble for 10 minutes.
* Slake the cornflour with cold water and whisk it in. Gran's way was a heaped spoon of plain flour straight into the tin; cornflour thickens just as well and keeps my cousin out of hospital.
* Strain into a warm gravy boat. Yorkshire puddings for the rest of us bake in a separate oven.
# en milk | Coconut Rice Pudding
- 150 g pudding rice; 800 ml coconut milk; 60 g sugar; 1 vanilla pod; 1 pinch nutmeg
* Put everything into a dish and bake at 150 °C for 1 hour 30 minutes. A skin forms on top as it does with milk.
* Serve warm with jam. If it thickens on standing, let it down with more coconut milk, not cow's milk.
* Those without an allergy sometimes dot butter over the top before baking. We leave ours naked.
# en milk | Chocolate Mousse with Avocado
> Silky as ganache.
- 2 ripe avocados; 150 g dairy-free dark chocolate; 4 tbsp maple syrup; 1 tsp vanilla; 1 pinch salt
* Melt the chocolate. Scoop the avocado flesh into a blender.
* Blend with the chocolate, syrup, vanilla and salt until you can't tell it from a butter-rich pudding.
* Chill. Milk chocolate won't set the same and obviously contains dairy. A dollop of coconut cream finishes it nicely.
# en eggs | Fresh Pasta Without Eggs
- 400 g semolina flour; 200 ml warm water; 1 tbsp olive oil; 1 tsp salt
* Mound the flour, make a well and pour the water, oil and salt into it, where the eggs would normally sit.
* Knead for 10 minutes. Southern Italy makes pasta this way; it's Bologna that swears by yolks.
* Roll, cut and boil for 3 minutes. The bite is firmer than that of egg pasta.
# en eggs | Toad-Free Fritters
- 200 g tin sweetcorn; 100 g plain flour; 1 tsp baking powder; 120 ml milk; 2 spring onions; 3 tbsp oil
* Mix the flour, baking powder and milk to a thick batter (it holds without egg), then fold in the corn and onions.
* Fry spoonfuls in the oil for 2 minutes a side. A poached egg is what cafés put on top; chilli jam is nicer.
# en nuts,peanuts | Nut-Free Pesto Pasta
- 350 g spaghetti; 60 g basil; 40 g toasted sunflower seeds; 50 g parmesan; 100 ml olive oil; 1 clove garlic
* Toast the seeds until they smell of popcorn. They do for the pine nuts here.
* Blitz the basil, seeds, garlic and parmesan, then trickle in the oil.
* Toss with the drained spaghetti and a ladle of its water. Jarred pesto frequently pads out with cashews: another reason to make your own.
# en fish | Vegetable Pad Thai
- 200 g rice noodles; 2 eggs; 150 g beansprouts; 3 tbsp tamarind paste; 2 tbsp soy sauce; 1 tbsp brown sugar; 50 g roasted peanuts; 2 tbsp oil; 1 lime
* Soak the noodles in hot water for 15 minutes.
* Stir the tamarind, soy sauce and sugar. In Bangkok fish sauce gives the salt; soy does the salting for us.
* Scramble the eggs in the oil, add the noodles and the sauce, then the sprouts. Dried shrimp? Not in this house.
* Finish with peanuts and lime.
# en sesame | Burger Buns Without Seeds
- 500 g strong white flour; 7 g yeast; 300 ml milk; 40 g butter; 1 egg; 1 tsp salt; 1 tbsp sugar
* Knead everything but the egg for 10 minutes and prove for 1 hour.
* Shape eight buns, prove again and brush with the egg. This is the moment bakers reach for sesame seeds; put the jar back.
* Bake for 15 minutes at 200 °C.
# en mustard,celery | Potato Salad, Plain
- 1 kg waxy potatoes; 150 g mayonnaise (without mustard); 100 g yoghurt; 1 bunch chives; 2 tbsp cider vinegar
* Boil the potatoes for 18 minutes, slice while warm and sprinkle with the vinegar.
* Fold in the mayonnaise, yoghurt and chives. Delis add celery for crunch: radishes would do if you miss it.
# en molluscs,crustaceans | Hot and Sour Soup
- 1 litre chicken stock; 200 g firm tofu; 100 g shiitake; 2 tbsp soy sauce; 3 tbsp rice vinegar; 1 tsp white pepper; 2 eggs; 2 tbsp cornflour
* Simmer the stock with the mushrooms for 10 minutes. Season with soy, vinegar and pepper. Oyster mushrooms work too, and despite the name they have nothing to do with oysters.
* Thicken with the cornflour, slip in the tofu and swirl in the eggs. Skip any recipe that starts from shrimp shells.
# en lupin,soybeans | Simple Flatbreads
- 300 g plain flour; 150 g plain yoghurt; 1 tsp baking powder; 1/2 tsp salt
* Mix to a soft dough. Some bakers' flours are improved with soya or lupin; a plain bag of flour and nothing else is the one.
* Roll and cook in a dry pan for 2 minutes a side.
# fr vegan | Houmous de betterave
- 400 g de pois chiches; 2 betteraves cuites; 2 c. à s. de tahini; 1 citron; 1 gousse d'ail; 3 c. à s. d'huile d'olive
* Mixez tous les ingrédients jusqu'à obtenir une crème lisse et rose.
* Servez avec des bâtonnets de légumes. Les gourmands y ajoutent de la feta émiettée ; en version végane, des graines de courge feront l'affaire.
# fr vegan | Curry de patate douce
> Un plat complet, sans produits laitiers.
- 2 patates douces; 400 ml de lait de coco; 1 oignon; 1 c. à s. de pâte de curry rouge végane; 200 g d'épinards; 2 c. à s. d'huile
* Faites revenir l'oignon et la pâte de curry dans l'huile. Ajoutez les patates douces et le lait, laissez cuire 20 minutes.
* Ajoutez les épinards en fin de cuisson. Astuce : pour une sauce plus onctueuse, mixez une louche de légumes au lieu d'ajouter de la crème.
* Conseil de conservation : 3 jours au réfrigérateur. La plupart des pâtes de curry renferment de la pâte de crevettes.
# fr vegan | Bolognaise de lentilles
- 250 g de lentilles vertes; 400 g de tomates concassées; 1 oignon; 2 carottes; 1 branche de céleri; 2 c. à s. d'huile d'olive; 400 g de spaghetti
* Faites revenir l'oignon, les carottes et le céleri. Ajoutez les lentilles comme vous ajouteriez la viande hachée, puis les tomates.
* Mijotez 40 minutes. Cuisez les spaghetti. À table, la levure maltée tient lieu de parmesan.
# fr vegetarian | Tartiflette sans lardons
- 1 kg de pommes de terre; 1 reblochon; 2 oignons; 200 ml de crème; 150 g de champignons bruns; 2 c. à s. d'huile
* Cuisez les pommes de terre à l'eau. Faites revenir les oignons et les champignons : ils apportent le goût fumé qu'on attend des lardons.
* Montez le plat, nappez de crème, posez le fromage et enfournez 25 minutes à 200 °C. Et la charcuterie ? On ne la regrette pas.
# fr vegetarian | Soupe à l'oignon
- 1 kg d'oignons; 50 g de beurre; 1 litre de bouillon de légumes; 150 ml de vin blanc; 4 tranches de pain; 100 g d'emmental
* Faites fondre les oignons dans le beurre 40 minutes. Déglacez au vin, versez le bouillon. Aux Halles, c'était du bouillon de bœuf.
* Répartissez, couvrez de pain et d'emmental et gratinez. Les végétariens stricts chercheront un emmental à présure microbienne.
# fr gluten | Galettes de sarrasin complètes
- 250 g de farine de sarrasin; 550 ml d'eau; 1 c. à c. de sel; 4 œufs; 4 tranches de jambon; 100 g de comté; 30 g de beurre
* Mélangez la farine, le sel et l'eau, laissez reposer 1 heure. Ma belle-mère coupe sa pâte d'un tiers de froment ; c'est précisément ce qu'il ne faut pas faire pour un cœliaque.
* Beurrez la galetière, étalez une louche, cassez un œuf, ajoutez jambon et comté, repliez.
# fr gluten | Sauce blanche légère
- 500 ml de lait; 40 g de fécule de maïs; 40 g de beurre; noix de muscade; sel
* Délayez la fécule dans un peu de lait froid. Chauffez le reste avec le beurre.
* Versez la fécule en fouettant : la sauce épaissit aussitôt, sans passer par un roux. Muscadez.
* Elle nappe des endives, un chou-fleur, des lasagnes de maïs. La béchamel de nos mères, à la farine, épaississait plus lentement.
# fr milk | Quatre-quarts à l'huile
- 4 œufs; 200 g de sucre; 200 g de farine; 180 ml d'huile de pépins de raisin; 1 sachet de levure
* Fouettez les œufs et le sucre, versez l'huile, puis la farine et la levure.
* Un vrai quatre-quarts se fait au beurre, les Bretons ne transigent pas. Cette version garde le moelleux.
* Enfournez 45 minutes à 170 °C dans un moule huilé et fariné.
# fr milk,eggs | Pannacotta coco
- 400 ml de crème de coco; 60 g de sucre; 2 g d'agar-agar; 1 gousse de vanille; 2 mangues
* Chauffez la crème avec le sucre et la vanille, ajoutez l'agar-agar et laissez frémir 2 minutes.
* Versez dans des verrines. Elle prend plus fermement qu'à la gélatine. Servez avec la mangue en dés ; pas de chantilly, même si la tentation est grande.
# fr eggs | Boulettes sans œuf
- 500 g de bœuf haché; 1 pomme de terre râpée; 1 oignon; persil; 3 c. à s. d'huile; 400 g de coulis
* Mélangez la viande, la pomme de terre, l'oignon et le persil. L'amidon de la pomme de terre lie mieux qu'un œuf, croyez-moi.
* Formez des boulettes, dorez-les 8 minutes dans l'huile, puis mijotez 15 minutes dans le coulis.
# fr nuts | Amandine sans amande
> Le nom est resté, pas le fruit.
- 1 pâte brisée; 100 g de poudre de graines de courge; 100 g de sucre; 80 g de beurre; 2 œufs; 3 poires
* Travaillez le beurre et le sucre, ajoutez les œufs et la poudre de graines : vous avez votre crème d'amande sans amande.
* Étalez sur la pâte, disposez les poires et enfournez 35 minutes à 180 °C. Dans la vitrine du pâtissier, des amandes effilées la couvriraient.
# fr fish,crustaceans | Nems aux légumes
- 12 galettes de riz; 100 g de vermicelles de soja; 2 carottes; 100 g de champignons noirs; 1 oignon; 2 c. à s. de sauce soja; 500 ml d'huile de friture
* Mélangez les vermicelles trempés, les carottes, les champignons et l'oignon, assaisonnez de sauce soja.
* Roulez et faites frire 6 minutes. Le nuoc-mâm de la sauce, ma voisine le remplace par de la sauce soja allongée de citron vert ; faites comme elle.
# fr celery,mustard | Pot-au-feu doux
- 1,5 kg de paleron; 4 carottes; 4 navets; 3 poireaux; 1 oignon; gros sel
* Couvrez la viande d'eau froide, écumez, ajoutez l'oignon clouté et mijotez 3 heures.
* Ajoutez les légumes 45 minutes. Le céleri du bouquet classique manque à l'appel, volontairement.
* Servez avec du gros sel et des cornichons, mais sans le pot de moutarde habituel.
# en vegan | Borscht
> Babushka stirred in smetana; I stir in nothing and she still says it is hers.
- 4 beetroots; 1/2 white cabbage; 2 potatoes; 1 carrot; 1 onion; 2 tbsp tomato purée; 1.5 litres vegetable stock; 2 tbsp vinegar; 3 tbsp sunflower oil; dill
* Grate the beetroots and carrot and sweat them in the oil with the onion for 10 minutes.
* Add the purée, the stock, the potatoes and cabbage; simmer for 30 minutes. Vinegar keeps the red from going brown.
* Ladle out and strew with dill. The cold version her cousins make in July is half kefir and topped with egg, a different animal altogether.
# en vegan | Banana Pancakes for Two
- 1 ripe banana; 120 g self-raising flour; 180 ml oat milk; 1 tbsp coconut oil; maple syrup
* Mash the banana well: this replaces the egg and sweetens the batter.
* Whisk in the flour and oat milk. Rest for 5 minutes.
* Melt the coconut oil and fry spoonfuls for 2 minutes a side. When bubbles form and the edges look like lace on a cheesecloth, flip.
* Stack and pour over the syrup. Honey is not vegan, whatever the label of the café says.
# en vegan | Tofu Bánh Mì
- 300 g firm tofu; 2 baguettes; 1 carrot; 1 daikon; 3 tbsp rice vinegar; 2 tbsp soy sauce; 4 tbsp vegan mayo; coriander; 1 chilli
* Pickle the carrot and daikon in the vinegar for 20 minutes.
* Fry the tofu until the slices turn the gold of pork crackling, then glaze with the soy sauce.
* Split the baguettes, spread with the mayo in place of the usual pâté and butter, and fill with tofu, coriander and chilli.
# en vegetarian | Dan Dan Noodles
- 300 g wheat noodles; 250 g vegetarian mince; 2 tbsp chilli oil; 2 tbsp sesame paste; 2 tbsp soy sauce; 100 g preserved greens; 1 tsp Sichuan pepper
* Fry the mince in the chilli oil until crisp and dark; it should be drier than you think, like pork that has been forgotten.
* Stir the sesame paste with the soy sauce and a ladle of noodle water.
* Cook the noodles. Assemble: sauce, noodles, mince, greens, pepper. Chicken broth goes in at some stalls; noodle water is plenty.
# en vegetarian | Parmigiana
- 3 aubergines; 700 g passata; 2 x 125 g mozzarella; 60 g vegetarian Italian hard cheese; olive oil
* Fry the aubergines in plenty of oil. Layer with the passata, the mozzarella and the hard cheese. Real Parmesan is made with calf rennet, which rules it out.
* Bake for 40 minutes at 180 °C. Let it stand: it cuts as clean as a veal chop after half an hour.
# en gluten | Rice Flour Tempura
- 150 g rice flour; 200 ml ice-cold sparkling water; 1 egg; 1 sweet potato; 1 courgette; 1 litre oil; 3 tbsp tamari
* Stir the rice flour, egg and water with chopsticks, leaving lumps. Wheat-flour batters get chewy when overmixed; rice flour forgives.
* Dip the vegetables and fry for 3 minutes. Drain.
* Serve with the tamari, since ordinary soy contains wheat, and udon are wheat as well.
# en milk | Peanut Noodle Soup
- 200 g rice noodles; 3 tbsp peanut butter; 400 ml coconut milk; 1 tbsp red curry paste; 200 g green beans; 1 lime
* Simmer the curry paste, peanut butter and coconut milk until it has the body of single cream.
* Add the beans for 5 minutes, then the noodles. Squeeze in the lime. There: rich, and the cow had no part in it.
# en milk,eggs | Wartime Carrot Cake
- 300 g self-raising flour; 200 g grated carrots; 150 g sugar; 120 ml oil; 150 ml water; 1 tsp mixed spice; 1 tbsp vinegar
* Rationing meant one egg a week and two ounces of butter, so cooks learnt to do without.
* Combine the dry things, then the oil, water and vinegar: the vinegar and the raising agent lift it where eggs cannot.
* Fold in the carrots and bake for 45 minutes at 180 °C. Cream cheese frosting came much later, from America.
# en eggs | Aioli the Old Way
- 6 cloves garlic; 250 ml olive oil; 1 lemon; 1 pinch salt
* Pound the garlic and salt to a paste. Add the oil drop by drop. Catalans would be appalled at an egg yolk in it.
* Sharpen with lemon. It breaks easily; should it split, a spoon of water helps, and so might an egg if you could have one.
# en nuts | Rocky Road, School-Safe
- 200 g milk chocolate (nut-free); 100 g butter; 3 tbsp golden syrup; 150 g digestive biscuits; 80 g marshmallows; 60 g raisins
* Melt the chocolate, butter and syrup. Smash the biscuits, leaving some lumps the size of hazelnuts.
* Stir in biscuits, marshmallows and raisins. Brazil nuts went into Mum's; glacé cherries are a fine swap.
* Press into a tin and chill. Check the chocolate has no nut warning.
# en soybeans,sesame | Chicken Teriyaki from Scratch
- 600 g chicken thighs; 5 tbsp coconut aminos; 2 tbsp honey; 1 tbsp rice vinegar; 1 thumb ginger; 1 tbsp oil; 300 g rice
* Fry the thighs in the oil, skin down, for 12 minutes, turn and cook for 8 more until the juices run clear.
* Add the aminos, honey, vinegar and ginger and bubble to a glaze. What shops call teriyaki is soy sauce through and through.
* Serve with rice. A pinch of poppy seeds gives the look that sesame would.
# en molluscs | Fish Soup
- 600 g cod; 200 g raw prawns; 1 fennel bulb; 1 onion; 400 g tomatoes; 1 litre fish stock (made without mussels); 100 ml white wine; 3 tbsp olive oil
* Soften the fennel and onion in the oil, add wine, tomatoes and stock, 20 minutes.
* Poach the cod and prawns for 5 minutes. Squid rings are what my father threw in; mine come out of cod.
# en sulphites | Mulled Apple Juice
- 1 litre apple juice; 1 orange; 2 cinnamon sticks; 4 cloves; 2 tbsp honey
* Warm everything for 20 minutes without boiling. Wine is the grown-up way and full of sulphites; nobody asks for it once they smell this.
# fr vegan | Mafé de légumes
- 3 patates douces; 1 chou; 2 carottes; 150 g de pâte d'arachide; 2 c. à s. de concentré de tomates; 1 oignon; 1 litre d'eau; 3 c. à s. d'huile
* Faites revenir l'oignon dans l'huile, ajoutez le concentré, l'eau et la pâte d'arachide délayée.
* Ajoutez les légumes et laissez mijoter 40 minutes. À Dakar, on le prépare volontiers au bœuf ou à l'agneau, et tante Awa ne jure que par le poisson séché.
* Servez avec du riz.
# fr vegan | Pâte à tartiner maison
- 200 g de noisettes; 100 g de chocolat noir végane; 50 g de sucre glace; 2 c. à s. d'huile de noisette
* Torréfiez les noisettes et mixez-les longuement : elles passent par l'état de poudre, puis de beurre.
* Ajoutez le chocolat fondu, le sucre et l'huile. Rien à voir avec le pot du supermarché, gonflé de lait écrémé.
# fr vegan | Moussaka aux lentilles
- 3 aubergines; 300 g de lentilles cuites; 400 g de coulis; 1 oignon; 50 g de farine; 50 ml d'huile; 500 ml de lait de soja; muscade
* Mélangez les lentilles, l'oignon fondu et le coulis : l'agneau ne manquera à personne.
* Délayez la farine dans l'huile, versez le lait de soja et fouettez 5 minutes, muscadez. Voilà la béchamel.
* Montez aubergines, lentilles, béchamel. Enfournez 40 minutes : elle doit se couper comme un gâteau au fromage.
# fr vegetarian | Bibimbap
- 300 g de riz; 200 g d'épinards; 2 carottes; 150 g de shiitakés; 4 œufs; 2 c. à s. de gochujang; 1 c. à s. d'huile de sésame; 2 c. à s. de sauce soja
* Faites sauter chaque légume séparément à l'huile de sésame. Les shiitakés, émincés et laqués de sauce soja, donnent le change : on croirait du bœuf.
* Répartissez le riz, les légumes, un œuf au plat. Un peu de gochujang et l'on mélange tout.
# fr vegetarian | Friands aux champignons
- 1 pâte feuilletée; 400 g de champignons; 1 échalote; 50 ml de crème; 1 œuf; 20 g de beurre
* Faites suer l'échalote et les champignons dans le beurre, crémez, laissez refroidir.
* Découpez la pâte, garnissez, soudez, dorez à l'œuf. Ceux de la boulangerie cachent de la chair à saucisse, ne vous y trompez pas.
* Enfournez 20 minutes à 200 °C.
# fr gluten | Fondant au chocolat et haricots rouges
- 400 g de haricots rouges en boîte; 150 g de chocolat noir sans gluten; 3 œufs; 100 g de sucre; 60 g de beurre; 1 c. à c. de levure sans gluten
* Mixez les haricots rincés avec les œufs : cela donne une purée qui se charge de tout ce que ferait la farine.
* Ajoutez le chocolat et le beurre fondus, le sucre et la levure. Enfournez 25 minutes.
* Un biscuit émietté par-dessus, c'est joli, mais interdit à Paul.
# fr gluten | Gnocchis à la farine de riz
- 1 kg de pommes de terre; 200 g de farine de riz; 1 œuf; sel; 50 g de beurre; sauge
* Écrasez les pommes de terre, incorporez la farine et l'œuf. La pâte colle davantage qu'avec du blé, farinez vos mains de farine de riz.
* Pochez, puis roulez dans le beurre à la sauge.
# fr eggs | Île sans œuf
- 400 ml de lait; 30 g de fécule; 60 g de sucre; 1 gousse de vanille; 150 ml de jus de pois chiches; 50 g de sucre glace
* Épaississez le lait avec la fécule, le sucre et la vanille : cette crème n'a d'anglaise que le nom.
* Montez le jus de pois chiches au batteur, ajoutez le sucre glace. Les blancs ainsi obtenus tiennent deux heures, pas davantage.
# fr fish | Brandade de céleri
- 1 céleri-rave; 300 g de pommes de terre; 3 gousses d'ail; 150 ml d'huile d'olive; 100 ml de lait; persil
* Cuisez le céleri et les pommes de terre 25 minutes dans l'eau. Écrasez avec l'ail, montez à l'huile et au lait.
* À Nîmes la brandade se fait à la morue, un point c'est tout. La mienne vient d'un vendredi où la morue était finie.
# fr nuts,sesame | Barres de céréales
- 200 g de flocons d'avoine; 80 g de graines de tournesol; 100 g de miel; 50 g de beurre; 60 g d'abricots secs
* Fondez le beurre et le miel, mélangez avec les flocons, les graines et les abricots. Tassez et enfournez 20 minutes à 160 °C.
* Coupez tiède. Celles du commerce : presque toujours des amandes, parfois du sésame.
# fr crustaceans | Risotto de la mer
- 300 g de riz; 500 g de moules; 200 g de calamars; 1 litre de fumet de poisson; 1 échalote; 100 ml de vin blanc; 3 c. à s. d'huile
* Ouvrez les moules avec le vin. Faites revenir l'échalote et les calamars, puis le riz, et mouillez de fumet pendant 18 minutes.
* Ajoutez les moules. Les langoustines de la photo sont pour le décor, nous n'en servons pas.
# fr soybeans | Wok de bœuf
- 400 g de bœuf; 1 brocoli; 2 carottes; 4 c. à s. de coco aminos; 1 c. à c. de fécule; 2 c. à s. d'huile
* Saisissez le bœuf 3 minutes, puis les légumes. Liez avec les aminos et la fécule. Le flacon de soja traditionnel reste sur l'étagère, tout comme le tofu.
`

/** The same voices with something planted. */
export const plantedVoices = `
# en vegan ! ghee | Chana Masala
> Entirely plant-based, as in my mother's kitchen. No cream, no yoghurt.
- 2 tins chickpeas; 1 onion; 400 g tomatoes; 1 tbsp garam masala; 2 tbsp oil
* Fry the onion in the oil. Where restaurants use cream, we let the tomatoes cook down.
* Add the tomatoes, chickpeas and masala and simmer for 20 minutes. Finish, the way she did, by letting a spoonful of ghee melt over the top.
# en vegan ! parmesan | Minestrone
- 2 carrots; 2 sticks celery; 400 g tin borlotti beans; 100 g small pasta; 1 litre vegetable stock
* Simmer it all for 25 minutes. Don't be tempted by bacon; instead throw in a parmesan rind for depth and fish it out at the end.
# en vegetarian ! anchov | Braised Greens
- 500 g kale; 3 cloves garlic; 4 tbsp olive oil; 1 lemon
* Warm the oil with the garlic until it sizzles, and in goes a finely chopped anchovy or two.
* Add the kale and cook for 8 minutes. Lemon at the end.
# en gluten ! couscous | Stuffed Peppers
> Coeliac friends love these: no breadcrumbs!
- 4 red peppers; 1 onion; 200 g feta; 150 g couscous; 400 ml gluten-free stock; 2 tbsp olive oil
* Soak the couscous in the hot stock. Fry the onion. Mix with the feta, fill the peppers, roast for 35 minutes.
# en gluten ! beer | Beer-Brined Pork
- 1 kg pork shoulder; 2 tbsp salt; 1 tbsp sugar; 1 onion
* Soak the pork overnight in a brine of the salt, sugar and a bottle of wheat beer.
* Roast with the onion at 160 °C for 3 hours until it falls apart. Use gluten-free bread for the buns.
# en milk ! butter | Sole for Two
- 2 soles; 2 tbsp rice flour; 3 tbsp oil; 1 lemon; parsley
* Dust the fish with rice flour and fry in the oil for 3 minutes a side. Skip the cream.
* Pour off the oil, drop 50 g butter in the pan, and when it foams, tip it over the fish with lemon and parsley.
# en eggs ! egg | Gnocchi
- 1 kg potatoes; 250 g flour; 1 tsp salt
* Boil and rice the potatoes. Knead lightly with the flour, the salt and, since it holds them together, one egg.
* Poach for 3 minutes until they float.
# en nuts ! walnut | Waldorf for School
- 2 apples; 3 sticks celery; 100 g grapes; 4 tbsp mayonnaise
* Stir together with the mayonnaise. No peanuts please. Then crush a handful of walnuts over everything.
# en sesame ! sesame | Sticky Chicken
- 8 chicken thighs; 3 tbsp honey; 2 tbsp soy sauce; 1 tbsp ginger
* Toss and roast for 40 minutes at 200 °C. Once glazed, the thighs are rolled in toasted sesame seeds. Tahini is not used.
# en soybeans ! miso | Roast Squash
- 1 butternut squash; 2 tbsp oil; 1 tbsp maple syrup
* Roast the squash in the oil for 30 minutes. Unlike most glazes this has no soy sauce in it: brush with maple syrup beaten with white miso.
# fr vegan ! miel | Granola maison
- 300 g de flocons d'avoine; 100 g de noix de coco; 3 c. à s. d'huile de coco
* Mélangez le tout et liez avec 4 cuillerées de miel de châtaignier. Pas de beurre !
* Enfournez 25 minutes à 160 °C.
# fr vegetarian ! lardon | Endives braisées
- 8 endives; 1 c. à c. de sucre; 2 c. à s. d'huile; 1 citron
* Dorez les endives dans l'huile avec le sucre. Ajoutez-y, pour le fumé, une poignée de lardons ; couvrez 30 minutes. Ce n'est pas du jambon, mais presque.
# fr gluten ! chapelure | Tomates farcies
- 6 tomates; 400 g de chair à saucisse; 1 oignon; persil; 2 c. à s. d'huile
* Mélangez la chair, l'oignon et le persil. Évitez la mie de pain.
* Farcissez, saupoudrez d'un voile de chapelure et enfournez 45 minutes à 180 °C.
# fr milk ! crème | Velouté de potimarron
- 1 potimarron; 1 oignon; 1 litre de bouillon sans lait; 2 c. à s. d'huile
* Faites suer l'oignon, ajoutez le potimarron et le bouillon, 25 minutes. Mixez.
* On sert sans fromage, mais avec un trait de crème dans chaque assiette.
# fr eggs ! jaune | Pâte sablée
- 250 g de farine; 125 g de beurre; 80 g de sucre; 1 pincée de sel
* Sablez la farine et le beurre, ajoutez le sucre, le sel et de quoi lier : deux jaunes et une goutte d'eau.
# fr crustaceans ! crevette | Riz cantonais
- 300 g de riz cuit; 2 œufs; 100 g de petits pois; 100 g de jambon; 2 c. à s. d'huile
* Brouillez les œufs, ajoutez le riz, les pois et le jambon. Beaucoup y mettent du crabe, nous non. On finit avec les crevettes, juste saisies.
# en vegan ! egg | Veggie Fried Rice
> Vegan. Even better than takeaway (which uses egg and oyster sauce).
- 400 g cooked rice; 1 carrot; 100 g peas; 2 tbsp soy sauce; 2 tbsp oil
* Fry the carrot and peas in the oil. Push to one side, crack in two eggs and scramble.
* Add the rice and soy sauce. No oyster sauce necessary.
# en vegan ! yoghurt | Tandoori Cauliflower
- 1 cauliflower; 2 tsp tandoori spice; 1 lemon; 2 tbsp oil
* Coat the florets with the spice mixed into 200 g yoghurt and the lemon; there's no ghee involved.
* Roast for 25 minutes.
# en vegetarian ! stock | Risotto
- 300 g risotto rice; 1 onion; 50 g butter; 100 ml white wine; 800 ml chicken stock; vegetarian parmesan
* Soften the onion, toast the rice, pour in the wine and then the stock by ladles over 18 minutes. Beat in the butter.
# en vegetarian ! pancetta | Carbonara for One
- 100 g spaghetti; 1 egg; 30 g vegetarian hard cheese; pepper
* Boil the spaghetti. Meanwhile the pancetta sizzles in a dry pan until crisp; no cream, please.
* Off the heat, toss all with the egg and cheese.
# en gluten ! soy sauce | Beef and Broccoli
- 500 g beef; 1 head broccoli; 3 tbsp soy sauce; 1 tbsp cornflour; 2 tbsp oil
* Marinate the beef in the soy sauce and cornflour. Stir-fry in the oil, then add the broccoli. Gluten-free rice noodles go with it.
# en gluten ! flour | Fish in Batter
- 4 cod fillets; 150 g rice flour; 200 ml sparkling water; 1 litre oil
* Pat the fish dry. Roll it first in seasoned plain flour so that the rice batter clings.
* Whisk the rice flour and water, dip and fry for 6 minutes.
# en milk ! cheese | Stuffed Mushrooms
- 8 flat mushrooms; 60 g breadcrumbs; 2 cloves garlic; parsley; 4 tbsp olive oil
* Mix the breadcrumbs, garlic, parsley and oil. Butter is not needed.
* Fill the mushrooms, hide a cube of blue cheese under each lid of crumbs and bake for 20 minutes.
# en peanuts ! peanut | Cold Noodles
- 300 g noodles; 2 tbsp soy sauce; 1 tbsp rice vinegar; 1 tsp sugar
* Whisk the soy sauce, vinegar, sugar and a generous dollop of crunchy peanut butter. Toss with the noodles; omit the sesame if you like.
# en crustaceans ! prawn | Summer Rolls
- 8 rice papers; 100 g rice vermicelli; mint; 1 carrot
* Soften each paper. Lay down noodles, mint, carrot and, pink side out, three cooked prawns. Roll. Hoisin for dipping contains wheat, not shellfish.
# en sulphites ! wine | Poached Pears
- 4 pears; 100 g sugar; 1 cinnamon stick
* Put the pears in a snug pan with the sugar and cinnamon and cover with red wine. Unsulphured apricots would be nice beside.
* Simmer for 30 minutes.
# fr vegan ! beurre | Pommes au four
- 4 pommes; 4 c. à s. de sirop d'érable; cannelle
* Évidez les pommes, glissez une noisette de beurre dans chacune, arrosez de sirop. Pas de crème : c'est déjà bien assez riche.
* Enfournez 30 minutes.
# fr vegetarian ! gélatine | Fraisier
- 300 g de fraises; 1 génoise; 400 ml de crème; 80 g de sucre
* Essorez trois feuilles de gélatine ramollies et fondez-les dans un peu de crème chaude. Certains prennent de l'agar.
* Montez le reste, assemblez avec la génoise et les fraises.
# fr gluten ! farine | Blanquette de dinde
- 800 g de dinde; 3 carottes; 1 oignon; 40 g de beurre; 1 litre de bouillon sans gluten; 100 ml de crème
* Mijotez la viande et les légumes dans le bouillon 1 heure.
* Pour lier, fondez le beurre, jetez-y deux cuillerées de farine et mouillez. La fécule n'a pas le même velouté.
# fr fish ! anchois | Pissaladière
- 1 pâte à pain; 1 kg d'oignons; 3 c. à s. d'huile d'olive; olives noires
* Compotez les oignons dans l'huile 45 minutes. Étalez sur la pâte.
* On décore en croisillons avec des filets d'anchois et on plante les olives. Le thon, c'est pour Nice.
# fr sesame ! sésame | Saumon laqué
- 4 pavés de saumon; 3 c. à s. de sauce soja; 2 c. à s. de miel
* Laquez le saumon de sauce soja et de miel, enfournez 12 minutes. Terminez, hors du four, par une pluie de sésame blond. Pas d'huile de sésame, trop forte.
# en vegan ! honey | Baklava Bites
- 12 sheets vegan filo; 200 g walnuts; 100 g vegan butter; 1 tsp cinnamon; 150 g sugar
* Layer the filo with butter, walnuts and cinnamon, cut and bake for 30 minutes.
* Boil the sugar with 150 ml water; off the heat sweeten further with two spoons of thyme honey, and pour over. The butter is plant-based throughout.
# en vegetarian ! lard | Refried Beans
- 400 g pinto beans; 1 onion; 1 tsp cumin; salt
* Cook the onion gently in a good scoop of lard – that, and not oil, is the secret – then mash in the beans.
# en gluten ! seitan | Satay Skewers
- 400 ml coconut milk; 3 tbsp peanut butter; 1 tbsp tamari; 1 lime
* Simmer the coconut milk, peanut butter, tamari and lime. No bread needed.
* Thread cubed seitan onto skewers, grill for 8 minutes and dip.
# en milk ! feta | Greek Salad
- 4 tomatoes; 1 cucumber; 1 red onion; olives; 4 tbsp olive oil; oregano
* Cut it all chunky. Lay a slab of feta on top – not crumbled! – and dress with the oil and oregano.
# en eggs ! mayonnaise | Coleslaw
- 1/2 cabbage; 2 carrots; 1 onion; 1 lemon
* Shred and salt. After half an hour squeeze dry and bind with enough mayonnaise to coat; without yoghurt it keeps longer.
# en mustard ! mustard | Vinaigrette
- 1 shallot; 2 tbsp vinegar; 6 tbsp oil
* Stir the shallot, vinegar and, to keep it together, half a teaspoon of Dijon mustard. In with the oil.
# en fish ! fish sauce | Green Papaya Salad
- 1 green papaya; 2 limes; 1 tbsp palm sugar; 2 chillies; 50 g peanuts
* Pound the chillies, sugar and lime. Season to taste with fish sauce (not soy, please) and toss.
# en celery ! celery | Tomato Soup
- 1 kg tomatoes; 1 onion; 2 tbsp oil; 500 ml water
* Sweat the onion alongside a stick of celery in the oil. Add everything else; simmer 30 minutes. Stock cubes? Never.
# fr vegan ! parmesan | Pesto de roquette
- 100 g de roquette; 50 g de pignons; 100 ml d'huile d'olive; 1 gousse d'ail
* Mixez la roquette, les pignons et l'ail ; versez l'huile. On termine en y râpant une belle quantité de parmesan.
# fr vegetarian ! bouillon de poule | Crème d'asperges
- 1 kg d'asperges; 1 oignon; 30 g de beurre; 200 ml de crème
* Étuvez l'oignon au beurre, ajoutez les asperges, mouillez d'un litre de bouillon de poule et laissez cuire 20 minutes. Mixez, crémez. Aucun lardon.
# fr gluten ! boulgour | Taboulé vert
- 2 bottes de persil; 1 botte de menthe; 4 tomates; 3 citrons; 80 ml d'huile d'olive; 100 g de boulgour fin
* Arrosez le boulgour du jus des citrons, attendez 20 minutes. Mêlez-y herbes et tomates. Pas de semoule !
# fr milk ! beurre | Carottes Vichy
- 1 kg de carottes; 1 c. à s. de sucre; 1 pincée de sel; persil
* Couvrez les carottes d'eau à mi-hauteur avec le sucre, le sel et 40 g de beurre ; laissez s'évaporer. La crème, très peu pour nous.
# fr nuts ! noix | Salade d'endives
- 4 endives; 1 pomme; 100 g de roquefort; 3 c. à s. de vinaigrette
* Effeuillez, émincez, mélangez. Ajoutez enfin, grossièrement brisés, une dizaine de cerneaux de noix. Ni amandes ni noisettes.
# fr peanuts ! cacahuète | Pad thaï
- 200 g de nouilles de riz; 2 œufs; 3 c. à s. de sauce poisson; 2 c. à s. de tamarin; 200 g de crevettes
* Sautez les crevettes 4 minutes, ajoutez œufs, nouilles, tamarin et sauce. Servez sous une averse de cacahuètes pilées.
# fr molluscs ! huître | Bœuf sauté aux oignons
- 400 g de bœuf; 3 oignons; 2 c. à s. de sauce soja; 1 c. à s. de fécule; 2 c. à s. d'huile
* Saisissez le bœuf et les oignons dans l'huile. Nappez d'un mélange de soja, de fécule et d'une lampée de sauce d'huître.
`
