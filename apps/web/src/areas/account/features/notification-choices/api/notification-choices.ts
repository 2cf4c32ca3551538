import type { NotificationChoice } from '@fust/domain/support'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changePortal, readPortal } from '../../../../../lib/server/portal-call.ts'
import { NOTIFICATIONS_KEY } from '../../../../../lib/server/query-keys.ts'

/** How one wants to be told of what. */
export const choicesQuery = queryOptions({
  queryKey: [...NOTIFICATIONS_KEY, 'choices'],
  queryFn: ({ signal }) => readPortal<NotificationChoice[]>('notifications/GetNotificationChoices', {}, signal),
})

/** Says it of one kind: shown at once, and taken back where it was not saved. */
export function useChoose() {
  const client = useQueryClient()
  const { queryKey } = choicesQuery
  const show = (choice: NotificationChoice) =>
    client.setQueryData(queryKey, (shown) => shown?.map((own) => (own.kind === choice.kind ? choice : own)))
  return useMutation({
    mutationFn: async (choice: NotificationChoice) => {
      const answer = await changePortal<NotificationChoice[]>('notifications/SaveNotificationChoices', {
        choices: [choice],
      })
      if (!answer.ok) throw new Error(answer.problem.code)
    },
    onMutate: async (choice) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)?.find(({ kind }) => kind === choice.kind)
      show(choice)
      return { before }
    },
    onError: (_fault, _choice, shown) => {
      if (shown?.before) show(shown.before)
    },
    // What is listed and counted follows.
    onSettled: () => client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
  })
}
