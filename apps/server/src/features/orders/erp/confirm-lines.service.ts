import { truckLoad } from '@fust/domain/capacity'
import {
  confirmedAmounts,
  confirmedTotals,
  confirmLine,
  holdConfirmed,
  isNewToBuyer,
  type LineAmounts,
  type LineConfirmation,
} from '@fust/domain/confirmation'
import { casesInUnits, type CaseQuantities, type PackFigures } from '@fust/domain/quantity'
import { writeAudit } from '#request/audit.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { ErpProgress } from '#integrations/erp/index.ts'
import { createLedgers, type OrderKey } from '#features/ledgers/index.ts'
import { createNotices } from '#features/notifications/index.ts'
import {
  createConfirmLinesStore,
  type ConfirmedTotals,
  type OrderedLine,
  type OrderedOrder,
} from './confirm-lines.store.ts'

type Confirmed = { line: OrderedLine; before: LineConfirmation | null; after: LineConfirmation }

/**
 * Stores what the ERP confirms of the lines beside what was ordered. What a line does not get goes back, the order costs what
 * is confirmed, and its buyer is informed, once for each change. The caller holds the lock of the order and has seen that
 * the answer is the latest one.
 */
export async function confirmLines(
  tx: Transaction,
  order: OrderKey & { number: string },
  progress: Pick<ErpProgress, 'lines' | 'deliveries'>,
  at: Date,
): Promise<void> {
  if (progress.lines.length === 0) return
  const store = createConfirmLinesStore(tx)
  const ordered = await store.readOrder(order)
  const lines = await store.readLines(order)
  if (!ordered) return
  const answered = lines.flatMap((line) => confirmedBy(line, ordered, progress))
  const changed = answered.filter(({ before, after }) => !isSame(before, after))
  if (changed.length === 0) return
  const news = changed.filter(({ line, before, after }) => isNewToBuyer(before, after, line.ordered))
  const current = new Map(answered.map(({ line, after }) => [line.lineNumber, after]))
  const quantityOf = (line: OrderedLine) =>
    current.get(line.lineNumber)?.quantity ?? line.confirmedQuantity ?? line.ordered

  const confirmation = ordered.confirmation + (news.length > 0 ? 1 : 0)
  const held = news.length > 0 ? await holdStock(tx, { order, lines, current, confirmation, at }) : heldBefore(lines)
  await store.writeLines(
    order,
    changed.map(({ line, after }) => ({
      lineNumber: line.lineNumber,
      quantity: after.quantity,
      change: after.change,
      laterQuantity: after.later?.quantity ?? null,
      laterOn: after.later?.on ?? null,
      substituteSku: after.substituteSku,
      held: held.get(line.lineNumber) ?? after.quantity,
      ...confirmedAmounts(line, after.quantity, line.ordered),
    })),
  )
  if (news.length === 0) return
  const totals = totalsOf(ordered, lines, quantityOf)
  const places = placesOf(ordered, lines, quantityOf)
  const ledgers = createLedgers(tx)
  const budgetCents =
    ordered.kind === 'posm'
      ? await ledgers.budget.hold({ ...order, confirmation }, (totals ?? allOf(ordered)).grandTotalExVatCents, at)
      : null
  await ledgers.day.hold(order, places)
  await store.writeOrder(order, { totals, confirmation, budgetCents })
  const substitutes = await store.readNames(news.flatMap(({ after }) => after.substituteSku ?? []))
  await createNotices(tx).ofConfirmation(order, {
    confirmation,
    totalCents: totals?.grandTotalCents ?? ordered.grandTotalCents,
    currency: ordered.currency,
    lines: news.map(({ line, after }) => ({
      name: nameWithPack(line),
      ordered: line.ordered,
      isTankBeer: line.isTankBeer,
      substitute:
        after.substituteSku === null ? null : (substitutes.get(after.substituteSku) ?? { en: after.substituteSku }),
      ...after,
    })),
    at,
  })
  writeAudit(tx, {
    at,
    actorId: null,
    companyId: order.companyId,
    shipToId: ordered.shipToId,
    action: 'order-confirmed-otherwise',
    subject: order.number,
    details: { lines: news.map(({ line, after }) => ({ line: line.lineNumber, ordered: line.ordered, ...after })) },
  })
}

/** Nothing where the ERP says nothing of the line, or has not confirmed it yet. */
function confirmedBy(
  line: OrderedLine,
  { deliveryDate }: OrderedOrder,
  { lines, deliveries }: Pick<ErpProgress, 'lines' | 'deliveries'>,
): Confirmed[] {
  const isOfLine = (said: { lineNumber: number; sku: string }) =>
    said.lineNumber === line.position && said.sku === line.sku
  const answer = lines.find(isOfLine)
  if (!answer) return []
  const shipped = deliveries
    .filter(({ shippedOn }) => shippedOn !== null)
    .flatMap((delivery) => delivery.lines.filter(isOfLine))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const after = confirmLine({ ordered: line.ordered, orderedFor: deliveryDate }, { ...answer, shipped })
  return after ? [{ line, before: confirmationOf(line), after }] : []
}

function confirmationOf(line: OrderedLine): LineConfirmation | null {
  const { confirmedQuantity: quantity, change, laterQuantity, laterOn, substituteSku } = line
  if (quantity === null) return null
  const later = laterQuantity !== null && laterOn !== null ? { quantity: laterQuantity, on: laterOn } : null
  return { quantity, change, later, substituteSku }
}

const isSame = (before: LineConfirmation | null, after: LineConfirmation): boolean =>
  before !== null &&
  before.quantity === after.quantity &&
  before.change === after.change &&
  before.substituteSku === after.substituteSku &&
  before.later?.quantity === after.later?.quantity &&
  before.later?.on === after.later?.on

const heldBefore = (lines: readonly OrderedLine[]) =>
  new Map(lines.map((line) => [line.lineNumber, line.heldQuantity ?? line.ordered]))

type Holding = {
  order: OrderKey
  lines: readonly OrderedLine[]
  current: ReadonlyMap<number, LineConfirmation>
  confirmation: number
  at: Date
}

/** Has lines hold what is confirmed of them; answers what each of them holds. The stock of a substitute is the brewery's. */
async function holdStock(
  tx: Transaction,
  { order, lines, current, confirmation, at }: Holding,
): Promise<Map<number, number>> {
  const { stock } = createLedgers(tx)
  await stock.lock([], order)
  // Orders that came with a folder have taken nothing, and neither have return items and tank beer.
  const taken = await stock.held(order.id)
  const available = await stock.left([...taken.keys()])
  const holds = lines.map((line) => {
    const after = current.get(line.lineNumber)
    const before = line.heldQuantity ?? line.ordered
    return {
      parts: (line.parts ?? [{ sku: line.sku, quantity: 1 }]).filter(({ sku }) => taken.has(sku)),
      held: before,
      wanted: after ? (after.substituteSku === null ? after.quantity : 0) : before,
    }
  })
  const { held, changes } = holdConfirmed(holds, available)
  if (changes.size > 0) await stock.move(changes, { ...order, confirmation }, at)
  return new Map(lines.map((line, index) => [line.lineNumber, held[index] ?? 0]))
}

type QuantityOf = (line: OrderedLine) => number

/** Null where every line comes as it was ordered: the order costs what it was ordered for. */
function totalsOf(order: OrderedOrder, lines: readonly OrderedLine[], quantityOf: QuantityOf): ConfirmedTotals | null {
  const different = lines.filter((line) => quantityOf(line) !== line.ordered)
  if (different.length === 0) return null
  const totals = confirmedTotals(
    { ...order, details: order.priceDetails },
    lines.map((line) => ({
      vatBasisPoints: line.vatBasisPoints,
      ordered: amountsOf(line),
      confirmed: confirmedAmounts(line, quantityOf(line), line.ordered),
    })),
  )
  const lost = (amount: (line: OrderedLine) => number) => different.reduce((sum, line) => sum + amount(line), 0)
  const lostUnits = (unit: keyof CaseQuantities) => lost((line) => line[unit] - unitsOf(line, quantityOf(line))[unit])
  return {
    ...totals,
    discountCents: totals.goodsCents - totals.netCents,
    cases: order.totalCases - lost((line) => (line.isTankBeer ? 0 : line.ordered - quantityOf(line))),
    layers: Math.max(0, order.totalLayers - lostUnits('layers')),
    pallets: Math.max(0, order.totalPallets - lostUnits('pallets')),
    litres: order.totalLitres - lost((line) => (line.isTankBeer ? line.ordered - quantityOf(line) : 0)),
    weightGrams: Math.max(
      0,
      order.totalWeightGrams -
        lost((line) => Math.round((line.grossWeightGrams * (line.ordered - quantityOf(line))) / line.ordered)),
    ),
  }
}

const nameWithPack = ({ name, subtitle }: OrderedLine): Record<string, string> =>
  Object.fromEntries(
    Object.entries(name).map(([language, text]) => [language, [text, subtitle[language]].filter(Boolean).join(', ')]),
  )

const amountsOf = (line: OrderedLine): LineAmounts => line

const allOf = (order: OrderedOrder) => ({
  grandTotalExVatCents: order.grandTotalCents - order.vatCents,
})

/** The places of a truck that the confirmed goods take; what a product held that is gone from the catalogue nobody knows. */
function placesOf({ kind, palletPlaces }: OrderedOrder, lines: readonly OrderedLine[], quantityOf: QuantityOf): number {
  if (kind !== 'beer' || lines.some((line) => !line.isInCatalogue)) return palletPlaces
  if (lines.every((line) => quantityOf(line) === line.ordered)) return palletPlaces
  const load = truckLoad(
    lines.map((line) => ({ sku: line.sku, quantities: unitsOf(line, quantityOf(line)), pack: packOf(line) })),
  )
  return Math.min(palletPlaces, load.palletPlaces)
}

const unitsOf = (line: OrderedLine, cases: number): CaseQuantities => casesInUnits(cases, line, packOf(line))

const packOf = ({ casesPerLayer, layersPerPallet }: OrderedLine): PackFigures => ({
  casesPerLayer: casesPerLayer ?? 0,
  layersPerPallet: layersPerPallet ?? 0,
  grossWeightPerCaseGrams: 0,
  emptyPalletWeightGrams: 0,
  volumePerCaseMl: 0,
})
