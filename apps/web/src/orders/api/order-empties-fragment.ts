import { graphql } from '../../gql/index.ts'

/** What the goods of an order carry deposit on. */
export const orderEmptiesFragment = graphql(`
  fragment OrderEmpties on CustomerOrder {
    items {
      id
      product {
        deposits: multi_deposit {
          deposit_type
          name
          quantity
          price
        }
      }
    }
  }
`)
