import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { OperationName } from '#request/policy.ts'
import type { Articles } from '#features/assortment/index.ts'
import type { Asker } from '#features/portal/index.ts'
import { createAdding, type LineShortage, type LineToAdd } from './adding.ts'
import type { OwnCarts, ChangedCart, LockedCart } from '../own-carts.ts'
import { MAX_LINES_PER_CALL, type CartRefusal } from '../cart-refusal.ts'
import { createCartLineStore } from './cart-line.store.ts'
import { readOffered } from './read-offered.ts'

/** Adds what can be added; a line that stands in the cart already grows. */
export function createAddLines({
  clock,
  articles,
  change,
}: { clock: Clock; articles: Articles } & Pick<OwnCarts, 'change'>) {
  return async function addLines(
    asker: Asker,
    operation: OperationName,
    cartId: string,
    asked: readonly LineToAdd[],
    { isAllOrNothing = false }: { isAllOrNothing?: boolean } = {},
  ): Promise<Outcome<ChangedCart & { shortages: LineShortage[] }, CartRefusal>> {
    if (asked.length > MAX_LINES_PER_CALL) return refuse({ code: 'too-many-lines' })
    const add = async (locked: LockedCart) => {
      const { tx, cart, terms, named, brewery } = locked
      const buyer = { priceGroup: terms.shipTo.priceGroup, today: brewery.now.today }
      const offered = await readOffered(articles, tx, named, buyer)
      const adding = createAdding(locked, offered)
      for (const line of asked) adding.add(line)

      const { errors, shortages, touched } = adding
      const [first] = errors
      if (first && isAllOrNothing) return refuse({ code: 'lines-refused' as const, error: first })
      const written = await createCartLineStore(tx).write(cart, [...touched], clock.now())
      return accept({ lines: adding.linesWith(written), result: { errors, shortages } })
    }
    const changed = await change(asker, operation, cartId, add, { skus: asked.map((line) => line.sku) })
    return changed.ok ? accept({ view: changed.value.view, ...changed.value.result }) : changed
  }
}
