import { graphql } from '../../gql/index.ts'

/** A line of an earlier order that did not come into the cart, or not all of it. */
export const failedItemFragment = graphql(`
  fragment FailedItem on FailedReorderItem {
    sku
    name
    selected_options
    quantity
    message
    substitutes {
      sku
    }
  }
`)
