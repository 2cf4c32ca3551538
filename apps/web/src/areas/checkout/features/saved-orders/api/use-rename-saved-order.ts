import { useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { SAVED_ORDERS_KEY } from '../../../../../lib/server/query-keys.ts'
import type { SavedKind } from '../../../../../cart/index.ts'

const renameDocument = graphql(`
  mutation RenameSavedOrder($id: ID!, $title: String!) {
    renameSavedOrder(id: $id, customer_order_number: $title) {
      id
    }
  }
`)

const renamePreOrderDocument = graphql(`
  mutation RenamePreOrder($id: ID!, $title: String!) {
    renamePreOrder(id: $id, customer_order_number: $title) {
      id
    }
  }
`)

/** Gives what is put aside another title; it is done once the list shows it. */
export function useRenameSavedOrder(kind: SavedKind) {
  const client = useQueryClient()
  return useMutation<unknown, Error, { id: string; title: string }>({
    mutationFn: (named) => (kind === 'saved' ? ask(renameDocument, named) : ask(renamePreOrderDocument, named)),
    onSuccess: () => client.invalidateQueries({ queryKey: [...SAVED_ORDERS_KEY, kind] }),
  })
}
