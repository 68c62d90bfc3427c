import type { LegalText } from './legal-text.ts'

export const privacyFr: LegalText = {
  title: 'Politique de confidentialité',
  effective: 'En vigueur le 1er avril 2025',
  sections: [
    {
      heading: 'Qui nous sommes',
      paragraphs: [
        "Roux crée des recettes avec l'aide de l'IA, et chacun peut l'installer sur son propre serveur. Dans cette politique, « nous » désigne les personnes qui font fonctionner ce Roux, c'est-à-dire le site que vous utilisez en ce moment. C'est nous qui décidons de ses réglages, et c'est nous qui répondons de vos données.",
        'Vous pouvez utiliser Roux en invité, sans compte. Dans tous les cas, nous vous en demandons le moins possible. Cette page vous dit ce que nous demandons, pourquoi, et combien de temps nous le conservons.',
      ],
    },
    {
      heading: 'Ce que nous recueillons',
      paragraphs: [
        'Si vous créez un compte, nous recueillons votre adresse e-mail, votre nom si vous le donnez, et un mot de passe, enregistré sous une forme que personne ne peut relire. Nous conservons les recettes que vous enregistrez, avec leurs versions précédentes et vos notes.',
        "Nous recueillons vos préférences alimentaires, comme les régimes, les allergies et les aliments que vous n'aimez pas, si vous choisissez de les indiquer. Elles aident Roux à vous proposer des recettes qui vous conviennent. Une allergie peut révéler quelque chose de votre santé : ne l'indiquez que si vous le souhaitez. Nous ne nous en servons que pour écrire vos recettes et les vérifier. Une recette enregistrée garde ce pour quoi elle a été vérifiée et ce qui a été trouvé : cela peut nommer une allergie, ou dire qu'elle est pour un bébé, un enfant ou une grossesse.",
        "Nous recueillons aussi des données d'utilisation anonymes : le nombre de recettes générées et le temps que prend chacune, sans le texte de la demande.",
        'Pour que chacun ait sa juste part et pour nous protéger des abus, le serveur compte les requêtes par compte ou par adresse réseau, pendant une journée au plus. Ses journaux techniques peuvent contenir des adresses réseau, mais jamais vos demandes ni vos mots de passe.',
      ],
    },
    {
      heading: 'Cookies et stockage du navigateur',
      paragraphs: [
        "Roux utilise les cookies avec mesure. L'un, sidebar_state, retient pendant 7 jours si votre barre latérale est ouverte ou fermée. Un deuxième, lng, retient votre langue pendant un an, pour que la page arrive dans celle-ci. Un autre est posé à votre inscription : pendant 4 jours, il permet de reconnaître votre navigateur quand vous utilisez le code reçu par e-mail, pour que le mot de passe de votre compte ne puisse être que le vôtre. Aucun ne sert à vous suivre.",
        "Le stockage local de votre navigateur contient votre langue, votre thème et, tant que votre session est ouverte, un jeton de session qui montre que c'est bien vous. Ce jeton est supprimé quand vous vous déconnectez. Les minuteurs de cuisine y sont gardés aussi tant qu'ils tournent, avec les mots de l'étape qu'ils accompagnent ; ils disparaissent quand vous les arrêtez ou vous déconnectez.",
        "Si vous faites lire les étapes à voix haute, c'est votre navigateur qui s'en charge, avec les voix dont il dispose. Roux en choisit une qui parle sur votre appareil s'il y en a une ; d'autres peuvent envoyer le texte de l'étape à l'éditeur de votre navigateur.",
        "Avec un compte, vos préférences sont conservées sur le serveur, avec votre compte. Si vous utilisez Roux en invité, elles sont gardées dans le seul stockage local de votre navigateur et ne vont au serveur qu'avec chaque demande, sans y être conservées. Elles y restent jusqu'à ce que vous les retiriez de vos préférences ou que vous supprimiez les données de ce site dans votre navigateur.",
        "Si vous utilisez Roux en invité, votre recette est gardée dans la session du navigateur. Elle disparaît à la fin de la session ou lorsque vous vous connectez, sauf si vous l'enregistrez dans votre compte. Les modifications que vous n'avez pas encore enregistrées peuvent y attendre aussi, dans votre seul navigateur. Hormis la copie scellée décrite plus bas, gardée quelques minutes, le serveur n'en conserve aucune copie.",
      ],
    },
    {
      heading: "Le fournisseur d'IA",
      paragraphs: [
        "Pour écrire ou améliorer une recette, ce Roux peut être relié à un fournisseur tiers de génération de recettes par IA, que nous avons choisi. Dans ce cas, nous lui envoyons le texte de votre demande, la recette à améliorer s'il y en a une, vos préférences alimentaires si vous en avez indiqué, et des choix comme la langue ou le nombre de portions. Nous n'y ajoutons ni votre nom, ni votre adresse e-mail, ni vos notes.",
        "Si vous posez une question sur une recette, nous envoyons au fournisseur votre question, les questions et réponses précédentes de cette conversation, la recette, l'étape où vous en êtes, ainsi que vos régimes, allergies, aliments évités et unités, là encore sans votre nom, votre adresse e-mail ni vos notes. La conversation elle-même n'est gardée que dans la session de votre navigateur : elle disparaît quand vous fermez l'onglet ou vous déconnectez.",
        "Si vous importez une recette que Roux ne sait pas lire seul, et que vous appuyez sur le bouton qui l'annonce, nous envoyons au fournisseur le texte de cette page ou celui du fichier choisi, celui que vous avez collé, ou les photos que vous avez choisies, sans le lieu ni la date qu'elles contiennent, et rien d'autre. La question vous est posée chaque fois ; il n'en est rien gardé, sauf ce que vous enregistrez. Les photos que vous partagez avec Roux depuis votre téléphone attendent dans votre navigateur que sa page les ait prises ; après dix minutes, elles ne le sont plus.",
        "Le fournisseur traite ce qu'il reçoit selon ses propres conditions et peut le conserver un certain temps. Évitez donc de mettre des informations personnelles dans vos demandes et vos questions. Si vous souhaitez savoir quel fournisseur est relié, il suffit de nous le demander.",
        "À la place d'un fournisseur, nous pouvons faire écrire un modèle de langage à nous, sur une machine que nous faisons fonctionner. Il reçoit les mêmes informations, et rien n'en est transmis à qui que ce soit.",
        "Si aucun fournisseur n'est relié, la cuisine intégrée de Roux compose la recette sur le serveur même. Votre demande et vos préférences ne sont alors envoyées à personne, et l'on ne peut pas poser de question sur une recette.",
      ],
    },
    {
      heading: 'Qui voit vos données',
      paragraphs: [
        'Nous ne vendons pas vos données et nous ne les utilisons pas à des fins publicitaires.',
        "La page n'envoie aucune requête à des tiers : ses polices, ses images et ses scripts viennent tous de ce Roux. Il n'y a ni traceur extérieur ni bouton de réseau social.",
        "Pour prendre soin de Roux, nos administrateurs peuvent voir les comptes et les recettes qui y sont enregistrées, mais pas vos notes sur ces recettes. Si nous faisons appel à un service d'hébergement ou de messagerie, il ne traite vos données que pour faire fonctionner Roux et vous remettre ses messages. En dehors de cela et du fournisseur d'IA, nous ne transmettons vos données que si la loi nous y oblige.",
        "Si vous importez une recette depuis une adresse, ce Roux va chercher la page à votre place : le site apprend qu'un Roux l'a demandée, mais ni votre nom ni votre adresse réseau. L'adresse et l'auteur de la page sont conservés avec la recette. Un fichier que vous importez ne reste sur le disque de ce Roux que le temps d'être lu, et n'est conservé nulle part.",
        "Si vous partagez une recette, toute personne qui en a le lien peut la lire sur ce Roux, sans compte, et en garder une copie : la recette telle qu'elle est à ce moment-là, jamais votre nom, votre adresse e-mail, vos notes ni ce qui a été vérifié pour vous. Vous pouvez donner une fin à ce lien et le révoquer à tout moment ; il cesse aussi de fonctionner lorsque vous supprimez la recette ou votre compte. Nous demandons aux moteurs de recherche de ne pas référencer la page, sauf si vous en décidez autrement. Une copie que quelqu'un a gardée lui appartient.",
      ],
    },
    {
      heading: 'Combien de temps nous les conservons',
      paragraphs: [
        "Nous conservons votre compte, vos préférences et vos recettes jusqu'à ce que vous les supprimiez. Une recette supprimée peut être rétablie pendant 30 jours, puis elle est effacée. Si vous supprimez votre compte, tout ce qu'il contient disparaît aussitôt, vos préférences aussi.",
        "Un jeton de session est valable 8 jours au plus, un lien de réinitialisation du mot de passe 1 heure, un code d'inscription 24 heures et un lien vers un fichier de vos recettes, qui ne sert qu'une fois, 5 minutes.",
        "Nous conservons pendant 90 jours le moment où une recette ou une réponse a été demandée, avec quel compte s'il y en a un, le temps qu'elle a pris et le nombre de jetons utilisés, sans les mots.",
        "Pour qu'une réponse perdue en chemin n'ait pas à être écrite deux fois, le serveur garde pendant 10 minutes une copie scellée de la recette d'un invité, d'une amélioration ou d'une réponse sur une recette, puis l'efface dans l'heure. Elle est chiffrée avec une clé que votre navigateur crée pour cette seule demande et que le serveur ne conserve pas : sans cette clé, personne ne peut lire la copie, pas même nous. Les sauvegardes faites par Roux ne la contiennent pas.",
        "Les sauvegardes peuvent contenir un peu plus longtemps des données supprimées. Avec les réglages habituels de Roux, une sauvegarde quotidienne est remplacée au bout de 7 jours. Nous pouvons choisir d'autres durées pour les sauvegardes et les journaux, et nous vous les dirons si vous le demandez. Nous conservons les données d'utilisation anonymes aussi longtemps qu'elles nous aident à faire fonctionner Roux.",
      ],
    },
    {
      heading: 'Vos droits',
      paragraphs: [
        'Vous pouvez à tout moment consulter, corriger ou supprimer vos données. Vous pouvez changer votre nom et vos préférences, emporter vos recettes et vos préférences dans un fichier et supprimer votre compte dans les paramètres, et vous pouvez modifier ou supprimer chaque recette que vous avez enregistrée.',
        "Pour ce que vous ne pouvez pas y faire vous-même, comme obtenir une copie de toutes vos autres données, ou changer d'adresse e-mail, adressez-vous à nous et nous nous en chargerons. La loi du lieu où vous vivez peut vous donner d'autres droits, comme celui d'adresser une réclamation à une autorité de protection des données.",
      ],
    },
    {
      heading: 'Enfants',
      paragraphs: [
        "Roux n'est pas destiné aux enfants de moins de 13 ans, et nous ne recueillons pas sciemment leurs données. Si vous pensez qu'un enfant de moins de 13 ans nous a donné des informations personnelles, dites-le-nous et nous les supprimerons.",
      ],
    },
    {
      heading: 'Modifications et contact',
      paragraphs: [
        'Si cette politique change, le nouveau texte paraîtra ici avec une nouvelle date.',
        "Pour poser une question, exercer vos droits ou faire une réclamation, contactez les personnes qui font fonctionner ce Roux. Si vous ne savez pas comment nous joindre, demandez à la personne qui vous en a donné l'adresse, ou regardez qui envoie ses e-mails. Les auteurs du logiciel Roux ne reçoivent pas vos données et ne peuvent pas les rechercher pour vous.",
      ],
    },
  ],
}
