import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { graphql } from '../../../gql/index.ts'
import { graphql as ask } from '../../../lib/graphql.ts'
import { useToast } from '../../../ui/toast.tsx'
import { SAVED_ORDERS_KEY } from './saved-orders-query.ts'

const deleteDocument = graphql(`
  mutation DeleteSavedOrder($input: OrderIdInput!) {
    deleteSavedOrder(input: $input) {
      id
    }
  }
`)

/** Deletes for good; ask before. */
export function useDeleteSavedOrder() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const showToast = useToast()
  return useMutation({
    mutationFn: (id: string) => ask(deleteDocument, { input: { id } }),
    onSuccess: () => showToast({ text: t('savedOrders.deleted') }),
    onError: () => showToast({ tone: 'bad', text: t('messages.something-went-wrong') }),
    // It may have been deleted elsewhere meanwhile: the list is asked again either way.
    onSettled: () => client.invalidateQueries({ queryKey: SAVED_ORDERS_KEY }),
  })
}
