import { bestDiscount, lineDeposits, lowerPrices, unitPrice, type PriceLine } from '@fust/domain/pricing'
import { lineQuantity } from '@fust/domain/order'
import { casesOnFullPallets } from '@fust/domain/quantity'
import type { StoredDiscount } from '../cart-facts.store.ts'
import { amountsOf, type ArticleLine } from './cart-line.ts'

/** A line in the words of the pricing rules. */
export function priceLine(line: ArticleLine, discounts: readonly StoredDiscount[]): PriceLine {
  const { product } = line
  const named = { sku: product.sku, brandCode: product.brand.code }
  const quantities = amountsOf(line)
  return {
    id: String(line.id),
    kind: line.kind,
    quantity: lineQuantity(line),
    // By the case, the piece, or for tank beer the litre.
    pricedUnits: 1,
    unitPriceCents: unitPrice(product) ?? 0,
    tiers: lowerPrices(product),
    fixedDiscount: bestDiscount('fixed', named, discounts),
    promotionalDiscount: bestDiscount('promotional', named, discounts),
    sortingChargePerUnitCents: product.sortingChargeCents,
    packagingTaxPerUnitCents: product.packagingTaxCents,
    vatBasisPoints: product.vatRateBp,
    deposits: lineDeposits(
      quantities,
      product.pack,
      product.deposits.map((deposit) => ({
        kind: deposit.kind === 'can' ? 'bottle' : depositKind(deposit.kind),
        centsPerPiece: product.isReturnItem ? -deposit.priceCents : deposit.priceCents,
        piecesPerCase: deposit.quantity,
      })),
    ),
    casesOnFullPallets: casesOnFullPallets(quantities, product.pack),
  }
}

function depositKind(kind: string): 'bottle' | 'crate' | 'keg' | 'pallet' {
  return kind === 'crate' || kind === 'keg' || kind === 'pallet' ? kind : 'bottle'
}
