/** One legal document in one language, as its dialog shows it from top to bottom. */
export interface LegalText {
  title: string
  effective: string
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
}
