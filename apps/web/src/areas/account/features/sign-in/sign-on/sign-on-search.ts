import { ownPath } from '../../../../../lib/page/login-search.ts'

/** Why somebody cannot go on to a service of others. */
export const SERVICE_REASONS = ['service-unknown', 'service-forbidden', 'service-request-invalid'] as const

export const SIGN_ON_REASONS = [
  'sign-on-cancelled',
  'sign-on-invalid',
  'sign-on-over',
  'sign-on-unknown',
  'account-inactive',
  'provider-away',
  'provider-unknown',
  'too-many-requests',
  ...SERVICE_REASONS,
] as const
export type SignOnReason = (typeof SIGN_ON_REASONS)[number]

/** Why somebody could not sign in at a provider, which one it was, and where they were. */
export type SignOnSearch = {
  reason?: SignOnReason | undefined
  provider?: string | undefined
  back?: string | undefined
}

export function signOnSearch(address: Record<string, unknown>): SignOnSearch {
  const provider = address['provider']
  return {
    reason: SIGN_ON_REASONS.find((reason) => reason === address['reason']),
    provider: typeof provider === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(provider) ? provider : undefined,
    back: ownPath(address['back']),
  }
}
