import { LINE_CHANGES, type LineConfirmation } from '@fust/domain/confirmation'
import { figuresLocale, type MarketPack } from '@fust/domain/market'
import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { textIn } from '#platform/http/language.ts'
import { say } from '#words/words.ts'
import { confirmedLineText } from '#features/messages/index.ts'

/** More lines than anybody reads in a notification: the order itself has all of them. */
const LINES_MAXIMUM = 5

const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const Texts = Type.Record(Type.String(), Type.String())
const Line = Type.Object({
  name: Texts,
  ordered: Type.Integer(),
  quantity: Type.Integer(),
  change: nullable(Type.Union(LINE_CHANGES.map((change) => Type.Literal(change)))),
  isTankBeer: Type.Boolean(),
  later: nullable(Type.Object({ quantity: Type.Integer(), on: Type.String() })),
  substitute: nullable(Texts),
})
const Subject = Type.Object({
  totalCents: Type.Integer(),
  currency: Type.String(),
  lines: Type.Array(Line),
  more: Type.Integer(),
})
type Line = Static<typeof Line>

/** A line that comes otherwise than it was ordered, or as it was ordered again. */
export type ConfirmedLine = Omit<LineConfirmation, 'substituteSku'> &
  Pick<Line, 'name' | 'ordered' | 'isTankBeer' | 'substitute'>

/** What a notification keeps of a confirmation. */
export function confirmationSubject(of: {
  totalCents: number
  currency: string
  lines: readonly ConfirmedLine[]
}): string {
  const { totalCents, currency, lines } = of
  const kept = lines
    .slice(0, LINES_MAXIMUM)
    .map(({ name, ordered, quantity, change, isTankBeer, later, substitute }) => ({
      name,
      ordered,
      quantity,
      change,
      isTankBeer,
      later,
      substitute,
    }))
  return JSON.stringify({ totalCents, currency, lines: kept, more: lines.length - kept.length })
}

type ConfirmationSource = { number: string; subject: string; language: string; market: MarketPack }

/** What changed in an order, line by line, and what it costs now. */
export function confirmationText({ number, subject, language, market }: ConfirmationSource): {
  headline: string
  lines: string[]
} {
  const stored: unknown = JSON.parse(subject)
  if (!Value.Check(Subject, stored)) throw new Error(`The confirmation of order ${number} is not as it is kept.`)
  const { totalCents, currency, lines, more } = stored
  const money = new Intl.NumberFormat(figuresLocale(market), { style: 'currency', currency, useGrouping: 'always' })
  const total = money.format(totalCents / 100).replaceAll('\u00a0', ' ')
  const figures = new Intl.NumberFormat(figuresLocale(market), { useGrouping: 'always' })
  const lineText = ({ name, quantity: confirmed, isTankBeer, ...line }: Line) => {
    const count = (amount: number) => `${figures.format(amount)}${isTankBeer ? ' l' : ''}`
    return `${textIn(language, name)}: ${confirmedLineText({ ...line, confirmed }, language, count)}`
  }
  return {
    headline: say(language, 'notification.confirmed', { number, total }),
    lines: [...lines.map(lineText), ...(more > 0 ? [say(language, 'confirmation.more', { count: more })] : [])],
  }
}
