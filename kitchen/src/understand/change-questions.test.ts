import { describe, expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { setQuestionsAside } from './change-questions.ts'

describe('what a change asks, and what it orders', () => {
  testTable<[sentence: string, question: string, rest: string]>([
    ['what wine do I drink with it? also put an egg on top', 'what wine do I drink with it', 'also put an egg on top'],
    ['add bacon, what wine goes with it', 'what wine goes with it', 'add bacon,'],
    ['make ten and tell me how to freeze them', 'tell me how to freeze them', 'make ten'],
    ['can I freeze this?', 'can I freeze this', ''],
    ['is it gluten free?', 'is it gluten free', ''],
    ['quel vin avec ça ?', 'quel vin avec ça', ''],
    ['est-ce que je peux la congeler ?', 'est-ce que je peux la congeler', ''],
    ['ça se congèle ?', 'ça se congèle', ''],
    ['combien de temps ça se garde', 'combien de temps ça se garde', ''],
    ['how long does it cook, and no wine please', 'how long does it cook', 'and no wine please'],
    ['how long does it keep, in the fridge', 'how long does it keep, in the fridge', ''],
    ['how long does it keep, and can I freeze it?', 'how long does it keep, and can I freeze it', ''],
    ['what goes with it, rice or noodles?', 'what goes with it, rice or noodles', ''],
    ['pourquoi si longtemps, mets moins de sel', 'pourquoi si longtemps', 'mets moins de sel'],
    ['who needs coconut milk, take it out', 'who needs coconut milk', 'take the coconut milk out'],
    ['why so much oil, use less', 'why so much oil', 'use less oil'],
    ['why are there carrots, can you remove them?', 'why are there carrots', 'can you remove the carrots'],
    ['pourquoi des carottes, enlève-les', 'pourquoi des carottes', 'enlève les carottes'],
    ["pourquoi tant d'huile, mets-en moins", "pourquoi tant d'huile", 'mets moins de huile'],
    ["elles n'ont jamais la bosse, pourquoi", 'pourquoi', "elles n'ont jamais la bosse,"],
  ])('a question is told from the rest', (sentence, question, rest) => {
    const read = setQuestionsAside(sentence)
    expect([read.questions.join(' '), read.rest.replace(/[\s?]+$/, '')]).toEqual([question, rest])
  })

  testTable<string>([
    'can you swap the butter for oil?',
    'can you leave out the onions?',
    'could this be gluten free?',
    'is it possible to make it vegan?',
    'what if I use chicken?',
    'what can I use instead of cream?',
    'how can I make it lighter?',
    'can I make it in the slow cooker?',
    'peut-on le faire sans gluten ?',
    "qu'est-ce que je peux mettre à la place de la crème ?",
    'comment le rendre plus léger ?',
  ])('an order in the form of a question is none', (sentence) => {
    expect(setQuestionsAside(sentence)).toEqual({ questions: [], rest: sentence })
  })

  testTable<string>([
    'what are peanuts doing here, peanuts kill me',
    'is there egg in it, eggs give me hives',
    'where is the flour, gluten makes me ill',
    "what's the butter for, dairy gives me cramps",
    'pourquoi des œufs, ils me rendent malade',
    "c'est quoi les cacahuètes, ça me fait gonfler",
    'why does it have milk and why does milk make me ill',
  ])('what harms is heard, whatever is asked of it', (sentence) => {
    expect(setQuestionsAside(sentence).rest).toBe(sentence)
  })

  testTable<string>([
    'can my toddler eat this?',
    'is it safe for my pregnant sister?',
    'does she get ill, being coeliac?',
  ])('who asks for somebody is heard all the same', (sentence) => {
    expect(setQuestionsAside(sentence)).toEqual({ questions: [sentence.slice(0, -1)], rest: sentence })
  })
})
