import { isDeliverableOn } from '@fust/domain/delivery'
import { totalCases } from '@fust/domain/quantity'
import { useTranslation } from '../../i18n/index.ts'
import { now } from '../../lib/clock.ts'
import { lineFor, NO_AMOUNTS, type Cart, type CartLine } from '../cart/index.ts'
import { marketDay } from '../delivery/index.ts'
import { unitCounters, useOrderingFacts, type Product } from '../product/index.ts'
import type { CardProduct } from './components/product-card.tsx'
import type { ProductFlag } from './components/product-flags.tsx'

/** Gives a product as its card shows it, with what the cart holds of it. */
export function useProductCard(cart: Cart | undefined): (product: Product) => CardProduct {
  const { t } = useTranslation()
  const facts = useOrderingFacts(cart?.method ?? null)
  const today = marketDay(now())
  const refusal = ({ offer }: Product) => {
    const isLate = cart?.deliveryDate && !isDeliverableOn(cart.deliveryDate, offer)
    return isLate ? { refusal: t('messages.product-not-available-on-date') } : {}
  }
  return (product) => {
    const amounts = (cart && lineFor(cart, product.key)?.amounts) ?? NO_AMOUNTS
    const orderedOnPage = onPageOnly(product)
    return {
      sku: product.sku,
      name: product.name,
      subtitle: product.subtitle,
      picture: product.look.picture,
      brand: product.look,
      tag: product.look,
      priceCents: product.priceCents,
      ...(product.wasPriceCents !== null && { wasPriceCents: product.wasPriceCents }),
      depositCents: product.depositCents,
      packageWord: product.look.packageWord,
      layersPerPallet: product.kind === 'beer' ? product.pack.layersPerPallet || null : null,
      counters: orderedOnPage ? [] : unitCounters(product, amounts, facts),
      orderedOnPage,
      flags: flagsOf(product, today),
      ...refusal(product),
      line: cart ? heldOf(product, cart) : null,
    }
  }
}

// A bundle is counted once it is put together; until then there is nothing to count.
function onPageOnly({ type, chosen }: Product): CardProduct['orderedOnPage'] {
  if (type === 'configurable') return 'versions'
  return type === 'bundle' && chosen.length === 0 ? 'bundle' : undefined
}

/** What the cart holds of it: of a bundle that is not put together yet, all that were made of it. */
function heldOf(product: Product, { lines }: Cart): CardProduct['line'] {
  const isHeld = product.chosen.length > 0 ? sameKey(product) : sameSku(product)
  const held = lines.filter(isHeld)
  if (held.length === 0) return null
  const packages = product.kind === 'tank' ? 0 : sum(held, ({ amounts }) => totalCases(amounts, product.pack))
  const millilitres =
    product.kind === 'tank'
      ? sum(held, ({ amounts }) => amounts.litres * 1000)
      : packages * product.pack.volumePerCaseMl
  return { packages, millilitres, totalCents: sum(held, ({ totalCents }) => totalCents) }
}

const sameKey =
  ({ key }: Product) =>
  (line: CartLine) =>
    line.product.key === key
const sameSku =
  ({ sku }: Product) =>
  (line: CartLine) =>
    line.product.sku === sku
const sum = (lines: readonly CartLine[], amount: (line: CartLine) => number): number =>
  lines.reduce((total, line) => total + amount(line), 0)

/** What a shelf says of a product today (ENT-12, ENT-13). */
function flagsOf({ offer, ...product }: Product, today: string): ProductFlag[] {
  const flags: (ProductFlag | false)[] = [
    product.isOutOfStock && { kind: 'out-of-stock' },
    product.isLowStock && !product.isOutOfStock && { kind: 'low-stock' },
    offer.deliverableFrom !== null && offer.deliverableFrom > today && { kind: 'from', date: offer.deliverableFrom },
    offer.lastDay !== null && { kind: 'until', date: offer.lastDay },
    offer.lastDay === null && product.isOffer && { kind: 'offer' },
    product.isLast && { kind: 'last' },
    product.isPromotional && { kind: 'promo' },
    product.isNew && { kind: 'new' },
  ]
  return flags.filter((flag) => flag !== false)
}
