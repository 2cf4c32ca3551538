import type { KindBacklog, Retried } from '@fust/contract/rest'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePortal } from '../../../lib/server/portal-call.ts'
import { BACKLOG_KEY } from '../../../lib/server/query-keys.ts'

/** What is tried again: one message, or all of a kind that were given up. */
export type ToRetry = { messageId: number } | { kind: KindBacklog['kind'] }

/** Tries again; twice is as good as once. */
export function useRetry() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (which: ToRetry) =>
      changePortal<Retried>('messageId' in which ? 'admin/RetryMessage' : 'admin/RetryMessages', which),
    onSettled: () => queryClient.invalidateQueries({ queryKey: BACKLOG_KEY }),
  })
}
