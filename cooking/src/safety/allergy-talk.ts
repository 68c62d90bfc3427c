/** Foods that people are known to be harmed by, in words without accents. */
export const harmingFoods =
  '(?:(?:(?:any|every)thing|whatever|tout ce qui|(?:sea )?creatures?|bestioles?|betes?) (?:[a-z]+ ){0,5}?(?:seas?|oceans?|water|swims?|mer|eau|nage|shells?|claws|fins|coquilles?|carapaces?|pinces)|sea (?:creatures?|life|animals?)(?: of (?:any|every|all) kinds?)?|(?:pea)?nuts?|almonds?|cashews?|walnuts?|pecans?|hazel ?nuts?|pistachios?|tree nuts?|eggs?|milk|dairy|lactose|cheese|cream|butter|yoghurt|yogurt|gluten|wheat|bread|pasta|barley|rye|soya?|soy sauce|tofu|sesame|tahini|fish|salmon|tuna|cod|shrimps?|prawns?|crabs?|lobsters?|shell ?fish|sea ?food|crustaceans?|molluscs?|mussels?|oysters?|clams?|squid|scallops?|celery|celeriac|mustard|lupin|sulphites?|wine|strawberr(?:y|ies)|kiwis?|bananas?|avocados?|tomato(?:es)?|garlic|onions?|peppers?|chilli(?:es)?|chickpeas?|lentils?|peas?|beans?|mushrooms?|corn|rice|oats?|chocolate|honey|pork|beef|chicken|meat|apples?|peach(?:es)?|mango(?:es)?|pineapples?|coconuts?|cinnamon|msg|caffeine|sugar|cacahuetes?|arachides?|noix|noisettes?|amandes?|pistaches?|noix de cajou|fruits a coques?|oeufs?|lait|lactose|produits laitiers|fromages?|creme|beurre|yaourts?|ble|pain|pates|seigle|orge|soja|poissons?|saumon|thon|cabillaud|crevettes?|crabes?|homards?|crustaces?|fruits de mer|moules?|huitres?|palourdes|calamars?|coquillages?|celeri|moutarde|sulfites?|vin|fraises?|bananes?|avocats?|tomates?|ail|oignons?|poivrons?|piments?|pois chiches|lentilles?|pois|haricots?|champignons?|mais|riz|avoine|chocolat|miel|porc|boeuf|poulet|viande|pommes?|peches?|mangues?|ananas|coco|cannelle|epices?)'

const surely =
  "(?:would|could|can|might|may|will|nearly|almost|always|really|just|literally|once|have|has|had|actually|easily|probably|certainly|is|are|be|was|were|like|pure|absolute|an?|du|un|des|pourrai(?:t|ent)|peu(?:t|vent)|risque(?:nt)? de|va|vont|a|ont|failli|presque|vraiment|toujours|serai(?:t|ent)|est|sont|tres|me|m'|la|le|les|lui|bien) "

/**
 * What is said of an allergy, where a food does the harm: "peanuts would kill my sister", "he would die from one nut".
 * "Peanuts to kill my sister" and "a cake that kills him" are something else.
 */
export const allergyTalk = new RegExp(
  `(?<![a-z])(?:${`
  ${harmingFoods} (?:${surely})*(?:kill(?:s|ed)?|ma(?:ke|kes|de)|send(?:s)?|sent|put(?:s)?|cost(?:s)?|land(?:s|ed)?|val(?:ent|aient)|vaut|coute(?:nt)?|envo(?:ie|ient|yer|ye)|expedi(?:e|ent)|mett?(?:ent)?|poison(?:s|ed)?|sicken(?:s|ed)?|harm(?:s|ed)?|tue(?:r|nt|rait|raient|ra|ront)?|rend(?:re|ent|s|u|rait)?|fait|font|faire|intoxi(?:que|quent|quer)|empoisonn(?:e|ent|er)|mort(?:el|elle|els|elles)|poison(?:ous)?|deadly|lethal|toxic|fatal) ||
  (?:will|would|could|might|may|can|almost|nearly)? ?(?:dies?|died) (?:if|from|when|of|after|because of) (?:[a-z]+ ){0,5}?${harmingFoods} ||
  (?:no|without|avoid|never|sans|pas de|pas d'|pas d) (?:[a-z']+ ){0,3}?${harmingFoods}[,;]? (?:because |since |as |it |they |that |which |car |parce |que |qui |ils |elles |ca |il |elle |puisque |vu )+(?:${surely})*(?:makes?|kills?|sends?|puts?|kill|make|rend(?:ent)?|fait|font|tue(?:nt|r)?) ||
  ${harmingFoods}[,;]? (?:it|they|ca|ils|elles|cela) (?:${surely})*(?:makes?|kills?|sends?|puts?|rend(?:ent)?|fait|font|tue(?:nt|r)?)
`
    .trim()
    .split(/\s*\|\|\s*/)
    .join('|')})(?![a-z])`,
  'g',
)
