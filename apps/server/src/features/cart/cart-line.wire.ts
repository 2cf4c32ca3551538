import type { Wire } from '@fust/contract/resolvers'
import { money, uidOf, uidOfBundleOption, uidOfSelectedOption } from '@fust/contract/wire'
import { layersTotal, totalCases } from '@fust/domain/quantity'
import { wireItemPrices } from './cart-prices.wire.ts'
import type { CartLineView } from './cart-view.ts'
import { caseQuantities } from './line-facts.ts'

/** A line of the cart; its product is fetched when asked for. */
export function wireItem(line: CartLineView, language: string): Wire<'CartItemInterface'> {
  const { product } = line
  const common = {
    uid: uidOf(line.id),
    id: String(line.id),
    quantity: line.kind === 'tank' ? 1 : line.packages,
    product_sku: line.sku,
    prices: wireItemPrices(line, language),
    errors: null,
    is_available:
      line.isForSale && (product.isEmpties || line.kind === 'tank' || line.stockLeft >= quantityTotal(line)),
    not_available_message: null,
    max_qty: line.stockLeft,
    min_qty: 1,
    pack_format: product.packFormat,
    number_of_packages: line.packages,
    number_of_layer: line.layers,
    number_of_layer_total: layersTotal(caseQuantities(line), product.pack),
    number_of_pallet: line.pallets,
    quantity_total: quantityTotal(line),
    stock_quantity: line.stockLeft,
    tank_details:
      line.kind === 'tank'
        ? { liters: line.litres, tank_type_1: line.tankType1, tank_type_2: line.tankType2, tank_type_3: line.tankType3 }
        : null,
    customizable_options: [],
  }
  if (product.type !== 'bundle') return { ...common, __typename: 'SimpleCartItem' }
  const byOption = Map.groupBy(line.options, (option) => option.optionId)
  return {
    ...common,
    __typename: 'BundleCartItem',
    bundle_options: [...byOption].map(([optionId, chosen]) => ({
      uid: uidOfBundleOption(optionId),
      id: optionId,
      bundle_sku: line.sku,
      values: chosen.map((option) => ({
        uid: uidOfSelectedOption({ kind: 'bundle', ...option }),
        id: option.selectionId,
        product_sku: option.sku,
        quantity: option.quantity,
        price: 0,
        priceV2: money(0),
        original_price: money(0),
      })),
    })),
  }
}

/** All cases or pieces of a line; a tank line counts as one, its litres stand beside it (graphql.md §8.1). */
export function quantityTotal(line: CartLineView): number {
  return line.kind === 'tank' ? 1 : totalCases(caseQuantities(line), line.product.pack)
}
