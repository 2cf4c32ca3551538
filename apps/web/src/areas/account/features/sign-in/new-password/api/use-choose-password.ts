import type { NewPasswordBody } from '@fust/contract/rest'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { rest } from '../../../../../../lib/server/rest.ts'
import { endSession } from '../../../../../../session/index.ts'

/** Sets the password that a link is for; whoever was signed in here is so no more. */
export function useChoosePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: NewPasswordBody) => {
      const answer = await rest<void>('/identity/password', { method: 'POST', body })
      if (answer.ok) await endSession(queryClient)
      return answer
    },
  })
}
