import type { LegalText } from './legal-text.ts'

export const termsEn: LegalText = {
  title: 'Terms of Service',
  effective: 'Effective April 1, 2025',
  sections: [
    {
      heading: 'About these terms',
      paragraphs: [
        'Roux is an AI recipe maker that anyone can install on a server of their own. In these terms, "we" means the people who run this Roux, the site you are using right now.',
        'By using Roux you accept these terms and the Privacy Policy. If you do not agree with them, please do not use it.',
        'These terms are about the service and its recipes. The Roux software has a license of its own.',
      ],
    },
    {
      heading: 'How recipes are made',
      paragraphs: [
        'Recipes are generated through the interface of a third-party AI provider. Where none is connected, the built-in kitchen of Roux composes them instead.',
        'Either one can misunderstand you, and the same words can bring a different recipe each time. The Privacy Policy says what is sent to the provider.',
      ],
    },
    {
      heading: 'Using the recipes',
      paragraphs: [
        'Personal, non-commercial use of the recipes is allowed. Cook them, change them, print them, and share them with family and friends.',
        'Commercial redistribution or resale without our permission is forbidden. If you have something of the kind in mind, please ask us first.',
        'What you write yourself stays yours. You allow us to store it and work with it as far as Roux needs to in order to serve you.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You do not need an account to get a recipe. If you create one, use an e-mail address of your own, keep your password to yourself, and tell us if you think that somebody else has used your account. Roux is not meant for children under 13.',
        'You can delete your account in the settings whenever you like.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Use Roux to cook. Please do not ask it for anything dangerous or unlawful, do not try to reach the data of others, and do not overload or disturb the service.',
        'We may limit how many recipes can be made in a day, so that there is enough for everyone.',
      ],
    },
    {
      heading: 'Accuracy',
      paragraphs: [
        'Recipes come as they are. We do not guarantee the accuracy of their quantities, times, temperatures or anything else they say, nor that a dish will turn out well. We accept no liability for mistakes in them.',
        'Read a recipe through before you start, and trust your own judgment, above all about cooking food thoroughly and storing it safely.',
      ],
    },
    {
      heading: 'Allergies and health',
      paragraphs: [
        'A recipe may contain something you are allergic to, even if you have told Roux about it. Roux compares recipes with the allergies and diets you have named and points out what it finds, but it can miss things. It does not check religious or medical diets. Always read every ingredient, and the label of everything you buy.',
        'Recipes are not medical or nutritional advice. If you have an allergy, an illness or a special diet, ask a doctor or a dietitian. We accept no liability for allergic reactions, illness or any other harm to health that comes from using a recipe.',
      ],
    },
    {
      heading: 'Availability and end of access',
      paragraphs: [
        'We do not promise that Roux will always be there. It may change, pause or stop.',
        'We may end access to Roux, for you or for everyone, at any time and without notice. Please keep a copy elsewhere of any recipe you would hate to lose.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'You use Roux at your own risk. As far as the law allows, we are not liable for damage that comes from using it, or from not being able to use it.',
        'Nothing in these terms takes away rights that the law gives you and that cannot be waived.',
      ],
    },
    {
      heading: 'Law, changes and contact',
      paragraphs: [
        'These terms are governed by the law of your own jurisdiction, the place where you live, and by no other.',
        'If these terms change, the new text will appear here with a new date. If you have a question, contact the people who run this Roux.',
      ],
    },
  ],
}
