import type { LetterHead } from './letter-head.ts'
import type { Letter } from './letter.ts'

/** The letter for a reader without HTML. */
export function letterText(letter: Letter, { brewery, address }: LetterHead): string {
  const parts = [
    [letter.greeting],
    ...letter.paragraphs.map((paragraph) => [paragraph]),
    letter.facts.map(({ label, value }) => `${label}: ${value}`),
    (letter.goods?.lines ?? []).map((line) => `${line.product} (${line.sku}): ${line.quantity}, ${line.amount}`),
    (letter.goods?.totals ?? []).map(({ label, amount }) => `${label}: ${amount}`),
    letter.link === null ? [] : [`${letter.link.label}: ${letter.link.url}`],
    letter.questions === null ? [] : [letter.questions],
    letter.unsubscribe ? [`${letter.unsubscribe.label}: ${letter.unsubscribe.url}`] : [],
    address.length === 0 ? [] : [brewery, ...address],
  ]
  const written = parts.filter((part) => part.length > 0).map((part) => `${part.join('\n')}\n`)
  return written.join('\n')
}
