import { graphql } from '../gql/index.ts'

/** What a card, a cart line and the load have to know of a product. */
export const productFragment = graphql(`
  fragment ProductFacts on ProductInterface {
    sku
    name
    type_id
    material_type
    pack_format
    brand
    short_description {
      html
    }
    small_image {
      url
    }
    custom_attributesV2 {
      items {
        code
        ... on AttributeValue {
          value
        }
      }
    }
    price_range {
      minimum_price {
        regular_price {
          value
        }
        final_price {
          value
        }
      }
    }
    multi_deposit {
      total
    }
    gross_weight_per_case
    number_of_products_on_layer
    number_of_layers_per_pallet
    hectolitres_per_case
    disable_for_layer_ordering
    disable_for_pallet_ordering
    disable_for_layer_ordering_fe
    disable_for_pallet_ordering_fe
    isavailable_truck_package_ordering
    stock_quantity
    low_stock {
      is_lowstock
      out_of_stock
    }
    product_new
    product_sale
    product_last
    promotional
    special_offer_details {
      max_purchasable_qty
      valid_to
      deliverable_from
      deliverable_to
    }
  }
`)
