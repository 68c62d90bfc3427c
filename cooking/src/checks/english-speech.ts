import type { SpeechTable } from './speech-table.ts'

/** What English words do to the foods of their clause. */
export const englishSpeech: SpeechTable = {
  signals: {
    adds: `stirred in|stirred into|added to|is added|are added|mixed in|beaten in|whisked in|folded in|goes in next|goes in now|go in next|go in now
      go in last|goes in last|goes on top|go on top|scattered over|poured over|poured in|sprinkled over|can now|should now|can then|you can now|you can then|you may now|you should|not forget|n t forget
      not omit|n t omit|not skip|n t skip|not leave out|n t leave out|not be shy|n t be shy|not hesitate|n t hesitate|not skimp|n t skimp|not hold back
      n t hold back|not be afraid|n t be afraid|not only|no more than|no less than|not less than|never skip|never forget|never omit|not miss|n t miss`,
    like: `like|likes of|size of|sizes of|colour of|color of|colours of|texture of|consistency of|thickness of|shape of|shapes of|feel of|look of|smell of|smells of
      taste of|tastes of|scent of|weight of|as for|as with|as you|as if|as a|as an|just as|resembles|resemble|resembling|similar to|reminiscent of|than|echo of
      echoes|the way|bite of|heft of|chew of|crunch of|richness of|snap of|sheen of|grain of|recalls|mimics|mimic|imitates|feel of|spirit of|manner of|style of|called|known as`,
    spares: `instead of|in place of|in lieu of|rather than|stand in for|stands in for|standing in for|take the place of|takes the place of|taking the place of
      avoid|avoiding|skip|skipping|omit|omitting|leave out|leaving out|leaves out|steer clear of|keep clear of|stay clear of|clean of|clear of|free of|free from|stay away from
      keep away from|stays out of|keep out|do without|does without|no need for|no need of|needs no|need no|needs neither|need neither|resist|refrain|contrary to|unlike|other than|apart from
      except|beware|watch out for|out of reach|never mind|in a way that|no longer|far from|away from|substitute for|alternative to|replacement for|neither|absence of|missing the|miss the
      makes up for|make up for|not even|anything but|no trace of|skips`,
    holds: `contain|contains|containing|contained|made with|made from|made of|based on|brewed with|mixed with|brushed with|set with`,
    cautions: `label|labels|labelled|labeled|labelling|trace|traces|allergy|allergies|allergic|allergen|allergens|intolerant
      intolerance|intolerances|coeliac|celiac|coeliacs|celiacs|contamination|contaminated|cross contact|factory|factories|packaging|small print|ingredients list|ingredient list|list of ingredients
      manufacturer|manufacturers|the maker|its maker|produced in|packed where|are handled|is handled|that handle|handles|processed with|processed in|the packet says|read the packet|ask about|ask after|enquire|inquire|problem|not held|not touched|not seen|care with|off the menu|among its ingredients|among their ingredients|certified|may have met|in contact with|off limits
      left out|left it out|leave it out|leave them out|is out|are out|not for|no friend|not needed|not necessary|unnecessary|no place|do not belong|does not belong|forbidden|banned|by mistake
      hide in|hides in|lurk|lurks|turn up in|turns up in|turn up|find its way|finds its way|reaction|diagnosed|tested for|doctor|not suitable|unsuitable|suspect|ask the|ask your|ask whether|ask if|tolerate|does not use|do not use any|is not used|are not used
      is omitted|are omitted|not included|not part of|missed|goes unmissed|nobody will miss|no one will miss|you won t miss|will not miss|made without|not vegan|not vegetarian|not gluten free|not dairy free`,
    minds: `check|make sure|making sure|ensure|look for|ask|be sure|see that|verify|confirm|choose|buy|pick one|pick a`,
    habit: `usually|often|sometimes|normally|traditionally|typically|commonly|generally|frequently|classically|ordinarily|conventionally|originally|customarily|nearly always|almost always|mostly|rarely|seldom
      usual|traditional|classic|typical|customary|conventional|ordinary|original|authentic|regular|standard|real|shop bought|store bought|bought|commercial|ready made|supermarket|many|most|some brands|some versions|some recipes|some cooks
      some people|some kinds|some types|some shops|some bottled|some ready|some of them contain|some corn|some stock|some stocks|some sausages|some sauces|some chocolates|not every|not all|a few are|certain|certain brands|plenty of brands|several brands|other recipes|other versions|purists|several cooks
      elsewhere|in italy|in france|in restaurants|restaurants|restaurant|tradition|traditionalists|calls for|call for|called for|is a seed|is not a nut|are not nuts|comes from|come from|began as|history`,
    offers: `could|would be|would make|would work|would suit|would add|would go|would also|might|you can|you may|you can also|can go in too|can go in|can be replaced|can be swapped|can be added|can be used|can also|can replace|can stand in|can take|may replace
      may be replaced|may be used|may be added|may take|also work|works too|work too|works as well|work as well|works well|work well|works just|work just|is fine|are fine|is good|are good|are welcome|is welcome|is lovely|are lovely|is nice|are nice|is delicious|are delicious|is also|are also
      also good|also makes|also make|make a good|makes a good|make good|makes good|makes a fine|makes a great|is great|are great|good with|good on|good over|good in|good alongside|goes well|go well|go nicely|goes nicely|pairs|pair well|great with|great on|great for|great over|great in
      lovely with|lovely on|lovely over|delicious with|delicious on|perfect with|perfect for|perfect on|ideal with|ideal for|ideal on|excellent with|excellent on|wonderful with|nice with|nice on|best with|at home with|at home beside|suits|suit|sits well|is all it needs|are all it needs
      makes it a meal|make it a meal|makes a meal|round it off|rounds it off|fancy|why not|how about|turn it into|turns it into|variation|variations|variant|company|companion|companions|partner|partners|accompany|accompanies|alongside it|welcomes|loves|asks for|calls out for|cries out for|begs for
      in place of lamb|happy with|happy next to|happy beside|a treat with|a treat on|superb with|fantastic with|tasty with|tasty on|eaten with|served with|served over|served on|also nice|leftovers`,
    choice: `if you like|as you like|as you wish|as you prefer|if you wish|if you prefer|if you want|if you fancy|if desired|if liked|if wished|if using|if preferred|optional|optionally|such as|for example|for instance|e g|to your taste|of your choice|your favourite|your favorite|any you like
      you like|you prefer|whatever you|whichever|for extra|for a richer|for a bigger|for more|for a change|for a variation|for a spicier|for a heartier|for a lighter|for a treat|if you have|if you eat|feel free|say`,
    serves: `serve|enjoy|eat|offer|accompany|alongside|beside|pair|tuck into|to go with|on the side|for dipping|for serving|to serve|to dip|use it to|use them to|use it as|use them as`,
    over: `spoon over|ladle over|pour over|pile on to|pile onto|stuff into|pile into|load into|roll in|roll up in|wrap in|brush onto|brush on to|spoon onto|spoon on to|drizzle over|dollop onto|heap on|tip over|spread on|spread over|toss with|toss through|use on|use over|stir through|stir into|fold through`,
    who: `if you eat|if you do eat|if you are not|if you aren t|if you re not|if no one|if nobody|if not vegan|if you tolerate|if you can have|if you can eat|if you don t need|if you do not need|if you don t mind|if you do not mind|if you don t avoid|if you do not avoid|if everyone|if everybody
      for those|for people|for anyone|for guests|for friends|for meat eaters|for non|for omnivores|meat eaters|non vegans|non vegetarians|omnivores|those who|anyone who|people who|friends who|guests who|friends without|guests without|diners who|diners without|anybody who|others at the table`,
    trades: `replace|replaces|replacing|replaced|swap|swaps|swapping|swapped|substitute|substitutes|substituting|substituted|exchange|trade`,
  },
  orders: `dress splash nestle slosh strew fork rub serve eat offer accompany pair avoid skip omit replace swap substitute exchange check look read buy ask beware resist refrain ensure remember note include drop trade reach steer watch never add adjust arrange assemble bake bash baste beat blanch blend blitz blot boil bone braise break bring broil brown brush bubble build bury buzz carve chill choose chop clean coat combine continue
    cook cool core cover crack crisp crumble crush cube cut deglaze dice dilute dip discard dissolve distribute divide dollop dot drain drape drop drizzle dry empty enjoy fill finish flake flambe flash flatten flip fold freeze fry garnish
    gently give glaze go grate grease grill grind halve heap heat hull infuse join keep knead knock ladle lay leave leaven let lift line loosen lower make marinate marinade mash massage measure melt mix moisten
    mound move nestle open pack pan pat peel pick pierce pile pinch pipe place plate poach poke pop pound pour preheat prepare press prick process prove puree push put reduce refrigerate reheat remove repeat reserve
    rest return rinse rip roll rub saute scatter score scoop scrape scrub seal sear season separate serve set shake shape shave shred sieve sift simmer skewer skim slather slice slide slip slit smear smash smooth snip soak soften spoon spread
    sprinkle squeeze stack stand start steam steep stew stir strain strew strip stud stuff swirl take taste tear thicken thin throw tip top toss transfer trickle trim tuck turn twist unroll use warm wash whip whisk whizz wilt wipe work wrap
    sweat stir-fry microwave tie thread layer end begin rain invert pulse check slather sling anoint enrich bind lard lace smother crown bulk`,
  foodVerbs: `butter flour oil salt pepper sugar cream cheese honey crumb bread batter egg`,
  emptyVerbs: `toast squash mince butterfly date cream roast`,
  afterVerb: `the for until till in them it gently lightly over finely both these those to under a an your all briefly generously well each every then with as well quickly thoroughly roughly evenly while when if from once any one two three four half most some together along out up down back through into`,
  openers: `then now next meanwhile finally first also and or but please lastly so just simply carefully gently quickly slowly immediately afterwards instead nevertheless still again always usually second third lightly generously thinly roughly finely
    evenly thoroughly well briefly here later otherwise yet plus too besides likewise`,
  joints: `but which who because since although though whereas unless if however while whose`,
  finite: `is are was were be been has have had does do did can could will would may might must should shall s makes make needs need becomes become stays turns comes gets looks smells tastes works keeps goes gives adds replace replaces don doesn isn aren re ve ll`,
  adding: `add adding use using put putting includ swap substitut replac exchang trade reach be tempted bother buy buying choos serv top finish dust coat butter flour sprinkl garnish giv feed feeding offer eat try tempt enrich thicken try trying dredg bread sneak give want need order take expect pick fear`,
  later: `until yet before too once stage point immediately straight now moment hot`,
  for: `with by for`,
  or: `or any`,
  articles: `the this that these those your its remaining reserved`,
  sorts: `topping toppings garnish garnishes extra extras nuts fruit vegetables something things ingredients sauces fat fats`,
}
