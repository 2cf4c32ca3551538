import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Queries } from '#platform/database/database.ts'
import { allowedHere, type Authorise, type OperationName } from '#request/policy.ts'
import { NO_AMOUNTS, type CartRefusal, type Carts, type LineToAdd } from '#features/cart/index.ts'
import type { Asker } from '#features/portal/index.ts'
import { meantProduct, type MeantProduct } from './meant-product.ts'
import { createQuickOrderStore } from './quick-order.store.ts'

type Asked = Asker & { operation: OperationName }

type Codes = { codes: readonly string[]; language: string }

/** What was put into the cart, and what was not. */
export type QuickOrdered = { cartId: string; added: number; missing: string[] }

export type QuickOrderRefusal = CartRefusal | { code: 'nothing-named' }

export function createQuickOrder({ db, carts, authorise }: { db: Queries; carts: Carts; authorise: Authorise }) {
  const store = createQuickOrderStore(db)

  const resolve = async (
    { codes, language }: Codes,
    orderableAmong: (skus: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<MeantProduct[]> => {
    const candidates = await store.readMeant(codes, language)
    const orderable = await orderableAmong([...new Set(candidates.map(({ sku }) => sku))])
    const ofCode = Map.groupBy(candidates, ({ code }) => code)
    return codes.map((code) => meantProduct(ofCode.get(code) ?? [], orderable))
  }

  return {
    /** What each code means, in the order of the codes. */
    find: async (
      { actor, operation }: Asked,
      asked: Codes,
      orderableAmong: (skus: readonly string[]) => Promise<ReadonlySet<string>>,
    ): Promise<Outcome<MeantProduct[], CartRefusal>> => {
      const allowed = allowedHere(authorise, actor, operation)
      return allowed.ok ? accept(await resolve(asked, orderableAmong)) : allowed
    },

    /** One of each product, into the cart that the caller has, or that is made for it. */
    order: async (
      asked: Asked,
      { codes, language, emptiesFirst }: Codes & { emptiesFirst: boolean },
      orderableAmong: (skus: readonly string[]) => Promise<ReadonlySet<string>>,
    ): Promise<Outcome<QuickOrdered, QuickOrderRefusal>> => {
      if (codes.length === 0) return refuse({ code: 'nothing-named' })
      const cart = await carts.active(asked, asked.operation)
      if (!cart.ok) return cart
      const cartId = cart.value.id
      const meant = await resolve({ codes, language }, orderableAmong)
      // A code that means nothing here is refused by the cart, which names it as it was typed.
      const skus = meant.map((own, at) => (own.status === 'FOUND' ? own.sku : (codes[at] ?? '')))
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
