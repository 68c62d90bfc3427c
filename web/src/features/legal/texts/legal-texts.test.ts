import { describe, expect, test } from 'vitest'
import { testTable } from '../../../../../contract/test/test-table.ts'
import type { LegalText } from './legal-text.ts'
import { privacyEn } from './privacy-en.ts'
import { privacyFr } from './privacy-fr.ts'
import { termsEn } from './terms-en.ts'
import { termsFr } from './terms-fr.ts'

type Fact = readonly [fact: string, english: RegExp, french: RegExp]

const privacyFacts: readonly Fact[] = [
  [
    'the policy speaks for the operator',
    /"we" means the people who run this Roux/,
    /« nous » désigne les personnes qui font/,
  ],
  ['names are collected', /collect .*your name/, /recueillons .*votre nom/],
  ['e-mail addresses are collected', /collect your e-mail address/, /recueillons votre adresse e-mail/],
  ['dietary preferences are collected', /collect your dietary preferences/, /recueillons vos préférences alimentaires/],
  [
    'anonymous usage data is counts and durations without the prompt',
    /collect anonymous usage data: how many .* how long .* without the text of the prompt/,
    /recueillons .*données d'utilisation anonymes : le nombre .* le temps .* sans le texte de la demande/,
  ],
  ['cookies are used', /uses cookies .*sidebar_state, .*7 days/, /utilise les cookies .*sidebar_state, .*7 jours/],
  [
    'language, theme and session token are in local storage',
    /local storage .*language, .*theme .*session token/,
    /stockage local .*langue, .*thème .*jeton de session/,
  ],
  [
    'timers are in local storage until they are stopped or the cook logs out',
    /timers are kept there .* gone when you stop them, or log out/,
    /minuteurs .* disparaissent quand vous les arrêtez ou vous déconnectez/,
  ],
  [
    'reading aloud is the browser’s, and some voices are not on the device',
    /read aloud, your browser does it .* may send the text of the step/,
    /voix haute, c'est votre navigateur .* peuvent envoyer le texte de l'étape/,
  ],
  [
    'guest recipes stay in the session, but for the sealed copy',
    /kept in the browser session.*Apart from the sealed copy/,
    /gardée dans la session du navigateur.*Hormis la copie scellée/,
  ],
  // `sealed-answers.test.ts` of the server reads the database and a back-up.
  [
    'the sealed copy lasts ten minutes, with a key that the server does not keep',
    /sealed copy .*10 minutes.*server does not keep.*backups .*leave it out/,
    /10 minutes une copie scellée.*serveur ne conserve pas.*sauvegardes .*ne la contiennent pas/,
  ],
  [
    'prompt and preferences go to the AI recipe-generation provider',
    /third-party AI recipe-generation provider.*text of your prompt.*dietary preferences/,
    /fournisseur tiers de génération de recettes par IA.*texte de votre demande.*préférences alimentaires/,
  ],
  [
    'a model of the operator passes nothing on',
    /language model of our own.*none of it is passed on/,
    /modèle de langage à nous.*rien n'en est transmis/,
  ],
  [
    'a text that is brought goes to the provider where the cook says so, each time',
    /bring a recipe in that Roux cannot read .*press the button .*text of that page.*asked each time/,
    /importez une recette que Roux ne sait pas lire .*bouton .*texte de cette page.*chaque fois/,
  ],
  ['the built-in kitchen sends nothing', /built-in kitchen.*sent to nobody/, /cuisine intégrée.*envoyées à personne/],
  ['data is not sold', /do not sell your data/, /ne vendons pas vos données/],
  ['the page asks nothing of third parties', /no third-party requests/, /aucune requête à des tiers/],
  ['deleted recipes stay for 30 days', /recipe can be restored for 30 days/, /rétablie pendant 30 jours/],
  ['backups live a week by default', /backup is replaced after 7 days/, /remplacée au bout de 7 jours/],
  ['sessions last 8 days', /session token works for 8 days/, /jeton de session est valable 8 jours/],
  [
    'users have rights',
    /may access, correct or delete your data/,
    /pouvez .*consulter, corriger ou supprimer vos données/,
  ],
  ['it is not for children', /not meant for children under 13/, /pas destiné aux enfants de moins de 13 ans/],
  [
    'the operator can be asked',
    /contact the people who run this Roux/,
    /contactez les personnes qui font fonctionner ce Roux/,
  ],
]

const termsFacts: readonly Fact[] = [
  [
    'the terms speak for the operator',
    /"we" means the people who run this Roux/,
    /« nous » désigne les personnes qui font/,
  ],
  [
    'recipes come through a third-party AI provider, or the built-in kitchen',
    /interface of a third-party AI provider\. Where none is connected, the built-in kitchen/,
    /l'interface d'un fournisseur d'IA tiers\. Si aucun n'est relié, .*la cuisine intégrée/,
  ],
  [
    'personal use is allowed',
    /Personal, non-commercial use .*is allowed/,
    /usage personnel et non commercial .*est autorisé/,
  ],
  [
    'commercial use needs permission',
    /Commercial redistribution or resale without our permission is forbidden/,
    /redistribution commerciale ou la revente sans notre autorisation est interdite/,
  ],
  ['it is not for children', /not meant for children under 13/, /pas destiné aux enfants de moins de 13 ans/],
  [
    'accuracy is disclaimed',
    /not guarantee the accuracy.*no liability/,
    /ne garantissons ni l'exactitude.*déclinons toute responsabilité/,
  ],
  [
    'allergens may be missed',
    /may contain something you are allergic to/,
    /peut contenir quelque chose à quoi vous êtes allergique/,
  ],
  [
    'allergy and health liability is disclaimed',
    /no liability for allergic reactions, .*harm to health/,
    /déclinons toute responsabilité en cas de réaction allergique, .*atteinte à la santé/,
  ],
  ['access may end without notice', /end access .*without notice/, /mettre fin à l'accès .*sans préavis/],
  [
    "the user's own jurisdiction governs and no other",
    /law of your own jurisdiction, .*by no other/,
    /droit de votre propre juridiction, .*par aucun autre/,
  ],
  [
    'the operator can be asked',
    /contact the people who run this Roux/,
    /contactez les personnes qui font fonctionner ce Roux/,
  ],
]

const documents = [
  { name: 'the privacy policy', en: privacyEn, fr: privacyFr, facts: privacyFacts },
  { name: 'the terms of service', en: termsEn, fr: termsFr, facts: termsFacts },
]

/** Section and paragraph numbers of every paragraph that states the fact. */
function placesOf(fact: RegExp, text: LegalText): string[] {
  return text.sections.flatMap(({ paragraphs }, section) =>
    paragraphs.flatMap((words, paragraph) =>
      fact.test(words.replaceAll('\u00a0', ' ')) ? [`${section}.${paragraph}`] : [],
    ),
  )
}

function linesOf({ title, effective, sections }: LegalText): string[] {
  return [title, effective, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])]
}

describe.each(documents)('$name', ({ en, fr, facts }) => {
  test('is in force from April 1, 2025 in both languages', () => {
    expect(en.effective).toBe('Effective April 1, 2025')
    expect(fr.effective).toBe('En vigueur le 1er avril 2025')
  })

  test('has the same sections and paragraphs in both languages', () => {
    const shape = (text: LegalText) => text.sections.map(({ paragraphs }) => paragraphs.length)
    expect(shape(fr)).toEqual(shape(en))
  })

  testTable(facts)('says it in the same place in both languages', (_fact, english, french) => {
    const places = placesOf(english, en)
    expect(places).not.toEqual([])
    expect(placesOf(french, fr)).toEqual(places)
  })

  test('has no empty line, stray space or curly apostrophe', () => {
    for (const line of [...linesOf(en), ...linesOf(fr)]) {
      expect(line).toMatch(/^\S(.*\S)?$/)
      expect(line).not.toMatch(/[‘’“”]|\s{2}/)
    }
  })

  test('never parts a French punctuation mark from its word', () => {
    for (const line of linesOf(fr)) {
      expect(line).not.toMatch(/[^\u00a0][:;?!»]|«[^\u00a0]|"/)
    }
  })
})
