import type { Reporting, ReportMonth, ReportPart } from '@fust/contract/rest'
import { centsToDecimal } from '@fust/contract/wire'
import { textIn } from '#platform/http/language.ts'
import { packFormatLabel } from '#features/assortment/index.ts'
import { hectolitres } from '../hectolitres.ts'
import { wireDelivery, wireEmpties, wireInvoiced } from './figures-by-month.wire.ts'
import { aYearBefore, monthsBetween } from './report-months.ts'
import type { OwnReport } from './reports.service.ts'
import type { LinesOfPart, OrderedProduct, PartOf } from './reports.store.ts'

type Sums = { ml: number; cents: number }
/** What was ordered of one thing, now and a year before. */
type Compared = { code: string; now: Sums; before: Sums; row: LinesOfPart }

export function wireReport(own: OwnReport, language: string): Reporting {
  const { period, lines, products, orders, isNarrowed } = own
  const matching = lines.filter(({ isMatch }) => isMatch)
  const partsOf = (part: PartOf) => mostMoneyFirst(compared(matching.filter((line) => line.part === part)))
  const wireParts = (part: PartOf) => partsOf(part).map((found) => wirePart(found, nameOf(own, found, language)))
  const wireProducts = (told: (product: OrderedProduct) => boolean) =>
    products.filter(told).map((product) => wireProduct(product, language))
  const ordersNow = orders.filter(({ isNow }) => isNow)
  const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
    rows.reduce((total, row) => total + amount(row), 0)
  const months = monthsOf(own)
  return {
    report: own.report,
    ...(own.embeddedFrom !== null && { embeddedFrom: own.embeddedFrom }),
    ...period,
    totals: {
      ...wireSums({ now: sumsOf(matching, true), before: sumsOf(matching, false) }),
      orders: isNarrowed ? null : sum(ordersNow, (row) => row.orders),
      total: isNarrowed ? null : centsToDecimal(sum(ordersNow, ({ totalCents }) => totalCents)),
    },
    months,
    brands: wireParts('brand'),
    packs: wireParts('pack'),
    shipTos: wireParts('ship-to'),
    topProducts: wireProducts(({ cents }) => cents > 0),
    lostProducts: wireProducts(({ cents }) => cents === 0),
    delivery: wireDelivery(own),
    empties: wireEmpties(own),
    invoiced: wireInvoiced(own),
    choices: {
      reports: [...own.seen],
      brands: choicesOf(own, 'brand', language),
      packs: choicesOf(own, 'pack', language),
    },
  }
}

/** Every month of the period, also those without an order. */
function monthsOf({ period, lines, orders, isNarrowed }: OwnReport): ReportMonth[] {
  const matching = lines.filter(({ part, isMatch }) => part === 'month' && isMatch)
  const of = (month: string, isNow: boolean) => matching.filter((line) => line.code === month && line.isNow === isNow)
  return monthsBetween(period.from, period.to).map((month) => {
    const placed = orders.find((row) => row.month === month && row.isNow)
    return {
      month,
      ...wireSums({ now: total(of(month, true)), before: total(of(aYearBefore(month), false)) }),
      orders: isNarrowed ? null : (placed?.orders ?? 0),
      total: isNarrowed ? null : centsToDecimal(placed?.totalCents ?? 0),
    }
  })
}

const total = (lines: readonly LinesOfPart[]): Sums =>
  lines.reduce((sums, { ml, cents }) => ({ ml: sums.ml + ml, cents: sums.cents + cents }), { ml: 0, cents: 0 })

const sumsOf = (lines: readonly LinesOfPart[], isNow: boolean): Sums =>
  total(lines.filter((line) => line.part === 'month' && line.isNow === isNow))

function compared(lines: readonly LinesOfPart[]): Compared[] {
  return [...Map.groupBy(lines, ({ code }) => code)].flatMap(([code, own]) => {
    const [row] = own
    const sums = (isNow: boolean) => total(own.filter((line) => line.isNow === isNow))
    return row ? [{ code, row, now: sums(true), before: sums(false) }] : []
  })
}

const mostMoneyFirst = (parts: readonly Compared[]): Compared[] =>
  parts.toSorted((one, other) => other.now.cents - one.now.cents || (one.code < other.code ? -1 : 1))

function nameOf({ shipTos }: OwnReport, { code, row }: Pick<Compared, 'code' | 'row'>, language: string): string {
  if (row.part === 'pack') return packFormatLabel(code, language)
  if (row.part === 'ship-to') return shipTos.find(({ shipToId }) => shipToId === code)?.name ?? code
  return row.brand ?? code
}

const wireProduct = (
  { sku, name, subtitle, ml, cents, mlBefore, centsBefore }: OrderedProduct,
  language: string,
): ReportPart => ({
  code: sku,
  name: name ? [name, subtitle].flatMap((text) => (text && textIn(language, text)) || []).join(', ') : sku,
  ...wireSums({ now: { ml, cents }, before: { ml: mlBefore, cents: centsBefore } }),
})

const wirePart = ({ code, now, before }: Compared, name: string): ReportPart => ({
  code,
  name,
  ...wireSums({ now, before }),
})

const wireFigures = ({ ml, cents }: Sums) => ({ volume: hectolitres(ml), goods: centsToDecimal(cents) })
const wireSums = ({ now, before }: { now: Sums; before: Sums }) => ({
  ...wireFigures(now),
  before: wireFigures(before),
})

function choicesOf(own: OwnReport, part: PartOf, language: string): { code: string; name: string }[] {
  return compared(own.lines.filter((line) => line.part === part && line.code !== ''))
    .map((found) => ({ code: found.code, name: nameOf(own, found, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
}
