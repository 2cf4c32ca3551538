import type { SessionAnswer, SignInBody } from '@fust/contract/rest'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { rest, type RestAnswer } from '../../../../../lib/rest.ts'
import { readSession } from '../../../../../lib/storage.ts'
import { rememberSession, sessionQuery, forgetSession } from '../../../../../session/index.ts'

/** Signs in; a refusal ('wrong-credentials', 'account-locked') comes back as a problem. */
export function useSignIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: SignInBody): Promise<RestAnswer<SessionAnswer>> =>
      rest<SessionAnswer>('/identity/sign-in', { method: 'POST', body }),
    onSuccess: (answer) => {
      if (!answer.ok) return
      // On a tab where somebody else's session ran out, nothing of theirs stays.
      const before = readSession('uid')
      if (before !== null && before !== answer.value.user?.UID) forgetSession(queryClient)
      // What a visitor saw may differ for a customer.
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
      queryClient.setQueryData(sessionQuery.queryKey, rememberSession(answer.value))
    },
  })
}
