import { graphql } from '../../gql/index.ts'

/** What keeps an order from the brewery's ERP. */
export const orderHeldBackFragment = graphql(`
  fragment OrderHeldBack on CustomerOrder {
    held_back {
      state
      is_cancelling
      since
      reason
      behind
    }
  }
`)
