import { orderKindOf, type OrderKind } from '@fust/domain/order'
import { bundleStock, totalCases, type CaseQuantities, type UnitRules } from '@fust/domain/quantity'
import type { Queries } from '#platform/database.ts'
import type { StoredCartLine } from './cart-line.store.ts'
import { createCartProductStore, type CartProduct, type Parts } from './cart-product.store.ts'
import type { LineAmounts } from './line-amounts.ts'

export function kindOf(product: CartProduct): OrderKind {
  return orderKindOf(product.materialType, product.packFormat)
}

export function caseQuantities({ packages, layers, pallets }: LineAmounts): CaseQuantities {
  return { packages, layers, pallets }
}

/** What a line counts: cases or pieces; litres for tank beer. */
export function lineQuantity(product: CartProduct, amounts: LineAmounts): number {
  return kindOf(product) === 'tank' ? amounts.litres : totalCases(caseQuantities(amounts), product.pack)
}

/** What the bundles among the lines consist of. */
export function partsOf(
  queries: Queries,
  lines: readonly Pick<StoredCartLine, 'options'>[],
  priceGroup: string,
): Promise<Parts> {
  const skus = lines.flatMap((line) => line.options.map((option) => option.sku))
  return createCartProductStore(queries).parts(skus, priceGroup)
}

/** Cases, pieces or whole bundles that can still be sold. */
export function stockLeft({ options, product }: Pick<StoredCartLine, 'options' | 'product'>, parts: Parts): number {
  if (options.length === 0) return product.stock
  return bundleStock(options.map(({ sku, quantity }) => Math.floor((parts.get(sku)?.quantity ?? 0) / quantity)))
}

/** False for a bundle of which a part is not sold here any more. */
export function hasItsParts({ options }: Pick<StoredCartLine, 'options'>, parts: Parts): boolean {
  return options.every(({ sku }) => parts.get(sku)?.isForSale === true)
}

/** What a product says about its units. */
export function unitRulesOf(product: CartProduct): Omit<UnitRules, 'kind'> {
  return {
    isLayerOrderingDisabled: product.noLayerOrdering,
    isPalletOrderingDisabled: product.noPalletOrdering,
    isTruckPackageOrderingAllowed: product.truckSingleCases,
  }
}

/** True when somebody could pay for it: a product without a price in this group is not for sale here. */
export function hasPrice(product: CartProduct): boolean {
  return product.materialType === 'ZBTL'
    ? product.posmPriceCents !== null
    : product.tiers.length > 0 || product.isEmpties
}
