import { graphql } from '../../gql/index.ts'

/** What a change may change: amounts, prices, limits. What the products are stays as it was. */
export const figuresFragment = graphql(`
  fragment CartFigures on Cart {
    id
    version
    ship_to_id
    delivery_method
    delivery_date
    note_for_driver
    customer_order_number
    paymentMethod
    applied_coupons {
      code
    }
    replaces {
      order_number
      is_open
      delivery_after_six_pm
      delivery_on_pallet
      delivery_hours_from
      delivery_hours_to
      grand_total {
        value
      }
    }
    shipping_addresses {
      uid
      firstname
      middlename
      lastname
      company
      street
      postcode
      city
      pickup_location_code
      cart_items {
        quantity
      }
    }
    items {
      __typename
      id
      quantity
      number_of_packages
      number_of_layer
      number_of_pallet
      stock_quantity
      is_available
      tank_details {
        liters
        tank_type_1
        tank_type_2
        tank_type_3
        tank_type_4
      }
      product {
        sku
      }
      ... on ConfigurableCartItem {
        configured_variant {
          sku
        }
      }
      ... on BundleCartItem {
        bundle_options {
          values {
            uid
            label
            quantity
          }
        }
      }
      prices {
        price {
          value
        }
        row_total {
          value
        }
        price_details {
          deposit
        }
      }
    }
    prices {
      applied_taxes {
        amount {
          value
        }
        label
      }
      discounts {
        amount {
          value
        }
        label
        type
        value
        coupon {
          code
        }
      }
    }
    cart_prices {
      grand_total_price
      grand_total_price_with_vat
      deposit
      packaging_tax
      sorting_charge
      summary
    }
    grand_total_your_price_details {
      grand_total_your_price
    }
    progress_bar_data {
      iMinimumOrderPallet
      iMaximumOrderPallet
      iMinimumOrderWeight
      iMaximumOrderWeight
      iMinimumOrderLiters
      iMaximumOrderLiters
      iMaximumOrderCash
      cash_discount {
        isactive
        canshow
        from_amount
        percent
      }
    }
  }
`)

/** A cart with all that the screens show of it. */
export const cartFragment = graphql(`
  fragment CartParts on Cart {
    ...CartFigures
    items {
      product {
        ...ProductFacts
      }
      ... on ConfigurableCartItem {
        configured_variant {
          ...ProductFacts
        }
      }
    }
  }
`)
