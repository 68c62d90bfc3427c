/** Good recipes that speak of foods which they do not have: see `spoken-recipe.ts`. */
export const spokenEnglish = `
# en nuts | Roasted Carrot Soup
> Silky and gently sweet. Nut-free as written; some bought stocks are not, so read the packet.
- 800 g carrots; 1 onion; 2 tbsp olive oil; 1 l vegetable stock; 1 tsp ground cumin; salt
* Heat the oven to 200 °C. Toss the carrots and onion with the oil and cumin, and roast for 35 minutes until soft enough to squash with a fork.
* Simmer with the stock for 10 minutes, then blend. Check the label of the stock for nuts and "may contain" warnings.
* Season with salt. Crusty bread on the side makes it a meal.
# en fish | Caesar-Style Chicken Salad
> All the crunch, without the anchovies. Avoid bottled Caesar dressing, which often contains anchovy.
- 2 chicken breasts; 1 romaine lettuce; 4 tbsp mayonnaise; 1 lemon; 40 g Parmesan; 2 slices white bread; 2 tbsp olive oil; 1 clove garlic; pepper
* Cut the bread into cubes, toss with half the oil and fry for 4 minutes until golden to make croutons. Drain on kitchen paper.
* Fry the chicken in the rest of the oil for 7 minutes a side until no pink remains and it reaches 74 °C.
* Whisk the mayonnaise with the lemon juice, crushed garlic and half the Parmesan. Traditional versions use anchovy here; this one does not.
* Toss the lettuce with the dressing, slice the chicken over it, and finish with the croutons and the rest of the Parmesan.
# en milk | Creamy Coconut Lentil Curry
- 250 g red lentils; 400 ml coconut milk; 1 onion; 2 cloves garlic; 1 tbsp curry powder; 1 tbsp rapeseed oil; 500 ml water; salt; 1 lime
* Soften the chopped onion in the oil for 8 minutes. Add the garlic and curry powder and toast briefly until fragrant.
* Stir in the lentils, coconut milk and water; simmer for 20 minutes until the lentils have the texture of thick porridge.
* Squeeze in the lime and salt to taste. Serve with rice or any naan you like – shop-bought naan is usually made with yogurt or milk, so check.
* Do not be tempted to finish it with butter or cream; it does not need them.
# en | Chimichurri
> A sharp green sauce. Spoon over grilled steak, roast potatoes or fish.
- 1 bunch parsley; 3 cloves garlic; 2 tbsp red wine vinegar; 100 ml olive oil; 1 tsp dried oregano; 1 pinch chilli flakes; salt
* Finely chop the parsley and garlic.
* Stir with the vinegar, oil, oregano and chilli flakes; season with salt.
* Rest for 20 minutes. Spoon over grilled steak or brush onto prawns just before they leave the barbecue.
# en | Lasagne
- 500 g beef mince; 1 onion; 400 g chopped tomatoes; 2 tbsp olive oil; 50 g butter; 50 g plain flour; 600 ml milk; 12 lasagne sheets; 80 g Cheddar; salt; pepper; nutmeg
* Soften the onion in the oil, brown the mince for 8 minutes, add the tomatoes and simmer for 30 minutes to a thick ragù.
* For the béchamel, melt the butter, stir in the flour for a minute and whisk in the milk. Cook until it coats a spoon, like custard. Season with nutmeg.
* Layer ragù, lasagne sheets and béchamel in a baking dish, ending with béchamel. Scatter over the Cheddar.
* Bake at 190 °C for 35 minutes until bubbling. Season with salt and pepper. Rest 10 minutes before you cut it.
# en gluten gluten_free | Almond Lemon Cake
> Tender and naturally free of wheat.
- 200 g ground almonds; 150 g caster sugar; 4 eggs; 2 lemons; 100 g butter; 1 pinch salt
* Heat the oven to 170 °C. Butter a 20 cm tin and line it; do not dust it with flour.
* Cream the butter and sugar until pale. Beat in the eggs one by one, then the lemon zest and juice.
* Fold in the almonds and salt. The batter will be looser than one made with flour.
* Bake for 40 minutes until a skewer comes out clean. If you have not been tested for coeliac disease, there is no need to fear a stray crumb, but keep the work surface clean of bread and flour.
# en peanuts | Sesame Noodle Bowl
> Peanut sauce is usual here; tahini gives the same richness without peanuts.
- 250 g rice noodles; 3 tbsp tahini; 2 tbsp soy sauce; 1 lime; 1 cucumber; 2 spring onions; 1 tbsp sesame seeds; 1 tsp honey
* Cook the noodles by the packet's directions, drain and rinse.
* Whisk the tahini, soy sauce, lime juice and honey with 3 tbsp hot water until the sauce looks like peanut butter that has been left in the sun.
* Toss the noodles with the sauce and the cucumber cut into matchsticks. Scatter over the spring onions and sesame seeds.
* Tahini is sometimes made in factories that handle peanuts, so read the label. Never swap in peanut butter.
# en eggs egg_free | Eggless Chocolate Mug Cake
- 4 tbsp self-raising flour; 3 tbsp sugar; 2 tbsp cocoa powder; 4 tbsp milk; 2 tbsp sunflower oil
* Stir the flour, sugar and cocoa together in a large mug.
* Add the milk and oil, and mix to a batter the thickness of pancake batter. No egg is needed: the raising agent does its work.
* Microwave at 800 W for 90 seconds until it springs back. A scoop of vanilla ice cream would be good, but many ice creams contain egg yolk, so choose one without.
# en milk lactose_free | Garlic Mushrooms on Toast
- 400 g mushrooms; 2 cloves garlic; 3 tbsp olive oil; 4 slices sourdough bread; 1 bunch parsley; salt; pepper
* Slice the mushrooms and heat the oil in a wide pan.
* Cook the mushrooms for 8 minutes without crowding, add the garlic and pepper generously.
* Toast the bread, drizzle with a little more oil rather than butter, and pile on the mushrooms. Chop the parsley over, salt and serve.
# en crustaceans,molluscs | Fish Chowder
> Chowder normally has clams or prawns; this one keeps to white fish.
- 500 g haddock; 400 g potatoes; 1 leek; 300 ml milk; 30 g butter; 400 ml fish stock; 1 bay leaf; salt
* Melt the butter and sweat the leek for 6 minutes. Add the diced potatoes, bay leaf and stock and simmer 12 minutes.
* Pour in the milk, slide in the haddock in chunks the size of large prawns, and poach 5 minutes until it flakes.
* Check that the fish stock is not made with shellfish – many contain prawn or crab. Season with salt and take out the bay leaf.
# en vegan | Chickpea "Tuna" Sandwich
> Tastes of the seaside, though there is no fish in it.
- 400 g tin chickpeas; 3 tbsp vegan mayonnaise; 1 stick celery; 1 tbsp capers; 1 lemon; 8 slices wholemeal bread; salt
* Drain the chickpeas and mash roughly with a fork until they look like flaked tuna.
* Chop the celery and capers and stir in with the mayonnaise and lemon juice. Salt to taste.
* Fill the bread and cut in half. Not every sliced loaf is vegan: a few are brushed with egg or made with milk.
# en vegetarian | Mushroom Gravy
- 300 g mushrooms; 1 onion; 2 tbsp butter; 2 tbsp plain flour; 500 ml vegetable stock; 1 tsp Marmite; pepper
* Brown the sliced mushrooms and onion in the butter for 15 minutes.
* Stir in the flour, then the stock and Marmite. Simmer 10 minutes until it coats the back of a spoon.
* Pepper to taste. Pour over mash, sausages or a nut roast. Meat eaters could use beef stock instead.
# en nuts nut_free | Seed Granola
> A granola that stays out of the nut bowl.
- 300 g rolled oats; 80 g pumpkin seeds; 80 g sunflower seeds; 3 tbsp honey; 3 tbsp sunflower oil; 100 g raisins; 1 tsp cinnamon
* Heat the oven to 160 °C and line a tray.
* Warm the honey with the oil, stir in the oats, seeds and cinnamon, and press into lumps the size of a walnut.
* Bake 25 minutes, turning once, until the colour of hazelnuts. Stir in the raisins.
* Oats and seeds are often packed where almonds and cashews are handled; buy ones marked safe for nut allergies. Good with yoghurt or milk.
# en | Quick Flatbreads
- 250 g plain flour; 250 g natural yoghurt; 1 tsp baking powder; 1 pinch salt; 1 tbsp olive oil
* Mix the flour, yoghurt, baking powder and salt to a dough. Flour the worktop and knead for a minute.
* Divide into six, each about the size of a lime, and roll thin. If it tears like wet pastry, add a little more flour.
* Oil a pan and cook the flatbreads 2 minutes a side until puffed. Serve with hummus, curry or a bowl of lentil soup.
# en sesame | Hummus without Tahini
> Greek yoghurt takes the place of the tahini, since sesame is out.
- 400 g tin chickpeas; 4 tbsp Greek yoghurt; 1 lemon; 1 clove garlic; 3 tbsp olive oil; salt; 1 tsp ground cumin
* Drain the chickpeas, keeping the liquid. Blend with the yoghurt, lemon juice, garlic and cumin.
* Trickle in the oil and enough liquid for a smooth cream. Salt to taste.
* Serve with carrot sticks or pitta. Choose breads without sesame seeds on top, and skip za'atar, as it contains sesame.
# en gluten | Chicken Tacos
- 500 g chicken thighs; 8 corn tortillas; 1 lime; 1 tsp paprika; 1 tsp ground cumin; 1 avocado; 1 tomato; 1 tbsp oil; salt
* Rub the chicken with the spices, salt and oil. Fry over medium heat for 8 minutes a side until it reaches 74 °C and the juices run clear.
* Rest, then pull into shreds with two forks. Dice the tomato and avocado and dress with lime.
* Warm the tortillas in a dry pan until they smell toasted. Some corn tortillas are mixed with wheat flour, so look for "100 % corn" on the packet.
* Fill and serve. For those who eat gluten, flour tortillas work as well.
# en milk,eggs | Dairy-Free Apple Crumble
- 1 kg apples; 150 g plain flour; 100 g sugar; 90 g coconut oil; 1 tsp cinnamon; 1 lemon
* Peel and chop the apples into a dish with the lemon juice and half the cinnamon.
* Rub the coconut oil into the flour, the rest of the cinnamon and the sugar until it looks like wet sand or coarse breadcrumbs.
* Scatter over the apples and bake at 190 °C for 40 minutes. You would normally use butter here, but coconut oil crisps just as well.
* Serve warm. Custard and ice cream both contain milk, and custard has eggs; a dairy-free alternative is fine.
# en soybeans | Beef and Broccoli
- 400 g beef sirloin; 300 g broccoli; 3 tbsp coconut aminos; 1 tbsp cornflour; 2 cloves garlic; 1 tbsp oil; 1 tsp honey
* Slice the beef thinly and toss with the cornflour. Coconut aminos stand in for soy sauce, which is off limits.
* Stir-fry the beef in the oil for 3 minutes, lift out, then cook the broccoli with a splash of water for 4 minutes.
* Add the garlic, coconut aminos and honey, return the beef, and bubble until glossy. Don't reach for oyster sauce or hoisin, since both usually contain soy.
# en vegan | Smoky Black Bean Burgers
- 2 x 400 g tins black beans; 1 onion; 60 g breadcrumbs; 1 tsp smoked paprika; 1 tbsp tomato purée; 2 tbsp oil; 4 burger buns; 1 tomato; salt
* Drain and dry the beans. Squash two thirds of them with a fork.
* Soften the chopped onion in half the oil, mix with the beans, breadcrumbs, paprika, tomato purée and salt. Shape four patties as you would beef burgers.
* Chill 20 minutes, then fry in the remaining oil for 5 minutes a side until crusted. They will not bleed like meat.
* Split and toast the buns, slice the tomato, and build the burgers. Brioche buns contain butter and eggs, so pick plain ones.
# en | Poached Eggs
> Softly set, with a yolk the colour of marigolds.
- 4 eggs; 1 tbsp white wine vinegar; 4 slices bread; 20 g butter; salt
* Bring a wide pan of water to a bare simmer and add the vinegar.
* Crack each egg into a cup and slip it in. Poach 4 minutes until the whites are set and the yolks run like honey.
* Toast the bread and butter it. Lift the eggs out with a slotted spoon, drain on paper and set on the toast. Salt lightly.
* For a bigger breakfast, add grilled bacon, smoked salmon or a spoonful of hollandaise.
# en nuts,peanuts | Chocolate Fridge Cake
- 200 g dark chocolate; 100 g butter; 2 tbsp golden syrup; 200 g digestive biscuits; 100 g raisins
* Line a loaf tin. Melt the chocolate, butter and syrup together over barely simmering water.
* Break the biscuits into pieces no bigger than a hazelnut and stir in with the raisins.
* Press into the tin and chill 2 hours. Cut with a knife dipped in hot water.
* Many bars of chocolate carry traces of hazelnut or peanut; only use ones whose label does not mention them. Friends without an allergy may add pistachios to their own half.
# en celery | Chicken Noodle Soup
- 1 chicken, 1.5 kg; 2 carrots; 1 onion; 150 g egg noodles; 1 bay leaf; 1 bunch parsley; salt
* Put the chicken, carrots, onion and bay leaf in a large pot, cover with 2.5 l water and simmer for 75 minutes until the meat falls from the bone and the thickest part of the thigh reads 74 °C.
* Celery is left out on purpose. Stock cubes nearly always contain celery, which is why this soup makes its own stock.
* Strain, shred the meat and return it to the broth with the noodles; cook 6 minutes. Chop in the parsley and salt to taste.
# en fish vegetarian | Vegetarian Pad Thai
- 200 g rice noodles; 2 tbsp tamarind paste; 2 tbsp soy sauce; 1 tbsp brown sugar; 200 g firm tofu; 2 eggs; 100 g bean sprouts; 50 g roasted peanuts; 2 tbsp oil; 1 lime
* Soak the noodles in warm water for 20 minutes. Mix the tamarind, soy sauce and sugar; there is no fish sauce in this version.
* Fry the cubed tofu in the oil until golden, push aside and scramble the eggs.
* Add the noodles and sauce, toss for 3 minutes, then the bean sprouts. Crush the peanuts over and serve with lime.
* Prawns, like dried shrimp and fish sauce, are not for this table.
# en | Focaccia
- 500 g strong white flour; 7 g dried yeast; 10 g salt; 400 ml water; 60 ml olive oil; 2 sprigs rosemary; 1 tsp flaky salt
* Mix the flour, yeast, salt and water to a sticky dough and rest 15 minutes. Fold four times over an hour.
* Oil a tin generously, tip in the dough and prove until it wobbles like jelly.
* Dimple with your fingers, drizzle over the rest of the oil and scatter over the rosemary and flaky salt.
* Bake at 220 °C for 25 minutes. Tear and eat with olives, burrata or a slice of prosciutto; it also makes a fine base for sandwiches of grilled chicken.
# en mustard | Honey Glazed Carrots
- 600 g carrots; 30 g butter; 2 tbsp honey; 1 tsp thyme; salt; pepper
* Simmer the carrots in salted water for 8 minutes and drain.
* Melt the butter with the honey and thyme, add the carrots and glaze for 5 minutes. Season with salt and pepper.
* Some cooks whisk in Dijon mustard; it is left out here for the sake of the allergy. Serve beside roast beef or ham.
# en gluten,milk | Rice Paper Rolls
- 12 rice paper wrappers; 150 g rice vermicelli; 1 carrot; 1 cucumber; 1 avocado; 1 bunch mint; 3 tbsp tamari; 1 lime; 1 tsp sugar
* Soak the vermicelli in boiling water for 4 minutes and drain.
* Cut the carrot, cucumber and avocado into sticks as thin as spaghetti.
* Dip each wrapper in water, fill with the vermicelli, vegetables and mint, and roll up as you would a burrito.
* Mix the tamari, lime juice and sugar for dipping. Is your tamari truly wheat-free? Ordinary soy sauce is brewed with wheat, so make sure.
# en | Beef Stew
- 800 g stewing beef; 2 onions; 3 carrots; 2 tbsp plain flour; 2 tbsp oil; 500 ml beef stock; 1 tbsp tomato purée; 1 bay leaf; salt; pepper
* Pat the beef dry, season with salt and pepper and dust with the flour. Brown in the oil in batches.
* Soften the onions in the same pot, stir in the tomato purée, and return the meat. Add the stock, carrots and bay leaf.
* Cover and braise at 150 °C for 2½ hours until you can cut it with a spoon. If the gravy seems thin, mash a carrot into it.
* Ladle over mashed potato, buttered noodles or polenta. It freezes well: cool it quickly, and keep up to 3 months.
# en sulphites | Braised Red Cabbage
- 1 red cabbage; 2 apples; 1 onion; 30 g butter; 2 tbsp sugar; 1 lemon; 100 ml apple juice; salt
* Melt the butter, soften the sliced onion, then add the shredded cabbage, grated apples, sugar, lemon juice and apple juice.
* Cover and cook gently for an hour. Salt.
* Red wine and wine vinegar are the classic way, but both contain sulphites; lemon does the job. Dried fruit such as sultanas is often sulphured, so leave it out.
# en vegan | Banana Oat Pancakes
- 2 bananas; 150 g gluten-free oats; 200 ml oat milk; 1 tsp cinnamon; 1 tbsp coconut oil; maple syrup
* Blend the bananas, oats, oat milk and cinnamon to a batter. No egg or wheat flour is needed.
* Melt a little of the coconut oil and fry spoonfuls for 2 minutes a side. Don't use butter if a vegan is coming.
* Stack, and pour over maple syrup. If your oats do not say "gluten-free", they may have met wheat or barley in the mill.
# en lupin | Corn Fritters
- 300 g sweetcorn; 2 eggs; 60 g cornflour; 2 spring onions; 1 tsp baking powder; 2 tbsp oil; salt
* Beat the eggs with the cornflour, baking powder and salt. Stir in the sweetcorn and sliced spring onions.
* Fry tablespoons of the batter in the oil for 3 minutes a side.
* Lupin flour turns up in gluten-free blends, which is why plain cornflour is used. Eat hot, with chilli sauce or guacamole on the side.
# en milk | Mashed Potatoes with Olive Oil
- 1 kg floury potatoes; 100 ml olive oil; 2 cloves garlic; salt; pepper
* Boil the potatoes and garlic in salted water for 18 minutes. Drain, keeping a cup of the water.
* Mash with the oil and enough of the water to make a purée as soft as whipped cream. Season with salt and pepper.
* Serve at once. If no one at the table avoids dairy, butter and warm milk may replace the oil and water.
# en eggs,milk | Aquafaba Meringues
> As crisp as the ones made from egg whites.
- 120 ml chickpea liquid; 150 g caster sugar; 1/2 tsp cream of tartar; 1 tsp vanilla extract
* Whip the chickpea liquid with the cream of tartar until it looks like beaten egg whites, about 8 minutes.
* Rain in the sugar a spoonful at a time, then the vanilla, whisking until stiff and glossy as marshmallow.
* Pipe into peaks and dry at 100 °C for 90 minutes. Contrary to egg meringues these soften fast. Top with berries if you wish. Cream, of course, is out.
# en | Vegetable Fried Rice
- 400 g cooked rice; 2 eggs; 2 carrots; 100 g peas; 3 spring onions; 2 tbsp soy sauce; 2 tbsp oil
* Heat the oil until shimmering. Scramble the eggs and lift out.
* Stir-fry the carrots 3 minutes, add the peas and rice and fry until the grains jump.
* Pour in the soy sauce, return the egg, and finish with spring onions. Leftover roast pork, chicken or prawns can go in too. Keep cooked rice no longer than a day in the fridge.
# en nuts,sesame | Basil Pesto Pasta, Nut Free
- 400 g spaghetti; 80 g basil; 50 g sunflower seeds; 60 g Parmesan; 1 clove garlic; 120 ml olive oil; salt
* Pound the basil, garlic and seeds to a paste in a mortar; work in the cheese and oil. Sunflower seeds replace the pine nuts, and pine nuts themselves are no friend of everybody with a nut allergy.
* Cook the spaghetti in salted water, keep a ladleful of the water, and toss with the pesto.
* Bought pesto may contain cashews or walnuts, so don't substitute it. Serve.
# en | Shepherd's Pie
- 500 g lamb mince; 1 onion; 2 carrots; 1 tbsp oil; 300 ml lamb stock; 1 tbsp Worcestershire sauce; 800 g potatoes; 40 g butter; 60 ml milk; salt; pepper
* Brown the mince in the oil for 8 minutes, breaking it up until it resembles coffee grounds. Add the onion and carrots and sweat for 10 minutes.
* Pour in the stock and Worcestershire sauce; simmer 25 minutes to a thick gravy.
* Boil the potatoes 18 minutes, drain, and mash with the butter and milk. Salt and pepper both.
* Spread the mash over the filling, rough it up with a fork and bake at 200 °C for 25 minutes. With beef in place of lamb it is a cottage pie. Peas are the usual company.
# en fish,crustaceans | Tofu Laksa
- 300 g tofu; 400 ml coconut milk; 3 tbsp vegan curry paste; 600 ml vegetable stock; 200 g rice noodles; 100 g bean sprouts; 1 lime; 1 tbsp oil
* Fry the curry paste in the oil for 2 minutes. Most curry pastes are made with shrimp; look for one labelled vegan, and if in doubt ring the maker about fish or shellfish.
* Add the coconut milk and stock, simmer 10 minutes, then the cubed tofu.
* Divide the cooked noodles and bean sprouts between bowls, ladle over the soup and squeeze lime over.
# en gluten | Baked Salmon with Potatoes
- 4 salmon fillets; 600 g new potatoes; 1 lemon; 2 tbsp olive oil; 1 bunch dill; salt
* Toss the potatoes with half the oil and salt; roast at 200 °C for 25 minutes.
* Lay the salmon among them, brush with the rest of the oil and roast 12 minutes more until it flakes.
* Slice the lemon, chop the dill, scatter over. It needs no breadcrumb crust. A question worth asking at the fish counter: has the fillet been dusted with flour?
# en soybeans,milk | Dark Chocolate Bark
- 200 g soya-free dark chocolate; 30 g dried cranberries; 30 g pumpkin seeds; 1 pinch flaky salt
* Melt the chocolate gently, spread on a lined tray and sprinkle with the cranberries, seeds and salt.
* Leave to set for an hour, then break into shards like thin toffee. Most chocolate includes soya lecithin and often milk powder: check every time you buy, as recipes change.
# en | Vinaigrette
- 1 tbsp Dijon mustard; 2 tbsp white wine vinegar; 6 tbsp olive oil; 1 shallot; salt; pepper
* Whisk the mustard and vinegar with salt and pepper. Trickle in the oil, whisking until it thickens like thin mayonnaise.
* Stir in the finely chopped shallot. Good on lettuce, warm potatoes, lentils, asparagus or leftover chicken. It keeps a week in a jam jar.
# en vegetarian,nut_free | Spinach and Ricotta Cannelloni
- 250 g cannelloni; 500 g ricotta; 400 g spinach; 1 egg; 400 g passata; 1 clove garlic; 1 tbsp olive oil; 60 g mozzarella; nutmeg; salt
* Wilt the spinach, squeeze dry and chop. Mix with the ricotta, egg, a grating of nutmeg and salt. Nutmeg is a seed and not a nut.
* Make a quick tomato sauce: warm the garlic in the oil, add the passata and simmer 10 minutes.
* Fill the cannelloni, lay over half the tomato sauce, cover with the rest and tear over the mozzarella.
* Bake 30 minutes at 190 °C until the cheese has melted into puddles. Leave out Parmesan unless it is a vegetarian one: real Parmesan is set with calf rennet.
`
