import { totalCases } from '@fust/domain/quantity'
import { useTranslation } from 'react-i18next'
import { lineFor, NO_AMOUNTS, type Cart } from '../cart/index.ts'
import { unitCounters, useOrderingFacts, type Product } from '../product/index.ts'
import type { CardProduct } from './components/product-card.tsx'
import type { ProductFlag } from './components/product-flags.tsx'

/** Gives a product as its card shows it, with what the cart holds of it. */
export function useProductCard(cart: Cart | undefined): (product: Product) => CardProduct {
  const { t } = useTranslation()
  const facts = useOrderingFacts(cart?.method ?? null)
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
      flags: flagsOf(product),
      ...(product.type === 'configurable' && { refusal: t('catalogue.chooseVariant') }),
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

function flagsOf({ isOutOfStock, isLowStock, isOffer, isNew, offer }: Product): ProductFlag[] {
  return [
    ...(isOutOfStock ? [{ kind: 'out-of-stock' as const }] : isLowStock ? [{ kind: 'low-stock' as const }] : []),
    ...(offer.lastDay
      ? [{ kind: 'until' as const, date: offer.lastDay }]
      : isOffer
        ? [{ kind: 'offer' as const }]
        : []),
    ...(isNew ? [{ kind: 'new' as const }] : []),
  ]
}
