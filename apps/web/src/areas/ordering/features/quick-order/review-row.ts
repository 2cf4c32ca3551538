import { isShortenedNumber, readQuantity, type ListAmounts, type QuantityReading } from '@fust/domain/list'
import { canJoinCart, goodsOf, type Goods } from '@fust/domain/order'
import type { LineAmounts } from '../../../../cart/index.ts'
import {
  countersOf,
  type OrderingFacts,
  type Product,
  type UnitCounter,
  type UnitRefusalCode,
} from '../../../../product/index.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import { typedQuantity } from '../../../../ui/stepper/typed-quantity.ts'
import type { ListedRow } from './listed-row.ts'

/** What a code means; undefined until it was asked. */
export type FoundProduct = { is: 'found'; product: Product } | { is: 'several' | 'unknown' }

/** Why a row cannot be ordered as it stands. */
export type RowProblem =
  | { is: 'several' | 'unknown' | 'quantity-missing' | 'not-whole' | 'other-goods' | 'code-missing' }
  /** `shortened`: Excel has made 8,72E+12 of an EAN. `thousands`: 1,000 may be one. `pieces`: cases or bottles. */
  | { is: 'shortened' | 'thousands' | 'pieces' }
  | { is: 'choose'; product: Product }
  | { is: 'too-many'; max: number }
  | { is: 'too-few'; min: number }
  | { is: 'not-in-steps'; step: number }
  | { is: 'unit'; code: UnitRefusalCode }

export type ReviewedRow =
  | { is: 'empty' | 'asking' }
  | { is: 'wrong'; problem: RowProblem; product: Product | null }
  | { is: 'good'; product: Product; quantity: number; amounts: Partial<LineAmounts> }

const NOTHING_HELD = { packages: 0, layers: 0, pallets: 0, litres: 0 }

/** What a row orders, by the rules that its counters would have; the server decides. */
export function reviewRow(
  { code, quantity }: ListedRow,
  found: FoundProduct | undefined,
  { facts, goods }: { facts: OrderingFacts; goods: Goods | null },
): ReviewedRow {
  if (code === '') return quantity === '' ? { is: 'empty' } : wrong({ is: 'code-missing' })
  if (isShortenedNumber(code)) return wrong({ is: 'shortened' })
  if (!found) return { is: 'asking' }
  if (found.is !== 'found') return wrong({ is: found.is })
  const { product } = found
  if (product.type !== 'simple') return wrong({ is: 'choose', product }, product)
  if (!canJoinCart(goodsOf(product), goods)) return wrong({ is: 'other-goods' }, product)
  const read = typedAmounts(quantity)
  const counters = countersOf(product, NOTHING_HELD, facts)
  if (read.is === 'amounts') return ordered(product, read.amounts, counters)
  return read.is === 'zero' ? counted(product, 0, counters) : wrong(READING_PROBLEMS[read.is], product)
}

const READING_PROBLEMS = {
  missing: { is: 'quantity-missing' },
  'not-whole': { is: 'not-whole' },
  ambiguous: { is: 'thousands' },
} as const satisfies Record<Exclude<QuantityReading['is'], 'amounts' | 'zero'>, RowProblem>

/** What stands in the field; a thousand as the market writes it is one. */
function typedAmounts(typed: string): QuantityReading {
  const read = readQuantity(typed)
  const thousands = Number(typed.replaceAll(/\D/g, ''))
  const isOfMarket = read.is === 'ambiguous' && formatNumber(thousands) === typed.trim()
  return isOfMarket ? { is: 'amounts', amounts: { packages: thousands } } : read
}

/** Cases, layers and pallets as the counters of the product allow them; each unit is reviewed by itself. */
function ordered(product: Product, { pieces, ...written }: ListAmounts, counters: readonly UnitCounter[]): ReviewedRow {
  // Of what is ordered piece by piece, a piece is what a case is of the others.
  const isByPiece = product.kind === 'posm' || product.look.packageWord === 'keg'
  if (pieces !== undefined && !isByPiece) return wrong({ is: 'pieces' }, product)
  const packages = (written.packages ?? 0) + (pieces ?? 0)
  const rows = [
    ...(packages > 0 ? [counted(product, packages, counters)] : []),
    ...UNITS.flatMap((unit) => (written[unit] === undefined ? [] : [inUnit(product, unit, written[unit], counters)])),
  ]
  const refused = rows.find(({ is }) => is !== 'good')
  if (refused) return refused
  const good = rows.flatMap((row) => (row.is === 'good' ? [row] : []))
  const sums = ALL_UNITS.flatMap((unit) => {
    const sum = good.reduce((all, { amounts }) => all + (amounts[unit] ?? 0), 0)
    return sum > 0 ? [[unit, sum] as const] : []
  })
  return {
    is: 'good',
    product,
    quantity: good.reduce((sum, { quantity }) => sum + quantity, 0),
    amounts: Object.fromEntries(sums),
  }
}

const UNITS = ['layers', 'pallets', 'litres'] as const
const ALL_UNITS = ['packages', ...UNITS] as const

function inUnit(
  product: Product,
  unit: (typeof UNITS)[number],
  count: number,
  counters: readonly UnitCounter[],
): ReviewedRow {
  if (unit === 'litres' && product.kind === 'tank') return counted(product, count, counters)
  const counter = counters.find((own) => own.unit === unit)
  if (!counter || unit === 'litres' || !counter.holds) return wrong({ is: 'unit', code: 'unit-not-offered' }, product)
  if (counter.refusal) return wrong({ is: 'unit', code: counter.refusal }, product)
  if (count > counter.max) return wrong({ is: 'too-many', max: counter.max }, product)
  return { is: 'good', product, quantity: count * counter.holds, amounts: { [unit]: count } }
}

function counted(product: Product, written: number, counters: readonly UnitCounter[]): ReviewedRow {
  const [single] = counters
  if (!single) return wrong({ is: 'unit', code: 'unit-not-offered' }, product)
  const { step = 1 } = single
  const whole = single.refusal ? counters.filter(({ holds, refusal }) => holds && !refusal).toReversed() : []
  const max = single.refusal ? Math.max(0, ...whole.map(({ holds = 0, max: most }) => holds * most)) : single.max
  if (single.refusal && whole.length === 0) return wrong({ is: 'unit', code: single.refusal }, product)
  const quantity = typedQuantity(String(written), { min: step, max, step })
  if (quantity === 'too-many') return wrong({ is: quantity, max }, product)
  if (quantity === 'too-few') return wrong({ is: quantity, min: step }, product)
  if (quantity === 'not-in-steps') return wrong({ is: quantity, step }, product)
  if (quantity === 'not-whole') return wrong({ is: quantity }, product)
  if (!single.refusal) return { is: 'good', product, quantity, amounts: { [single.unit]: quantity } }
  const amounts = inWholeUnits(quantity, whole)
  return amounts ? { is: 'good', product, quantity, amounts } : wrong({ is: 'unit', code: single.refusal }, product)
}

/** Cases that nobody may order loose, as full pallets and layers; null when some are left. */
function inWholeUnits(cases: number, units: readonly UnitCounter[]): Partial<LineAmounts> | null {
  let left = cases
  const amounts = units.map(({ unit, holds = 1 }) => {
    const count = Math.floor(left / holds)
    left -= count * holds
    return [unit, count] as const
  })
  return left === 0 ? Object.fromEntries(amounts) : null
}

const wrong = (problem: RowProblem, product: Product | null = null): ReviewedRow => ({ is: 'wrong', problem, product })
