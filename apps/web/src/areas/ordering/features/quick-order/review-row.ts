import { canJoinCart, goodsOf, type Goods } from '@fust/domain/order'
import type { LineAmounts } from '../../../../cart/index.ts'
import {
  countersOf,
  type OrderingFacts,
  type Product,
  type UnitCounter,
  type UnitRefusalCode,
} from '../../../../product/index.ts'
import { typedQuantity } from '../../../../ui/stepper/typed-quantity.ts'
import type { ListedRow } from './listed-rows.ts'

/** What a code means; undefined until it was asked. */
export type FoundProduct = { is: 'found'; product: Product } | { is: 'several' | 'unknown' }

/** Why a row cannot be ordered as it stands. */
export type RowProblem =
  | { is: 'several' | 'unknown' | 'quantity-missing' | 'not-whole' | 'other-goods' | 'code-missing' }
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
  if (!found) return { is: 'asking' }
  if (found.is !== 'found') return wrong({ is: found.is })
  const { product } = found
  if (product.type !== 'simple') return wrong({ is: 'choose', product }, product)
  if (!canJoinCart(goodsOf(product), goods)) return wrong({ is: 'other-goods' }, product)
  if (quantity === '') return wrong({ is: 'quantity-missing' }, product)
  return counted(product, quantity, countersOf(product, NOTHING_HELD, facts))
}

function counted(product: Product, typed: string, counters: readonly UnitCounter[]): ReviewedRow {
  const [single] = counters
  if (!single) return wrong({ is: 'unit', code: 'unit-not-offered' }, product)
  const { step = 1 } = single
  const whole = single.refusal ? counters.filter(({ holds, refusal }) => holds && !refusal).toReversed() : []
  const max = single.refusal ? Math.max(0, ...whole.map(({ holds = 0, max: most }) => holds * most)) : single.max
  if (single.refusal && whole.length === 0) return wrong({ is: 'unit', code: single.refusal }, product)
  const quantity = typedQuantity(typed, { min: step, max, step })
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
