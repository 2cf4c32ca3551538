import type { PasskeyRequest, SecondStepBody, SessionAnswer, SignInAnswer, SignInBody } from '@fust/contract/rest'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { proveByPasskey } from '../../../../../lib/page/passkeys.ts'
import { rest, type RestAnswer } from '../../../../../lib/server/rest.ts'
import { forgetSession, rememberSession, sessionQuery, wasSomebodyElses } from '../../../../../session/index.ts'

/** Signs in, or begins to: `secondStep` of the answer is for `useSecondStep`. A refusal ('wrong-credentials') comes back as a problem. */
export const useSignIn = () => useStep<SignInBody>('/identity/sign-in')

/** Signs in by a code, after the right password. */
export const useSecondStep = () => useStep<SecondStepBody>('/identity/second-step')

/** Signs in by a passkey, in place of the password; without one, or unwilling, nothing comes of it. */
export const usePasskeySignIn = () => useSigningIn(signInByPasskey)

/** Signs in by a passkey, after the right password. */
export const usePasskeyStep = () => useSigningIn(finishByPasskey)

function useStep<Body>(path: string) {
  return useSigningIn((body: Body) => rest<SignInAnswer>(path, { method: 'POST', body }))
}

function useSigningIn<Body>(mutationFn: (body: Body) => Promise<RestAnswer<SignInAnswer>>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (answer) => {
      if (!answer.ok || answer.value.secondStep !== undefined) return
      // On a tab where somebody else's session ran out, nothing of theirs stays.
      if (wasSomebodyElses(answer.value.user)) forgetSession(queryClient)
      // What a visitor saw may differ for a customer.
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
      queryClient.setQueryData(sessionQuery.queryKey, rememberSession(answer.value))
    },
  })
}

async function signInByPasskey(): Promise<RestAnswer<SessionAnswer>> {
  const asked = await rest<PasskeyRequest>('/identity/passkey-sign-in/options', { method: 'POST' })
  if (!asked.ok) return asked
  const proof = await proveByPasskey(asked.value)
  return rest<SessionAnswer>('/identity/passkey-sign-in', { method: 'POST', body: { proof } })
}

async function finishByPasskey(token: string): Promise<RestAnswer<SessionAnswer>> {
  const step = '/identity/second-step/passkey'
  const asked = await rest<PasskeyRequest>(`${step}-options`, { method: 'POST', body: { token } })
  if (!asked.ok) return asked
  const proof = await proveByPasskey(asked.value)
  return rest<SessionAnswer>(step, { method: 'POST', body: { token, proof } })
}
