import { graphql } from '../../gql/index.ts'

/** Whether an order can be changed, and what it was changed from or into. */
export const orderChangeFragment = graphql(`
  fragment OrderChange on CustomerOrder {
    can_be_changed
    replaced_by
    replaces {
      order_number
      grand_total {
        value
      }
      items {
        product_sku
        product_name
        number_of_packages
        number_of_layer
        number_of_pallet
        liters
      }
    }
  }
`)
