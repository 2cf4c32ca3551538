import { isDeliverableOn } from '@fust/domain/delivery'
import { totalCases } from '@fust/domain/quantity'
import { useTranslation } from 'react-i18next'
import { now } from '../../lib/clock.ts'
import { lineFor, NO_AMOUNTS, type Cart } from '../cart/index.ts'
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
    const line = cart && lineFor(cart, product.sku)
    const amounts = line?.amounts ?? NO_AMOUNTS
    const packages = product.kind === 'tank' ? 0 : totalCases(amounts, product.pack)
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
      counters: product.type === 'configurable' ? [] : unitCounters(product, amounts, facts),
      hasVersions: product.type === 'configurable',
      flags: flagsOf(product, today),
      ...refusal(product),
      line: line
        ? {
            packages,
            millilitres: product.kind === 'tank' ? amounts.litres * 1000 : packages * product.pack.volumePerCaseMl,
            totalCents: line.totalCents,
          }
        : null,
    }
  }
}

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
