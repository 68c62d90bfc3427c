import type { LegalText } from './legal-text.ts'

export const termsFr: LegalText = {
  title: "Conditions d'utilisation",
  effective: 'En vigueur le 1er avril 2025',
  sections: [
    {
      heading: 'À propos de ces conditions',
      paragraphs: [
        "Roux crée des recettes avec l'aide de l'IA, et chacun peut l'installer sur son propre serveur. Dans ces conditions, « nous » désigne les personnes qui font fonctionner ce Roux, le site que vous utilisez en ce moment.",
        "En utilisant Roux, vous acceptez ces conditions et la politique de confidentialité. Si elles ne vous conviennent pas, merci de ne pas l'utiliser.",
        'Ces conditions portent sur le service et ses recettes. Le logiciel Roux a sa propre licence.',
      ],
    },
    {
      heading: 'Comment les recettes sont faites',
      paragraphs: [
        "Les recettes sont générées par l'interface d'un fournisseur d'IA tiers. Si aucun n'est relié, c'est la cuisine intégrée de Roux qui les compose.",
        "L'un comme l'autre peut mal vous comprendre, et les mêmes mots peuvent donner chaque fois une recette différente. La politique de confidentialité indique ce qui est envoyé au fournisseur.",
      ],
    },
    {
      heading: "L'usage des recettes",
      paragraphs: [
        "L'usage personnel et non commercial des recettes est autorisé. Cuisinez-les, modifiez-les, imprimez-les et partagez-les avec votre famille et vos amis.",
        "La redistribution commerciale ou la revente sans notre autorisation est interdite. Si vous avez un projet de ce genre, merci de nous en parler d'abord.",
        'Ce que vous écrivez vous-même reste à vous. Vous nous permettez de le conserver et de le traiter dans la mesure où Roux en a besoin pour vous servir.',
      ],
    },
    {
      heading: 'Votre compte',
      paragraphs: [
        "Il n'est pas nécessaire d'avoir un compte pour obtenir une recette. Si vous en créez un, utilisez une adresse e-mail qui est la vôtre, gardez votre mot de passe pour vous, et prévenez-nous si vous pensez que quelqu'un d'autre s'est servi de votre compte. Roux n'est pas destiné aux enfants de moins de 13 ans.",
        'Vous pouvez supprimer votre compte dans les paramètres quand vous le souhaitez.',
      ],
    },
    {
      heading: 'Un usage raisonnable',
      paragraphs: [
        "Utilisez Roux pour cuisiner. Ne lui demandez rien de dangereux ni d'illégal, ne cherchez pas à atteindre les données des autres, et veillez à ne pas surcharger ni perturber le service.",
        "Nous pouvons limiter le nombre de recettes par jour, afin qu'il y en ait pour tout le monde.",
      ],
    },
    {
      heading: 'Exactitude',
      paragraphs: [
        "Les recettes sont fournies telles quelles. Nous ne garantissons ni l'exactitude de leurs quantités, de leurs temps, de leurs températures ou de toute autre indication, ni la réussite d'un plat. Nous déclinons toute responsabilité pour les erreurs qu'elles contiennent.",
        'Lisez une recette en entier avant de commencer et fiez-vous à votre jugement, surtout pour bien cuire les aliments et les conserver sans risque.',
      ],
    },
    {
      heading: 'Allergies et santé',
      paragraphs: [
        "Une recette peut contenir quelque chose à quoi vous êtes allergique, même si vous l'avez signalé à Roux. Roux compare les recettes avec les allergies et les régimes que vous avez indiqués et signale ce qu'il trouve, mais des choses peuvent lui échapper. Il ne vérifie ni les régimes religieux ni les régimes médicaux. Lisez toujours chaque ingrédient, et l'étiquette de tout ce que vous achetez.",
        "Les recettes ne sont pas des conseils médicaux ou nutritionnels. En cas d'allergie, de maladie ou de régime particulier, consultez un médecin ou un diététicien. Nous déclinons toute responsabilité en cas de réaction allergique, de maladie ou de toute autre atteinte à la santé liée à l'utilisation d'une recette.",
      ],
    },
    {
      heading: "Disponibilité et fin de l'accès",
      paragraphs: [
        "Nous ne promettons pas que Roux sera toujours là. Il peut changer, s'interrompre ou s'arrêter.",
        "Nous pouvons mettre fin à l'accès à Roux, pour vous ou pour tous, à tout moment et sans préavis. Gardez ailleurs une copie des recettes que vous ne voudriez pas perdre.",
      ],
    },
    {
      heading: 'Responsabilité',
      paragraphs: [
        "Vous utilisez Roux à vos propres risques. Dans la mesure où la loi le permet, nous ne sommes pas responsables des dommages liés à son utilisation ou à l'impossibilité de l'utiliser.",
        'Rien dans ces conditions ne vous retire les droits que la loi vous donne et auxquels on ne peut pas renoncer.',
      ],
    },
    {
      heading: 'Droit applicable, modifications et contact',
      paragraphs: [
        'Ces conditions sont régies par le droit de votre propre juridiction, celle du lieu où vous vivez, et par aucun autre.',
        'Si ces conditions changent, le nouveau texte paraîtra ici avec une nouvelle date. Pour toute question, contactez les personnes qui font fonctionner ce Roux.',
      ],
    },
  ],
}
