import type { Wire } from '@fust/contract/resolvers'
import { money, uidOf, uidOfBundleOption, uidOfSelectedOption } from '@fust/contract/wire'
import { lineQuantity } from '@fust/domain/order'
import { layersTotal } from '@fust/domain/quantity'
import { onDemand, type FieldsOf } from '#platform/graphql/index.ts'
import { wireItemPrices, type WireLine } from '../cart-prices.wire.ts'
import type { CartLineView } from '../cart-view.ts'
import { wireTankDetails } from './tank-details.wire.ts'

/** A line of the cart, told field by field as it is asked for; its product is fetched when asked for. */
export function wireItem(line: CartLineView, language: string): Wire<'CartItemInterface'> {
  if (line.product.type === 'bundle') return wireBundleItem({ line, language })
  return line.product.parentSku === null ? wireSimpleItem({ line, language }) : wireVariantItem({ line, language })
}

const COMMON_FIELDS = {
  uid: ({ line }) => uidOf(line.id),
  id: ({ line }) => String(line.id),
  quantity: ({ line }) => (line.kind === 'tank' ? 1 : line.amounts.packages),
  product_sku: ({ line }) => line.sku,
  prices: wireItemPrices,
  errors: () => null,
  is_available: ({ line }) =>
    line.isForSale && (line.product.isReturnItem || line.kind === 'tank' || line.stockLeft >= quantityTotal(line)),
  not_available_message: () => null,
  max_qty: ({ line }) => line.stockLeft,
  min_qty: () => 1,
  pack_format: ({ line }) => line.product.packFormat,
  number_of_packages: ({ line }) => line.amounts.packages,
  number_of_layer: ({ line }) => line.amounts.layers,
  number_of_layer_total: ({ line }) => layersTotal(line.amounts, line.product.pack),
  number_of_pallet: ({ line }) => line.amounts.pallets,
  quantity_total: ({ line }) => quantityTotal(line),
  stock_quantity: ({ line }) => line.stockLeft,
  tank_details: ({ line }) => (line.kind === 'tank' ? wireTankDetails(line) : null),
  customizable_options: () => [],
  available_gift_wrapping: () => [],
} satisfies Partial<FieldsOf<Wire<'SimpleCartItem'>, WireLine>>

const wireSimpleItem = onDemand<WireLine, Wire<'SimpleCartItem'>>({
  ...COMMON_FIELDS,
  __typename: () => 'SimpleCartItem',
})

/** A variant is told as the product that it was chosen of, with what was chosen. */
const wireVariantItem = onDemand<WireLine, Wire<'ConfigurableCartItem'>>({
  ...COMMON_FIELDS,
  __typename: () => 'ConfigurableCartItem',
  product_sku: ({ line }) => line.product.parentSku ?? line.sku,
  variant_sku: ({ line }) => line.sku,
})

const wireBundleItem = onDemand<WireLine, Wire<'BundleCartItem'>>({
  ...COMMON_FIELDS,
  __typename: () => 'BundleCartItem',
  bundle_options: ({ line }) => wireBundleOptions(line),
})

function wireBundleOptions({ sku, bundleOptions }: CartLineView) {
  const byOption = Map.groupBy(bundleOptions, (option) => option.optionId)
  return [...byOption].map(([optionId, chosen]) => ({
    uid: uidOfBundleOption(optionId),
    id: optionId,
    bundle_sku: sku,
    values: chosen.map((option) => ({
      uid: uidOfSelectedOption({ kind: 'bundle', ...option }),
      id: option.selectionId,
      product_sku: option.sku,
      quantity: option.quantity,
      price: 0,
      priceV2: money(0),
      original_price: money(0),
    })),
  }))
}

/** All cases or pieces of a line; a tank line counts as one, its litres stand beside it (graphql.md §8.1). */
export function quantityTotal(line: CartLineView): number {
  return line.kind === 'tank' ? 1 : lineQuantity(line)
}
