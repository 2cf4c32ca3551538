import { useMutation } from '@tanstack/react-query'
import { rest } from '../../../../../lib/server/rest.ts'

/** Ends the mails of the kind that the token is of; whether it is anybody's is not told. */
export const useUnsubscribe = () =>
  useMutation({
    mutationFn: async (token: string) => {
      const answer = await rest(`/unsubscribe/${encodeURIComponent(token)}`, { method: 'POST' })
      // What is no token ends nothing, and there is nothing else to say of it.
      if (!answer.ok && answer.problem.status !== 422) throw new Error(answer.problem.code)
    },
  })
