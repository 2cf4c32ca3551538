import type { ProductFactsFragment } from '../gql/graphql.ts'

export type ProductWishes = { sku?: string; name?: string; priceEuros?: number } & Partial<ProductFactsFragment>

/** A crate of 24, 8 on a layer, 5 layers on a pallet, as it comes over the wire. */
export function wireProductWith({
  sku = 'VP-KR2430',
  name = 'Veenhof Pils',
  priceEuros = 17.85,
  ...wishes
}: ProductWishes = {}) {
  const product: ProductFactsFragment = {
    sku,
    name,
    type_id: 'simple',
    material_type: 'FERT',
    pack_format: 'CRATE',
    brand: 'Veenhof Pils',
    short_description: { html: 'Crate 24 × 30 cl · 5,0%' },
    small_image: { url: '/media/packs/crate/veenhof-pils.svg' },
    custom_attributesV2: {
      items: [
        { code: 'tag', value: 'VP' },
        { code: 'brand_label_colour', value: '#1E6B45' },
        { code: 'empty_pallet_weight', value: '26' },
      ],
    },
    price_range: {
      minimum_price: { regular_price: { value: priceEuros }, final_price: { value: priceEuros } },
    },
    multi_deposit: [{ total: 3.9 }],
    gross_weight_per_case: 20.4,
    number_of_products_on_layer: 8,
    number_of_layers_per_pallet: 5,
    hectolitres_per_case: 0.072,
    disable_for_layer_ordering: 0,
    disable_for_pallet_ordering: 0,
    disable_for_layer_ordering_fe: 0,
    disable_for_pallet_ordering_fe: 0,
    isavailable_truck_package_ordering: 1,
    stock_quantity: 4000,
    low_stock: { is_lowstock: false, out_of_stock: false },
    product_new: 0,
    product_sale: 0,
    product_last: 0,
    promotional: 0,
    special_offer_details: null,
    ...wishes,
  }
  return product
}

/** A crate that goes back: no price, no stock, a deposit. */
export const RETURN_ITEM: ProductWishes = {
  sku: 'LG-KR24',
  name: 'Crate of empties',
  priceEuros: 0,
  stock_quantity: 0,
  low_stock: { is_lowstock: true, out_of_stock: true },
  custom_attributesV2: { items: [{ code: 'is_empties', value: '1' }] },
}
