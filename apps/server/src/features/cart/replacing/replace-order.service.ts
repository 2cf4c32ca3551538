import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { OperationName } from '#request/policy.ts'
import type { Articles } from '#features/assortment/index.ts'
import type { Asker } from '#features/portal/index.ts'
import { MAX_LINES_PER_CALL, type CartRefusal } from '../cart-refusal.ts'
import { leaveReplaced } from '../cart.store.ts'
import type { CartView } from '../cart-view.ts'
import { addTo } from '../lines/add-lines.service.ts'
import type { LineShortage, LineToAdd } from '../lines/adding.ts'
import type { Change, LockedCart, OwnCarts } from '../own-carts.ts'

/** An order about to be replaced, with its lines as they are asked for once more. */
type ToReplace = { id: number; lines: readonly LineToAdd[] }

/** `isBegun`: it was filled before, and holds what its owner made of it since. */
type Filled = { shortages: LineShortage[]; isBegun: boolean }
export type Replacing = Filled & { view: CartView }

/** Lets an empty cart take the place of an order, and fills it with its lines; one that does so already stays as it is. */
export function createReplaceOrder({
  clock,
  articles,
  change,
}: { clock: Clock; articles: Articles } & Pick<OwnCarts, 'change'>) {
  return async function replaceOrder(
    asker: Asker,
    operation: OperationName,
    cartId: string,
    { id, lines: asked }: ToReplace,
  ): Promise<Outcome<Replacing, CartRefusal>> {
    if (asked.length > MAX_LINES_PER_CALL) return refuse({ code: 'too-many-lines' })
    const fill = async (locked: LockedCart): Promise<Outcome<Change<Filled>, CartRefusal>> => {
      const { tx, cart, lines } = locked
      const isBegun = lines.length > 0
      if (isBegun && cart.replacesId === id) return accept({ lines, result: { shortages: [], isBegun } })
      if (isBegun) return refuse({ code: 'cart-not-empty' })
      const adding = await addTo(locked, articles, asked)
      const after = adding.linesWith(await adding.write(clock.now()))
      // Nothing of it can be had: the order stays as it is.
      if (after.length > 0) {
        leaveReplaced(tx, cart, id, clock.now())
        cart.replacesId = id
      }
      return accept({ lines: after, result: { shortages: adding.shortages, isBegun } })
    }
    const meant = { skus: asked.map(({ sku }) => sku), newReplacedId: id }
    const changed = await change(asker, operation, cartId, fill, meant)
    return changed.ok ? accept({ view: changed.value.view, ...changed.value.result }) : changed
  }
}
