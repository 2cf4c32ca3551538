import { isOrderable } from '@fust/domain/assortment'
import { canJoinCart, goodsOf, type OrderKind } from '@fust/domain/order'
import {
  clampPieces,
  clampToStock,
  isCount,
  NO_CASES,
  reviewUnits,
  totalCases,
  UNITS_MAXIMUM,
  type CaseQuantities,
} from '@fust/domain/quantity'
import { areLitresAllowed, isTankCountAllowed } from '@fust/domain/tank'
import type { Wording } from '#words/words.ts'
import type { Article } from '#features/assortment/index.ts'
import type { LineFacts } from './line-facts.ts'
import { amountsOfKind, type LineAmounts } from './line-amounts.ts'
import { LINE_WORDS } from './line-words.ts'
import { unitRulesOf } from './units.ts'
import { SHARED_REFUSALS } from '../refusal-words.ts'

/** The codes of the contract for a line that could not be taken as asked (graphql.md §2.2). */
export type LineErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'INVALID_PARAMETER_VALUE'
  | 'PERMISSION_DENIED'

export type LineError = { code: LineErrorCode; message: Wording; sku?: string; quantity?: number }

/** Amounts that fit, with what was said on the way; null: nothing of the line can be taken. */
export type ReviewedLine = { amounts: LineAmounts | null; error: LineError | null }

/** Holds one line against the rules; `clamps` (the portal's form) keeps what fits, else too much is refused. */
export function reviewLine(product: Article, amounts: LineAmounts, facts: LineFacts, clamps: boolean): ReviewedLine {
  const refused = reviewProduct(product, amounts, facts)
  if (refused) return { amounts: null, error: refused }
  const { kind } = product
  const counted = amountsOfKind(kind, amounts)
  if (isNothing(counted)) return { amounts: null, error: unusable(product) }
  return kind === 'tank' ? { amounts: counted, error: null } : fitToStock(product, counted, facts.stockLeft, clamps)
}

/** True when every amount is a number that can be counted; a half case cannot. */
function areAmountsValid({ packages, layers, pallets, litres, ...byTank }: LineAmounts): boolean {
  return (
    [packages, layers, pallets].every(isCount) &&
    areLitresAllowed(litres) &&
    Object.values(byTank).every(isTankCountAllowed)
  )
}

function unusable({ sku }: Article): LineError {
  return { code: 'INVALID_PARAMETER_VALUE', message: LINE_WORDS.quantityUnusable(sku) }
}

export function isNothing(amounts: LineAmounts): boolean {
  return Object.values(amounts).every((amount) => amount === 0)
}

function reviewProduct(product: Article, amounts: LineAmounts, facts: LineFacts): LineError | null {
  const { kind } = product
  if (!isOrderable(product) || !facts.hasItsParts)
    return { code: 'NOT_SALABLE', message: LINE_WORDS.notOrderable(product.sku) }
  if (!canJoinCart(goodsOf(product), facts.held))
    return { code: 'NOT_SALABLE', message: SHARED_REFUSALS['order-kinds-mixed'] }
  if (!areAmountsValid(amounts)) return unusable(product)
  if (kind === 'tank') return null
  const unit = reviewUnits(amounts, { kind, ...unitRulesOf(product) }, facts)
  if (unit) return { code: 'NOT_SALABLE', message: LINE_WORDS.unitNotOrderable(product.sku, unit.unit) }
  return reviewMaximum(product, amounts, kind)
}

function reviewMaximum(product: Article, amounts: LineAmounts, kind: OrderKind): LineError | null {
  const maximum = product.offer?.maxCases ?? null
  if (maximum !== null && totalCases(amounts, product.pack) > maximum)
    return {
      code: 'INSUFFICIENT_STOCK',
      message: LINE_WORDS.offerMaximum(product.sku, maximum),
      quantity: maximum,
    }
  if (kind === 'posm' || Math.max(amounts.packages, amounts.layers, amounts.pallets) <= UNITS_MAXIMUM) return null
  return {
    code: 'INSUFFICIENT_STOCK',
    message: LINE_WORDS.unitMaximum(product.sku, UNITS_MAXIMUM),
    quantity: UNITS_MAXIMUM,
  }
}

function fitToStock(product: Article, amounts: LineAmounts, stockLeft: number, clamps: boolean): ReviewedLine {
  if (product.isReturnItem) return { amounts, error: null }
  const kept =
    product.kind === 'posm' ? keptPieces(amounts, stockLeft) : clampToStock(amounts, product.pack, stockLeft).kept
  const isShort = totalCases(kept, product.pack) < totalCases(amounts, product.pack)
  if (!isShort) return { amounts, error: null }
  const error: LineError = {
    code: 'INSUFFICIENT_STOCK',
    message: LINE_WORDS.stockLeft(product.sku, stockLeft),
    quantity: stockLeft,
  }
  const fitting = { ...amounts, ...kept }
  return { amounts: clamps && !isNothing(fitting) ? fitting : null, error }
}

function keptPieces({ packages }: CaseQuantities, stockLeft: number): CaseQuantities {
  return { ...NO_CASES, packages: clampPieces(packages, stockLeft).kept }
}
