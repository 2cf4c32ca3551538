import type { LineChange } from '@fust/domain/confirmation'
import { textIn } from '#platform/http/language.ts'
import { say, type WordKey } from '#words/words.ts'
import { dayWords } from './day-words.ts'

/** A line beside what was ordered of it. */
export type ConfirmedLineFacts = {
  ordered: number
  confirmed: number
  change: LineChange | null
  later: { quantity: number; on: string } | null
  /** What comes in its place. */
  substitute: Record<string, string> | null
}

const CHANGES: Readonly<Record<LineChange | 'as-ordered', WordKey>> = {
  rejected: 'confirmation.rejected',
  reduced: 'confirmation.reduced',
  substituted: 'confirmation.substituted',
  'short-delivered': 'confirmation.short-delivered',
  backordered: 'confirmation.backordered',
  'as-ordered': 'confirmation.as-ordered',
}

/** '5 ordered, 0 confirmed. Rejected by the brewery.' */
export function confirmedLineText(
  { ordered, confirmed, change, later, substitute }: ConfirmedLineFacts,
  language: string,
  count: (quantity: number) => string,
): string {
  const values = {
    ordered: count(ordered),
    confirmed: count(confirmed),
    later: count(later?.quantity ?? 0),
    substitute: textIn(language, substitute ?? {}),
    day: later ? dayWords(later.on, language) : '',
  }
  const own = say(language, CHANGES[change ?? 'as-ordered'], values)
  return later && change !== 'backordered' ? `${own} ${say(language, 'confirmation.later', values)}` : own
}
