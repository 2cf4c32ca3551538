import type { OwnInvitations, SessionAnswer } from '@fust/contract/rest'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { rest, restValue } from '../../../../../lib/server/rest.ts'
import { rememberSession, sessionQuery } from '../../../../../session/index.ts'

/** What one is invited to. */
export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: ({ signal }) => restValue<OwnInvitations>('/identity/invitations', { signal }),
  staleTime: 0,
})

export type InvitationAnswer = { id: string; answer: 'acceptance' | 'refusal' }

/** Accepts or declines; who one is from then on is known everywhere. */
export function useAnswerInvitation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, answer }: InvitationAnswer) =>
      rest<SessionAnswer>(`/identity/invitations/${encodeURIComponent(id)}/${answer}`, { method: 'POST' }),
    onSuccess: (answer) => {
      if (answer.ok) client.setQueryData(sessionQuery.queryKey, rememberSession(answer.value))
    },
    onSettled: () => client.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  })
}
