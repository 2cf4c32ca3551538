import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Queries } from '#platform/database/database.ts'
import { allowedHere, type Authorise, type OperationName } from '#request/policy.ts'
import { NO_AMOUNTS, type CartRefusal, type Carts, type LineToAdd } from '#features/cart/index.ts'
import type { Asker } from '#features/portal/index.ts'
import { meantProduct, type MeantProduct } from './meant-product.ts'
import { createQuickOrderStore } from './quick-order.store.ts'

type Asked = Asker & { operation: OperationName }

/** What was put into the cart, and what was not. */
export type QuickOrdered = { cartId: string; added: number; missing: string[] }

export type QuickOrderRefusal = CartRefusal | { code: 'nothing-named' }

export function createQuickOrder({ db, carts, authorise }: { db: Queries; carts: Carts; authorise: Authorise }) {
  const store = createQuickOrderStore(db)

  return {
    /** What each code means, in the order of the codes. */
    find: async (
      { actor, operation }: Asked,
      { codes, language }: { codes: readonly string[]; language: string },
      orderableAmong: (skus: readonly string[]) => Promise<ReadonlySet<string>>,
    ): Promise<Outcome<MeantProduct[], CartRefusal>> => {
      const allowed = allowedHere(authorise, actor, operation)
      if (!allowed.ok) return allowed
      const candidates = await store.readMeant(codes, language)
      const orderable = await orderableAmong([...new Set(candidates.map(({ sku }) => sku))])
      const ofCode = Map.groupBy(candidates, ({ code }) => code)
      return accept(codes.map((code) => meantProduct(ofCode.get(code) ?? [], orderable)))
    },

    /** One of each SKU, into the cart that the caller has, or that is made for it. */
    order: async (
      asked: Asked,
      { skus, emptiesFirst }: { skus: readonly string[]; emptiesFirst: boolean },
    ): Promise<Outcome<QuickOrdered, QuickOrderRefusal>> => {
      if (skus.length === 0) return refuse({ code: 'nothing-named' })
      const cart = await carts.active(asked, asked.operation)
      if (!cart.ok) return cart
      const cartId = cart.value.id
      const lines = [...Map.groupBy(skus, (sku) => sku)].map(([sku, named]) => lineOf(sku, named.length))
      const added = await carts.addLines(asked, asked.operation, cartId, lines, { emptiesFirst })
      if (!added.ok) return added
      const missing = [...new Set(added.value.shortages.map(({ sku }) => sku))]
      return accept({ cartId, added: lines.length - missing.length, missing })
    },
  }
}

export type QuickOrder = ReturnType<typeof createQuickOrder>

function lineOf(sku: string, packages: number): LineToAdd {
  return { sku, parentSku: null, selectedOptions: [], amounts: { ...NO_AMOUNTS, packages }, clamps: true }
}
