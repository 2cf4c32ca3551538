import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../../../i18n/index.ts'
import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { SAVED_ORDERS_KEY } from '../../../../../lib/server/query-keys.ts'
import { useFaultToast } from '../../../../../ui/use-fault-toast.ts'
import type { SavedKind } from '../../../../../cart/index.ts'
import { spare } from '../doomed.ts'

const deleteDocument = graphql(`
  mutation DeleteSavedOrder($input: OrderIdInput!) {
    deleteSavedOrder(input: $input) {
      id
    }
  }
`)

const deletePreOrderDocument = graphql(`
  mutation DeletePreOrder($input: OrderIdInput!) {
    deletePreOrder(input: $input) {
      id
    }
  }
`)

/** Deletes for good: give a way back before. */
export function useDeleteSavedOrder(kind: SavedKind) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const tellFault = useFaultToast()
  return useMutation<unknown, Error, string>({
    mutationFn: (id) =>
      kind === 'saved'
        ? ask(deleteDocument, { input: { id } }, { outlivesPage: true })
        : ask(deletePreOrderDocument, { input: { id } }, { outlivesPage: true }),
    onError: (fault) => tellFault(fault, t('messages.something-went-wrong')),
    // It may have been deleted elsewhere meanwhile: the list is asked again either way.
    onSettled: async (_answer, _fault, id) => {
      await client.invalidateQueries({ queryKey: [...SAVED_ORDERS_KEY, kind] })
      spare(client, kind, id)
    },
  })
}
