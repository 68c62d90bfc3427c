import type { LanguageWords } from '../language-words.ts'
import { words } from '../word-list.ts'

export const speech: LanguageWords['speech'] = {
  signals: {
    adds: `stirred/mixed/beaten/whisked/folded/poured in|stirred into|added to|is/are added|go/goes in|in go/goes|go/goes on top|scattered/poured/sprinkled over|can/should/may now|can then|you should
      not/t/never forget/omit/skip/hesitate/skimp/miss|not/t/never leave out|not/t be shy/afraid|not/t hold back|not only|no more/less than|not less than`,
    like: `like|like/echo/bite/chew/crunch/richness/snap/spirit/style of|something/somewhere between|that/those of|whiff/hint/note/flavour/flavor/depth/tang/gold/kind of|size/colour/color/texture/consistency/thickness/shape/feel/look/smell/taste/scent/weight of
      as for/with/you/if/a/an|just as|resembl*|similar to|remin*|than|echoes|the way|recall*|mimic*|imitat*|mistak*|pass/passes for|tell it/them/apart from|swear|called|known as`,
    spares: `instead/absence of|in place/lieu of|rather/other than|stand/standing in for|place/role/job/part/work/duty of|avoid*|skip|skipping|omit|omitting|does/do duty for|leave/leaving out
      steer/keep/stay clear of|clean/clear/free of|free/far from|stay/keep away from|away from|stay out of|keep out|do/does without|no need for/of|needs/need no/neither|resist|refrain|contrary to|unlike|apart from
      except|beware|watch/look out|out of reach|never mind|in a way that|no longer|substitute/replacement for|alternative to|neither|missing/miss the|make up for|not even|anything but|no trace of|none of|yourself a/some`,
    cautions: `label*|can/may/might contain|note/remember that|minding|bear/keep in mind|be aware|if you normally/usually/always|issue|concern|trace|allerg*|intoler*|coeliac|celiac|contamin*|cross contact|been used for/with/by|factory|packaging|small print|ingredients/ingredient list|list of ingredients
      manufacturer|the/its maker|produced/processed in|made alongside|ones are not|packed where|is/are handled|that handle|handles|processed with|the packet says|read the packet|ask about/after/the/your/whether/if|enquire|inquire|problem|not/never held/used/touched/seen/for/needed/necessary/suitable/included/vegan/vegetarian|not part of|not gluten/dairy free|care with|off the menu|among its/their/the ingredients|certified|may have met|in contact with|off limits
      left/is/are out|left/leave it out|leave them out|no friend/place|unnecessary|do/does not belong|forbidden|banned|by mistake|hide in|lurk|turn up|find its way|reaction|diagnosed|tested for|doctor|unsuitable|suspect|tolerate|does not use|omitted|missed|goes unmissed|nobody/one will miss|won t miss|will not miss|made without`,
    holds: `contain*|made with|made from|made of|based on|brewed with|mixed with|brushed with|set with`,
    minds: `allow|check|make sure|making sure|ensure|look for|ask|be sure|see that|verify|confirm|choose|buy|pick a/an/one`,
    habit: `same goes for|same is true of|usually|often|sometimes|normally|traditionally|typically|commonly|generally|frequently|classically|ordinarily|conventionally|originally|customarily|nearly/almost always|mostly|rarely|seldom|usual|traditional|classic|typical|customary|conventional|ordinary|original|authentic|regular|standard|real|bought|commercial|ready made|supermarket|many|most
      some brands/versions/recipes/cooks/people/kinds/types/shops/bottled/ready/corn/stock/sausages/sauces/chocolates|some of them contain|some are/contain/have|not every/all|a few are|certain|plenty of brands|several brands/cooks|recipes|other versions|purists|elsewhere|in italy/france|restaurants|tradition|traditionalists|call/called for|is a seed|is/are not a/nuts|come from|at/in some/many/most`,
    offers: `can go in|work/works too/well/also|will do`,
    choice: `can/could/may be|as you like/wish/prefer|optional|optionally|instead|such as|for example/instance|e g|to your taste|of your choice|your favourite/favorite|any you like|in summer/winter/spring/autumn|at christmas|turn it/this into a/an|vary|you like|you prefer|whatever you|whichever
      for extra/more|for a richer/bigger/change/variation/spicier/heartier/lighter/treat|feel free`,
    serves: `serve|enjoy|eat|offer|accompany|alongside|beside|pair|tuck into|to go with|put/set/lay out|pass round/around|dish up|help themselves/yourself/yourselves to|hand round/around|pass/hand the/some/extra|good/lovely/great/nice with|on the side|for dipping|for serving|to serve|to dip|use it to|use them to|use it as|use them as`,
    over: `spoon/ladle/pour/drizzle/tip/spread/use over|pile/brush/spoon on to|pile/brush/spoon/dollop onto|stuff/pile/load into|roll in|roll up in|wrap in|heap/spread/use on|toss with/through|stir through/into|fold through`,
    who: `if you have no allergies/restrictions/allergy|if you don t|if you do not|no dietary|everyone/everybody/anyone/anybody else|also/just/equally good/lovely/great/delicious/nice/excellent/wonderful/brilliant/tasty|people/some/others eat them/it|if yours|your/their own with|if you eat/tolerate|if you do eat|if you are not|if you aren/re t/not|if no one|if nobody/everyone/everybody|if not vegan|if you can have/eat
      for those/people/anyone/guests/friends/non/omnivores|meat eaters|non vegans/vegetarians|omnivores|friends/guests/diners without|others at the table`,
    trades: `replace|replacing|replaced|swap|swapping|swapped|substitute|substituting|substituted|exchange|trade`,
  },
  orders:
    words(`dress splash nestle slosh strew fork rub serve eat offer accompany pair avoid skip omit replace swap substitute exchange check look read buy ask beware resist refrain ensure remember note include drop trade reach steer watch never add adjust arrange assemble bake bash baste beat blanch blend blitz blot boil bone braise break bring broil brown brush bubble build bury buzz carve chill choose chop clean coat combine continue
    cook cool core cover crack crisp crumble crush cube cut deglaze dice dilute dip discard dissolve distribute divide dollop dot drain drape drizzle dry empty enjoy fill finish flake flambe flash flatten flip fold freeze fry garnish
    gently give glaze go grate grease grill grind halve heap heat hull infuse join keep knead knock ladle lay leave leaven let lift line loosen lower make marinate marinade mash massage measure melt mix moisten
    mound move open pack pan pat peel pick pierce pile pinch pipe place plate poach poke pop pound pour preheat prepare press prick process prove puree push put reduce refrigerate reheat remove repeat reserve
    rest return rinse rip roll saute scatter score scoop scrape scrub seal sear season separate set shake shape shave shred sieve sift simmer skewer skim slather slice slide slip slit smear smash smooth snip soak soften spoon spread
    sprinkle squeeze stack stand start steam steep stew stir strain strip stud stuff swirl take taste tear thicken thin throw tip top toss transfer trickle trim tuck turn twist unroll use warm wash whip whisk whizz wilt wipe work wrap
    sweat stir-fry microwave tie thread layer end begin rain invert pulse sling anoint enrich bind lard lace smother crown bulk`),
  foodVerbs: words(`butter flour oil salt pepper sugar cream cheese honey crumb bread batter egg`),
  emptyVerbs: words(`toast squash mince butterfly date cream rice roast fish pickle fillet`),
  otherVerbs: words(
    `ham perch skate duck egg chicken beef pork crab clam carp flounder milk quail goose rabbit shrimp nut mushroom sandwich honey prune ginger lamb smelt bass`,
  ),
  afterVerb: words(
    `the for until till in them it gently lightly over finely both these those to under a an your all briefly generously well each every then with as quickly thoroughly roughly evenly while when if from once any one two three four half most some together along out up down back through into`,
  ),
  openers:
    words(`then now next meanwhile finally first also and or but please lastly so just simply carefully gently quickly slowly immediately afterwards instead nevertheless still again always usually second third lightly generously thinly roughly finely
    evenly thoroughly well briefly here later otherwise yet plus too besides likewise`),
  joints: words(`but where which who because since although though whereas unless if however while whose`),
  finite: words(
    `is are was were be been has have had does do did can could will would may might must should shall s makes make needs need stands fits suits lends brings becomes become stays turns comes gets looks smells tastes works keeps goes gives adds replace replaces give don doesn isn aren re ve ll`,
  ),
  adding: [
    ...words(
      `add adding use using put putting includ swap stor substitut replac exchang trade reach be tempted bother buy buying choos serv top finish dust coat butter flour sprinkl garnish giv feed feeding offer eat try tempt enrich thicken sweeten trying dredg bread sneak give want need order take expect pick fear`,
    ),
  ],
  later: words(`until yet before too once stage point immediately straight now moment hot`),
  for: words(`with by for`),
  or: words(`or any`),
  articles: words(`the this that these those your its remaining reserved`),
  beforeArticle: words(''),
  sorts: words(
    `topping toppings garnish garnishes extra extras nuts fruit vegetables something things ingredients sauces fat fats`,
  ),
}
