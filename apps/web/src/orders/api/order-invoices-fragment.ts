import { graphql } from '../../gql/index.ts'

/** What has been billed of an order, and how far it is paid. */
export const orderInvoicesFragment = graphql(`
  fragment OrderInvoices on CustomerOrder {
    invoices {
      number
      due_date
      state
      open {
        value
      }
      total {
        grand_total {
          value
        }
      }
    }
  }
`)
