import type { PasswordLinkBody } from '@fust/contract/rest'
import { useMutation } from '@tanstack/react-query'
import { rest } from '../../../../../../lib/server/rest.ts'

/** Has a link to a new password mailed; the answer does not tell whose address it is. */
export function useAskForLink() {
  return useMutation({
    mutationFn: (body: PasswordLinkBody) => rest<void>('/identity/password-link', { method: 'POST', body }),
  })
}
