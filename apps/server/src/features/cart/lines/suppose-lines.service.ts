import type { DeliveryMethod } from '@fust/domain/order'
import type { Queries } from '#platform/database/database.ts'
import type { ShipToAccess } from '#request/actor.ts'
import type { Articles } from '#features/assortment/index.ts'
import { offeredPayments } from '#features/delivery/index.ts'
import type { BreweryNow } from '#features/portal/index.ts'
import { createCartFactsStore } from '../cart-facts.store.ts'
import type { CartReader } from '../cart-reader.ts'
import { AT_SHIP_TO, type StoredCart } from '../cart.store.ts'
import type { CartLineView, CartView } from '../cart-view.ts'
import { createAdding, type LineToAdd } from './adding.ts'
import { readOffered } from './read-offered.ts'
import type { LineError } from './review-line.ts'

/** What became of a line that was asked for: null and why, where nothing of it could be taken. */
export type SupposedLine = { line: CartLineView | null; error: LineError | null }

type Supposed = { userId: string; access: ShipToAccess; method: DeliveryMethod | null; brewery: BreweryNow }

/** What an empty cart would be with these lines, by the rules that add them to a real one; nothing is written. */
export function createSupposeLines({ db, articles, reader }: { db: Queries; articles: Articles; reader: CartReader }) {
  return async function supposeLines(
    { userId, access, method, brewery }: Supposed,
    asked: readonly LineToAdd[],
  ): Promise<{ view: CartView; lines: SupposedLine[] }> {
    const { today } = brewery.now
    const facts = await createCartFactsStore(db).read(access, today)
    if (!facts) throw new Error(`Ship-to ${access.shipToId} has a role entry but no row.`)
    const [payment] = offeredPayments(facts.terms.payments, brewery)
    const cart = { ...NOTHING_CHOSEN, ...keyOf(access), userId, method, paymentMethod: payment?.code ?? null }
    const buyer = { priceGroup: facts.terms.shipTo.priceGroup, today }
    const named = await articles.readBySku(db, [...new Set(asked.map(({ sku }) => sku))], buyer)
    const adding = createAdding({ cart, access, brewery, lines: [] }, await readOffered(articles, db, named, buyer))
    const taken = asked.map((line) => {
      const { length } = adding.errors
      return { planned: adding.add(line), error: adding.errors[length] ?? null }
    })
    const planned = [...adding.touched]
    const numbered = planned.map(({ sku, bundleOptions }, index) => ({
      id: index,
      sku,
      bundleOptions: [...bundleOptions],
    }))
    const view = await reader.viewOf(db, cart, adding.linesWith(numbered), { ...facts, brewery })
    return {
      view,
      lines: taken.map(({ planned: own, error }) => ({
        line: (own && view.lines.find(({ id }) => id === planned.indexOf(own))) ?? null,
        error,
      })),
    }
  }
}

const keyOf = ({ companyId, shipToId }: ShipToAccess) => ({ companyId, shipToId })

const NOTHING_CHOSEN: Omit<StoredCart, 'companyId' | 'shipToId' | 'userId' | 'method' | 'paymentMethod'> = {
  ...AT_SHIP_TO,
  id: '',
  state: 'active',
  deliveryDate: null,
  datePopup: null,
  hoursFrom: null,
  hoursTo: null,
  customerOrderNumber: null,
  noteForDriver: null,
  customEmail: null,
  afterSix: false,
  onPallet: false,
  couponCode: null,
  replacesId: null,
  version: 1,
}
