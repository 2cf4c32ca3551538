import { stockDemandOf } from '@fust/domain/order'
import { accept, type Outcome } from '@fust/domain/outcome'
import { stockShortages } from '@fust/domain/quantity'
import type { OperationName } from '#request/policy.ts'
import type { CartRefusal, Carts, CartView } from '#features/cart/index.ts'
import type { Asker } from '#features/portal/index.ts'

/** A line of the cart that could not be ordered now, and how much could. */
export type FailingItem = { sku: string; reason: string; maximumQuantity: number }

/** The stock check before ordering: only what fails is listed (CRT-34). */
export function createStockCheck({ carts }: { carts: Carts }) {
  return async function checkStock(
    asker: Asker,
    operation: OperationName,
    cartId: string,
  ): Promise<Outcome<{ view: CartView; items: FailingItem[] }, CartRefusal>> {
    const read = await carts.read(asker, operation, cartId)
    if (!read.ok) return read
    const view = read.value
    const gone = view.lines
      .filter((line) => !line.product.isActive)
      .map(({ sku }) => ({ sku, reason: 'no-longer-sold', maximumQuantity: 0 }))
    const short = stockShortages(view.lines.flatMap(stockDemandOf), view.stock)
    const told = new Set(gone.map(({ sku }) => sku))
    const items = [...gone, ...short.filter(({ sku }) => !told.has(sku))]
    return accept({ view, items })
  }
}

export type CheckStock = ReturnType<typeof createStockCheck>
