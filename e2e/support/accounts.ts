import type { APIRequestContext } from '@playwright/test'
import { readJson } from './read-json.ts'

/**
 * A demo account: by the part of its address before the at sign, or by all of it. Journeys run side by side and a
 * person has one cart, so nobody takes part in the journeys of two files.
 */
export type Account = `${string}.${string}` | 'suspended' | 'two-shiptos' | 'shop' | 'noschema'

const HOST = '@veenhof.example'

export const emailOf = (account: Account): string => (account.includes('@') ? account : `${account}${HOST}`)

/** The password that all demo accounts share. */
export async function demoPassword(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/identity/demo-accounts')
  const { password } = await readJson<{ password: string }>(answer)
  return password
}

/** Signs in without the form; the session cookie then belongs to whoever `request` belongs to. */
export async function signIn(request: APIRequestContext, account: Account): Promise<void> {
  const password = await demoPassword(request)
  const answer = await request.post('/identity/sign-in', { data: { email: emailOf(account), password } })
  if (!answer.ok()) throw new Error(`${account} could not sign in: ${await answer.text()}`)
}
