import { graphql } from '../../gql/index.ts'

/** What a list has to know of an order. */
export const orderHeadFragment = graphql(`
  fragment OrderHead on CustomerOrder {
    number
    order_date
    status
    carrier
    shipping_method
    material_type
    ship_to_id
    ship_to_name
    customer_order_number
    payment_status
    ordered_total {
      value
    }
    total {
      grand_total {
        value
      }
    }
    shipping_addresses {
      firstname
      middlename
      lastname
      company
      street
      postcode
      city
      service_point {
        carrier
      }
    }
    additional_data {
      delivery_date
      planned_delivery_date
      delivery_hours_from
      delivery_hours_to
      total_layer
      total_pallet
      total_packages
      total_liters
      total_weight
    }
    comments {
      message
      timestamp
    }
  }
`)

/** What is in an order, and what came of it. */
export const orderContentFragment = graphql(`
  fragment OrderContent on CustomerOrder {
    id
    processing_status_label
    delivery_status
    ordered_by {
      name
      for_customer
    }
    available_actions
    payment_token
    refunded {
      value
    }
    discount
    note_for_driver
    total {
      subtotal_excl_tax {
        value
      }
      total_tax {
        value
      }
      taxes {
        rate
        amount {
          value
        }
      }
    }
    payment_methods {
      name
    }
    additional_data {
      custom_email
      delivery_after_six_pm
      delivery_on_pallet
    }
    shipments {
      number
      tracking {
        carrier
        number
      }
    }
    items {
      id
      product_sku
      product_name
      quantity_ordered
      quantity_confirmed
      confirmation {
        change
        later_quantity
        later_on
        substitute_name
        substitute_sku
      }
      quantity_shipped
      number_of_packages
      number_of_layer
      number_of_pallet
      tank_details {
        liters
      }
      prices {
        row_total {
          value
        }
      }
      product {
        ...ProductFacts
      }
      ... on ConfigurableOrderItem {
        configured_variant {
          ...ProductFacts
        }
      }
    }
  }
`)
