import type { LanguageWords } from '../language-words.ts'
import { words } from '../word-list.ts'

export const speech: LanguageWords['speech'] = {
  signals: {
    adds: `est/on ajoute|est ajoutee|sont ajoutes/ajoutees|on incorpore/verse/met|n oubliez/hesitez/omettez|oubliez/hesitez/lesinez pas|ne lesinez/negligez|pas/non seulement|pas plus de|pouvez maintenant/alors|peut maintenant|ne sautez pas`,
    like: `comme|celui/celle/ceux/celles de/a|onctuosite/cremeux/moelleux/croquant/rondeur/richesse/croustillant de|facon|taille/note/grosseur/consistance/texture/couleur/aspect/parfum/gout/odeur/air/forme/epaisseur/esprit/etat de|teinte|gros/grosse comme|semblable|proche de|plus/moins que|a la maniere|ressembl*|rappel*|imite*|imita*|evoqu*|faire/fait/font penser|ainsi qu une|pareil*|a l instar|dit|dite|appele*|tendre/fine/ferme/epaisse/souple/liquide qu|jurer*`,
    spares: `au lieu|qu on|que l on|a la/en place|plutot qu|contrair*|excepte|hormis|sauf|evit*|fuyez|fuir|banni*|proscri*|omett*|pas besoin|pas la peine|eloign*|a l ecart|nul/aucun besoin|gardez/garder/passez vous|mefi*|absten*|gare a
      se passer|prend/prennent/prenant la place|tient/tiennent/tenant lieu|role/office/fonction/travail de|point/pas de/a/avec|pas a la|ni|jamais de|aucun|aucune|oubli*|laissez/laisser de cote|renonc*|a l exception|se passe de|supprim*|loin de|autre qu|absence/manque de|hors de question`,
    cautions: `etiquet*|peut/peuvent contenir|notez/sachez/rappelez qu|gardez a l esprit|s abstenir|s abstiennent|trace|allerg*|intoler*|coeliaque|contamin*|a eviter/proscrire/bannir/fuir/exclure/ecarter
      usine|atelier|emball*|fabricant|liste des ingredients|lisez la liste|composition|mention|certifi*|a pu croiser|en contact|n en contient|interdi*|exclu|exclue|rien a faire|pas leur/sa place|pas necessaire/indispensable|inutiles|on s en passe|s en passer|cache|cachent|cachees|apporte des|apportent des|demandez a/au/si/conseil|medecin|teste|depistage|diagnosti*|renseignez|probleme|defendu*|au placard|comptent|parmi leurs|n a pas servi|pas a votre table|verifiez que|verifier que
      ne convient pas|ne conviennent pas|deconseille|s invit*|suspect|pas une goutte|il n y en a|n en mettez|n a pas/jamais|absent*|n entre/entrent|n y entre/entrent/figure/a/met|ne figure|ne figurent|toler*|support*|diger*`,
    holds: `comprend|comprennent|comporte|comportent|contien*|conten*|renferm*|a base de|faite avec|fait avec|fabrique/fabriquee/fabriques avec|brass*`,
    minds: `verifi*|assur*|choisi*|prenez|compt*|achet*|veill*|prefer*`,
    habit: `n est/sont pas un/une/du/des|vrai|vraie|souvent|parfois|habituellement|d habitude|d ordinaire|normalement|traditionnellement|classiquement|generalement|en general|la plupart|certains|certaines|beaucoup|de nombreux|de nombreuses|nombre de|traditionnel*|classique|habituel*
      ordinaire|d origine|authentique|original*|originel*|du commerce|tout pret|toute prete|tous prets|industriel*|puristes|presque tous/toutes|quelques marques|d autres|ailleurs|vient/viennent de|a l usage|usage|voulait|voudrait|veut que|tradition|d aucuns|les uns|usuel*|est fait|sont faits|se fait|se font|se prepare|se preparent|de la meme facon|provien*|plusieurs marques|les/des recettes/versions/restaurants/chefs/cuisiniers/marques/creperies`,
    offers: `on peut|accompagnent|marche/marchent/convient/conviennent/va/vont aussi|l affaire`,
    choice: `peut/peuvent etre|facultatif|facultative|en option/version|par exemple|a chacun|a votre gout/guise|de votre choix|selon votre/vos/les gout/envie|selon l envie|tel/telle que|pour plus de|pour une version|pour changer|en ete/hiver/automne|au printemps|a noel|varier|variez|avec le/les/un reste/surplus|s il en/vous|a l envie|au gout de chacun|eventuellement|si le coeur`,
    serves: `serv*|degust*|faites passer|apportez|a disposition|accompagn*|propos*|presentez|presenter|de quoi|a tremper|a assaisonner|savour*|mangez|manger|offrez|tartinez|tartiner|on/la/le/les sert|se servent|prevoy*`,
    over: `nappez/arrosez/garnissez/farcissez/recouvrez/fourrez/tartinez/versez en`,
    who: `a/pour ceux/celles|si vous n|sauf/hors/sans allergie|si personne|si vous mangez|si vous tolerez|si tout le monde|si vos convives|pour les invites|pour les autres|les amateurs|les convives|on le/la/les/l mange/deguste/savoure|aussi bon/bons/bonne/bonnes/delicieux/delicieuse/delicieuses|se mange/mangent/deguste/degustent|les carnivores|les omnivores|les non|les gourmands/mangeurs`,
    trades: `remplacez|remplace|remplacent|remplacer|remplacant|echang*|troqu*|est/sont remplace/remplacee|substitu*`,
  },
  orders:
    words(`faites refaites faire mets fais bats cuis remets ajouter assaisonner arroser badigeonner battre beurrer blanchir bouillir brouiller chauffer chemiser ciseler concasser couper couvrir cuire debiter deglacer delayer deposer disposer dorer dresser ebouillanter ecraser egoutter emietter emincer enfourner enrober envelopper epaissir eplucher essuyer etaler
    farcir fariner fendre finir foncer fondre fouetter frire frotter garnir glacer graisser gratiner griller hacher huiler incorporer inciser infuser laisser laver lier lisser malaxer mariner melanger mettre mijoter mixer monter mouiller napper nettoyer oter paner parsemer passer peler petrir piler
    pincer placer pocher poeler poivrer porter poser poudrer prechauffer prelever preparer presser ranger raper rassembler rectifier rectifer reduire refroidir remettre remplir remuer repartir reserver retirer retourner revenir rincer rissoler rotir rouler saisir saler saupoudrer sauter secher servir sortir sucrer suer tailler tamiser tapisser terminer toaster tourner travailler tremper trancher utiliser employer prendre verser zester`),
  foodVerbs: words(''),
  emptyVerbs: words(''),
  otherVerbs: words(''),
  afterVerb: words(''),
  openers: words(
    `puis ensuite et ou mais enfin alors d abord maintenant aussitot encore juste bien finement delicatement legerement doucement rapidement aussi toutefois neanmoins pourtant sinon y en le la les l lui`,
  ),
  joints: words(`mais qui car puisque parce tandis sinon toutefois cependant si dont`),
  finite: words(
    `est sont gache tient tiennent vaut valent reste restent etait etaient sera seront a ont avait avaient peut peuvent doit doivent devient deviennent fait font va vont met mettent donne donnent suffit suffisent vient viennent faut prend prennent`,
  ),
  adding: [
    ...words(
      `ajout emplo utilis mett met pren pre remplac echang substitu parsem serv rang conserv vers incorpor beurr farin achet chois napp garn arros lie donn propos offr mang saupoudr relev lier paner panez fariner ajoute troqu tent recour termin enrich epaiss cherch y en`,
    ),
  ],
  later: words(`avant encore tout trop maintenant aussitot immediatement coup`),
  for: words(`par contre avec`),
  or: words(`ou`),
  articles: words(`le la l les ces ce cet cette votre vos son sa`),
  beforeArticle: words('a au aux de du des'),
  sorts: words(`garniture garnitures noix fruits legumes ingredients coque secs`),
}
