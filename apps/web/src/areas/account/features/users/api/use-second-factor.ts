import type {
  FactorCodeBody,
  FactorPasswordBody,
  NewSecondFactor,
  OwnSecondFactor,
  PasskeyNameBody,
  PasskeyOptions,
  RecoveryCodes,
} from '@fust/contract/rest'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { makePasskey } from '../../../../../lib/page/passkeys.ts'
import { rest, restValue, type RestAnswer } from '../../../../../lib/server/rest.ts'
import { sessionsQuery } from './user-queries.ts'

const FACTOR = '/identity/second-factor'
const KEYS = '/identity/passkeys'

/** Whether one signs in by a second factor. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => restValue<OwnSecondFactor>(FACTOR, { signal }),
})

const useFactorCall = <Body, Value>(path: string) =>
  useKeyCall((body: Body) => rest<Value>(`${FACTOR}${path}`, { method: 'POST', body }))

/** A change to one's passkeys, or to the second factor: all of it is read anew. */
function useKeyCall<Body, Value>(call: (body: Body) => Promise<RestAnswer<Value>>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: call, onSettled: () => readAnew(client) })
}

/** Asks for the password, makes a passkey on the device, and keeps it by that name. */
export const useAddPasskey = () =>
  useKeyCall(async ({ name, password }: { name: string; password: string }): Promise<RestAnswer<RecoveryCodes>> => {
    const asked = await rest<PasskeyOptions>(`${KEYS}/options`, { method: 'POST', body: { password } })
    if (!asked.ok) return asked
    const created = await makePasskey(asked.value)
    return rest<RecoveryCodes>(KEYS, { method: 'POST', body: { name, created } })
  })

export const useRenamePasskey = (id: string) =>
  useKeyCall((body: PasskeyNameBody) => rest<void>(`${KEYS}/${id}`, { method: 'PATCH', body }))

export const useRemovePasskey = (id: string) =>
  useKeyCall((body: FactorPasswordBody) => rest<void>(`${KEYS}/${id}/removal`, { method: 'POST', body }))

export const useBeginFactor = () => useFactorCall<FactorPasswordBody, NewSecondFactor>('')
export const useConfirmFactor = () => useFactorCall<FactorCodeBody, RecoveryCodes>('/confirmation')
export const useRenewCodes = () => useFactorCall<FactorPasswordBody, RecoveryCodes>('/recovery-codes')
export const useRemoveFactor = () => useFactorCall<FactorPasswordBody, void>('/removal')

/** Where one is signed in changes with it. */
async function readAnew(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
    client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  ])
}
