import { goodsOfLine } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { OperationName } from '#request/policy.ts'
import type { Articles } from '#features/assortment/index.ts'
import type { Asker } from '#features/portal/index.ts'
import type { OwnCarts, ChangedCart, LockedCart } from '../own-carts.ts'
import { MAX_LINES_PER_CALL, type CartRefusal } from '../cart-refusal.ts'
import { amountsOf, cartLineOf } from './cart-line.ts'
import { createCartLineStore } from './cart-line.store.ts'
import { lineFacts } from './line-facts.ts'
import { readParts } from './line-parts.ts'
import type { LineAmounts } from './line-amounts.ts'
import { LINE_WORDS } from './line-words.ts'
import { isNothing, reviewLine, type LineError } from './review-line.ts'

/** Amounts to set on a line; what is left out stays as it is. */
export type LineToUpdate = { lineId: number; amounts: Partial<LineAmounts>; clamps: boolean }

/** Sets the amounts of lines; a line of nothing goes. */
export function createUpdateLines({
  clock,
  articles,
  change,
}: { clock: Clock; articles: Articles } & Pick<OwnCarts, 'change'>) {
  return async function updateLines(
    asker: Asker,
    operation: OperationName,
    cartId: string,
    asked: readonly LineToUpdate[],
    { seenVersion }: { seenVersion?: number | undefined } = {},
  ): Promise<Outcome<ChangedCart, CartRefusal>> {
    if (asked.length > MAX_LINES_PER_CALL) return refuse({ code: 'too-many-lines' })
    const update = async (locked: LockedCart) => {
      const { after, errors } = await updated(articles, locked, asked)
      const gone = locked.lines.filter((line) => !after.has(line.id))
      const lines = [...after.values()]
      const before = new Set(locked.lines)
      const touched = lines.filter((line) => !before.has(line))
      createCartLineStore(locked.tx).set(locked.cart, { kept: lines, touched, gone }, clock.now())
      return accept({ lines, result: errors })
    }
    const changed = await change(asker, operation, cartId, update, { seenVersion })
    return changed.ok ? accept({ view: changed.value.view, errors: changed.value.result }) : changed
  }
}

/** The lines by id as they are once all is set, and what is said about those that cannot be as asked. */
async function updated(
  articles: Articles,
  { tx, cart, access, terms, held, brewery, lines }: LockedCart,
  asked: readonly LineToUpdate[],
) {
  const buyer = { priceGroup: terms.shipTo.priceGroup, today: brewery.now.today }
  const parts = await readParts(articles, tx, lines, { ...buyer, held })
  const after = new Map(lines.map((line) => [line.id, line]))
  const errors: LineError[] = []

  for (const { lineId, amounts: wished, clamps } of asked) {
    const line = after.get(lineId)
    if (!line) {
      errors.push({ code: 'COULD_NOT_FIND_CART_ITEM', message: LINE_WORDS.lineUnknown(lineId) })
      continue
    }
    const amounts = { ...amountsOf(line), ...wished }
    if (isNothing(amounts)) {
      after.delete(lineId)
      continue
    }
    const facts = lineFacts(line, { cart, access, brewery, held: goodsOfLine(line), parts })
    const reviewed = reviewLine(line.product, amounts, facts, clamps)
    if (reviewed.error) errors.push(reviewed.error)
    if (reviewed.amounts) after.set(lineId, cartLineOf(line, reviewed.amounts))
    else if (clamps && isSoldOut(reviewed.error)) after.delete(lineId)
  }
  return { after, errors }
}

function isSoldOut(error: LineError | null): boolean {
  return error?.code === 'INSUFFICIENT_STOCK' && error.quantity === 0
}
