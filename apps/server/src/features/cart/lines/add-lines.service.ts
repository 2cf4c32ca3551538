import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { OperationName } from '#request/policy.ts'
import type { Articles } from '#features/assortment/index.ts'
import type { Asker } from '#features/portal/index.ts'
import { createAdding, type LineShortage, type LineToAdd } from './adding.ts'
import { NOTHING_HELD, type OwnCarts, type ChangedCart, type LockedCart } from '../own-carts.ts'
import { MAX_LINES_PER_CALL, type CartRefusal } from '../cart-refusal.ts'
import { createCartLineStore } from './cart-line.store.ts'
import { readOffered } from './read-offered.ts'

type How = {
  /** One line that cannot be added refuses all. */
  isAllOrNothing?: boolean
  /** The cart holds nothing else then, nor what went with what it held. */
  emptiesFirst?: boolean
}

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
    { isAllOrNothing = false, emptiesFirst = false }: How = {},
  ): Promise<Outcome<ChangedCart & { shortages: LineShortage[] }, CartRefusal>> {
    if (asked.length > MAX_LINES_PER_CALL) return refuse({ code: 'too-many-lines' })
    const add = async (before: LockedCart) => {
      const locked = emptiesFirst ? emptied(before, clock.now()) : before
      const adding = await addTo(locked, articles, asked)
      const { errors, shortages } = adding
      const [first] = errors
      if (first && isAllOrNothing) return refuse({ code: 'lines-refused' as const, error: first })
      const written = await adding.write(clock.now())
      return accept({ lines: adding.linesWith(written), result: { errors, shortages } })
    }
    const changed = await change(asker, operation, cartId, add, {
      skus: asked.map((line) => line.sku),
      ...(emptiesFirst && { newReplacedId: NO_ORDER }),
    })
    return changed.ok ? accept({ view: changed.value.view, ...changed.value.result }) : changed
  }
}

/** What is emptied takes the place of no order, whose stock would count as there for it. */
const NO_ORDER = 0

/** The cart without what it held, which is written before whatever is asked next. */
function emptied(locked: LockedCart, now: Date): LockedCart {
  createCartLineStore(locked.tx).deleteAll(locked.cart, now)
  Object.assign(locked.cart, NOTHING_HELD, { version: locked.cart.version + 1 })
  return { ...locked, lines: [] }
}

/** Works out what a locked cart holds with these lines; `write` makes it so. */
export async function addTo(locked: LockedCart, articles: Articles, asked: readonly LineToAdd[]) {
  const { tx, cart, terms, held, named, brewery } = locked
  const buyer = { priceGroup: terms.shipTo.priceGroup, today: brewery.now.today, held }
  const adding = createAdding(locked, await readOffered(articles, tx, named, buyer))
  for (const line of asked) adding.add(line)
  return { ...adding, write: (now: Date) => createCartLineStore(tx).write(cart, [...adding.touched], now) }
}
