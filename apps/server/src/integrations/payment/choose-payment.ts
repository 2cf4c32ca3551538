import type { Settings } from '#platform/env.ts'
import { createMollie } from './mollie/mollie.ts'
import type { PaymentProvider } from './payment.port.ts'

type PaymentSettings = Pick<Settings, 'PAYMENT_URL' | 'PAYMENT_KEY' | 'PAYMENT_TIMEOUT_MS'>

// What the simulator believes; nobody can pay with it elsewhere.
const PLAYED_KEY = 'test_played_by_the_simulators'

/** Who takes money online; nobody where no key was given, unless somebody plays it. */
export function choosePayment(
  { PAYMENT_URL, PAYMENT_KEY, PAYMENT_TIMEOUT_MS }: PaymentSettings,
  playedUrl?: string,
): PaymentProvider | undefined {
  if (PAYMENT_KEY !== '') return createMollie({ baseUrl: PAYMENT_URL, key: PAYMENT_KEY, timeoutMs: PAYMENT_TIMEOUT_MS })
  if (playedUrl === undefined) return undefined
  return createMollie({ baseUrl: playedUrl, key: PLAYED_KEY, timeoutMs: PAYMENT_TIMEOUT_MS })
}
