import { orderKindOf, type OrderKind } from '@fust/domain/order'
import { bundleStock, totalCases, type CaseQuantities, type UnitRules } from '@fust/domain/quantity'
import { isSoldAsPart } from '@fust/domain/assortment'
import type { Queries } from '#platform/database.ts'
import type { Article, Articles, Buyer } from '#features/assortment/index.ts'
import type { StoredCartLine } from './cart-line.store.ts'
import type { LineAmounts } from './line-amounts.ts'

export function kindOf(product: Article): OrderKind {
  return orderKindOf(product.materialType, product.packFormat)
}

export function caseQuantities({ packages, layers, pallets }: LineAmounts): CaseQuantities {
  return { packages, layers, pallets }
}

/** What a line counts: cases or pieces; litres for tank beer. */
export function lineQuantity(product: Article, amounts: LineAmounts): number {
  return kindOf(product) === 'tank' ? amounts.litres : totalCases(caseQuantities(amounts), product.pack)
}

/** What bundles consist of, by SKU. */
export type Parts = ReadonlyMap<string, Article>

/** What the bundles among the lines consist of. */
export async function partsOf(
  articles: Articles,
  queries: Queries,
  lines: readonly Pick<StoredCartLine, 'options'>[],
  buyer: Buyer,
): Promise<Parts> {
  const skus = new Set(lines.flatMap((line) => line.options.map((option) => option.sku)))
  return new Map((await articles.bySku(queries, [...skus], buyer)).map((part) => [part.sku, part]))
}

/** Cases, pieces or whole bundles that can still be sold. */
export function stockLeft({ options, product }: Pick<StoredCartLine, 'options' | 'product'>, parts: Parts): number {
  if (options.length === 0) return product.stock
  return bundleStock(options.map(({ sku, quantity }) => Math.floor((parts.get(sku)?.stock ?? 0) / quantity)))
}

/** False for a bundle of which a part is not sold here any more. */
export function hasItsParts({ options }: Pick<StoredCartLine, 'options'>, parts: Parts): boolean {
  return options.every(({ sku }) => {
    const part = parts.get(sku)
    return part !== undefined && isSoldAsPart(part)
  })
}

/** What a product says about its units. */
export function unitRulesOf(product: Article): Omit<UnitRules, 'kind'> {
  return {
    isLayerOrderingDisabled: product.noLayerOrdering,
    isPalletOrderingDisabled: product.noPalletOrdering,
    isTruckPackageOrderingAllowed: product.truckSingleCases,
  }
}
