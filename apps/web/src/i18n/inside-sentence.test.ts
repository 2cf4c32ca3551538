import { expect, test } from 'vitest'
import { changeLanguage } from './index.ts'
import { insideSentence } from './inside-sentence.ts'

test.each([
  ['en', 'Crate 24 × 30 cl', 'crate 24 × 30 cl'],
  ['nl', 'Krat 24 × 30 cl', 'krat 24 × 30 cl'],
  ['de', 'Kasten 24 × 30 cl', 'Kasten 24 × 30 cl'],
] as const)('within a sentence a noun is written as %s does', async (language, noun, within) => {
  await changeLanguage(language)
  expect(insideSentence(noun)).toBe(within)
})
