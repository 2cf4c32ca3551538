import { cataloguePermission } from '@fust/domain/access'
import type { CalendarDate } from '@fust/domain/calendar'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Actor } from '#platform/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Delivery } from '#features/delivery/index.ts'
import { chooseOptions } from './bundle-options.ts'
import type { CartAccess, ChangedCart } from './cart-access.ts'
import { MAX_LINES_PER_CALL, type CartRefusal } from './cart-refusal.ts'
import { createCartStore, type CartProduct, type CartStore, type ChosenOption, type LineAmounts } from './cart.store.ts'
import { kindOf, lineQuantity, stockLeft, viewCart } from './cart-view.ts'
import { amountsOf, isSameChoice, sumOfAmounts } from './line-amounts.ts'
import { reviewLine, type LineError, type LineFacts } from './review-line.ts'

/** A line to add; `clamps` when it came in the portal's form, with units. */
export type LineToAdd = {
  sku: string
  parentSku: string | null
  selectedOptions: { optionId: number; selectionId: number; quantity: number }[]
  amounts: LineAmounts
  clamps: boolean
}

/** What of an asked line did not get into the cart, in cases, pieces or liters. */
export type LineShortage = { sku: string; quantity: number }

/** Adds what can be added; a line that stands in the cart already grows. */
export function createAddLines({
  clock,
  delivery,
  change,
}: { clock: Clock; delivery: Delivery } & Pick<CartAccess, 'change'>) {
  return async function addLines(
    actor: Actor | null,
    operation: string,
    cartId: string,
    asked: readonly LineToAdd[],
    { isAllOrNothing = false }: { isAllOrNothing?: boolean } = {},
  ): Promise<Outcome<ChangedCart & { shortages: LineShortage[] }, CartRefusal>> {
    if (asked.length > MAX_LINES_PER_CALL) return refuse({ code: 'too-many-lines' })
    const changed = await change(actor, operation, cartId, async ({ tx, cart, access, brewery }) => {
      const store = createCartStore(tx)
      const before = await viewCart(tx, cart, { delivery, brewery })
      const skus = asked.map((line) => line.sku)
      const { products, selections, stock } = await readProducts(
        store,
        skus,
        before.terms.shipTo.priceGroup,
        brewery.now.today,
      )

      const errors: LineError[] = []
      const shortages: LineShortage[] = []
      const refuseLine = (line: LineToAdd, error: LineError, product?: CartProduct) => {
        errors.push({ ...error, sku: line.sku })
        const quantity = product ? lineQuantity(product, line.amounts) : line.amounts.packages
        shortages.push({ sku: line.sku, quantity })
      }
      const kept: { sku: string; options: ChosenOption[]; amounts: LineAmounts }[] = []
      const inCart = before.lines.map((line) => ({ sku: line.sku, options: line.options, amounts: amountsOf(line) }))
      let cartKind = before.kind
      for (const line of asked) {
        const product = products.get(line.sku)
        if (!product || (line.parentSku !== null && product.parentSku !== line.parentSku)) {
          refuseLine(line, { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${line.sku}"` })
          continue
        }
        if (!access.permissions.has(cataloguePermission(kindOf(product)))) {
          refuseLine(
            line,
            { code: 'PERMISSION_DENIED', message: `You have no permission to order ${line.sku}.` },
            product,
          )
          continue
        }
        const options = chooseOptions(product, selections, line.selectedOptions)
        if (!options) {
          refuseLine(line, { code: 'NOT_SALABLE', message: `${line.sku} needs its options to be chosen.` }, product)
          continue
        }
        const existing = inCart.find((own) => own.sku === line.sku && isSameChoice(own.options, options))
        const total = existing ? sumOfAmounts(existing.amounts, line.amounts) : line.amounts
        const facts: LineFacts = {
          cartKind,
          method: cart.method,
          customerType: access.customerType,
          offeredUnits: brewery.settings.portal.orderable_units.join(','),
          stockLeft: stockLeft({ options, product }, stock),
        }
        const reviewed = reviewLine(product, total, facts, line.clamps)
        if (reviewed.error) errors.push({ ...reviewed.error, sku: line.sku })
        const held = reviewed.amounts ?? existing?.amounts
        const missing = lineQuantity(product, total) - (held ? lineQuantity(product, held) : 0)
        if (missing > 0) shortages.push({ sku: line.sku, quantity: missing })
        if (!reviewed.amounts) continue
        kept.push({ sku: line.sku, options, amounts: reviewed.amounts })
        cartKind = kindOf(product)
        if (existing) existing.amounts = reviewed.amounts
        else inCart.push({ sku: line.sku, options, amounts: reviewed.amounts })
      }
      const [first] = errors
      if (first && isAllOrNothing) return refuse({ code: 'lines-refused', error: first })
      for (const line of kept) await store.upsertLine(cart, line.sku, line.options, line.amounts)
      await store.touch(cart, clock.now())
      return accept({ errors, shortages })
    })
    return changed.ok ? accept({ view: changed.value.view, ...changed.value.result }) : changed
  }
}

/** Products by SKU, and of the bundles among them what they can consist of and what the stock holds of that. */
async function readProducts(store: CartStore, skus: readonly string[], priceGroup: string, today: CalendarDate) {
  const found = await store.products(skus, priceGroup, today)
  const bundles = found.filter((product) => product.type === 'bundle').map((product) => product.sku)
  const selections = await store.bundleSelections(bundles)
  const stock = await store.stockOf(selections.map((selection) => selection.sku))
  return {
    products: new Map(found.map((product) => [product.sku, product])),
    selections,
    stock: new Map(stock.map((row) => [row.sku, row.quantity])),
  }
}
