import { lineDeposits, type LineDiscount, type PriceLine } from '@fust/domain/pricing'
import { casesOnFullPallets } from '@fust/domain/quantity'
import type { StoredDiscount } from './cart-facts.store.ts'
import type { StoredCartLine } from './cart-line.store.ts'
import type { CartProduct } from './cart-product.store.ts'
import { caseQuantities, kindOf, lineQuantity } from './line-facts.ts'

/** A line in the words of the pricing rules. */
export function priceLine(line: StoredCartLine, discounts: readonly StoredDiscount[]): PriceLine {
  const { product } = line
  const kind = kindOf(product)
  const quantities = caseQuantities(line)
  return {
    id: String(line.id),
    kind,
    quantity: lineQuantity(product, line),
    // By the case, the piece, or for tank beer the litre.
    pricedUnits: 1,
    ...unitPrices(product),
    fixedDiscount: bestDiscount('fixed', product, discounts),
    promotionalDiscount: bestDiscount('promotional', product, discounts),
    sortingChargePerUnitCents: product.sortingChargeCents,
    packagingTaxPerUnitCents: product.packagingTaxCents,
    vatBasisPoints: product.vatRateBp,
    deposits: lineDeposits(
      quantities,
      product.pack,
      product.deposits.map((deposit) => ({
        kind: deposit.kind === 'can' ? 'bottle' : depositKind(deposit.kind),
        centsPerPiece: product.isEmpties ? -deposit.priceCents : deposit.priceCents,
        piecesPerCase: deposit.quantity,
      })),
    ),
    casesOnFullPallets: casesOnFullPallets(quantities, product.pack),
  }
}

/** The price of a product in this ship-to's group; an offer's own price takes the place of all tiers. */
function unitPrices(product: CartProduct): Pick<PriceLine, 'unitPriceCents' | 'tiers'> {
  if (product.materialType === 'ZBTL') return { unitPriceCents: product.posmPriceCents ?? 0, tiers: [] }
  if (product.offer?.priceCents != null) return { unitPriceCents: product.offer.priceCents, tiers: [] }
  const [single, ...larger] = product.tiers
  return {
    unitPriceCents: single?.priceCents ?? 0,
    tiers: larger.map(({ minCases, priceCents }) => ({ fromQuantity: minCases, unitPriceCents: priceCents })),
  }
}

function bestDiscount(
  kind: StoredDiscount['kind'],
  product: CartProduct,
  discounts: readonly StoredDiscount[],
): LineDiscount | null {
  const rates = discounts
    .filter((discount) => discount.kind === kind)
    .filter(
      ({ sku, brandCode }) =>
        (sku ?? product.sku) === product.sku && (brandCode ?? product.brandCode) === product.brandCode,
    )
    .map((discount) => discount.rateBp)
  return rates.length === 0 ? null : { kind: 'rate', basisPoints: Math.max(...rates) }
}

function depositKind(kind: string): 'bottle' | 'crate' | 'keg' | 'pallet' {
  return kind === 'crate' || kind === 'keg' || kind === 'pallet' ? kind : 'bottle'
}
