import { graphql } from '../../../../../gql/index.ts'

/** An order put aside with all that the screens show of it. */
export const savedOrderFragment = graphql(`
  fragment SavedOrderParts on SavedOrder {
    id
    date
    total
    total_with_tax
    is_active
    shipto_name
    deliver_to
    bill_to
    type_of_transport
    customer_order_number
    note_for_driver
    items {
      id
      sku
      name
      quantity
      number_of_packages
      number_of_layer
      number_of_pallet
      row_total
      tank_details {
        liters
      }
      product {
        ...ProductFacts
      }
    }
  }
`)
