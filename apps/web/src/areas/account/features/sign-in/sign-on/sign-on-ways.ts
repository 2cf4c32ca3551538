import type { SignOnProviders, SignOnWay } from '@fust/contract/rest'
import { queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../../../../i18n/index.ts'
import { rest } from '../../../../../lib/server/rest.ts'

/** Whom the login page names, beside the password. */
export const signOnProvidersQuery = queryOptions({
  queryKey: ['sign-on-providers'],
  queryFn: async (): Promise<SignOnProviders> => {
    const answer = await rest<SignOnProviders>('/identity/single-sign-on')
    return answer.ok ? answer.value : { providers: [], asksByEmail: false }
  },
  staleTime: Infinity,
  retry: false,
})

/** The provider at which people with such an address sign in; null where they do it by password. */
export async function providerOf(email: string): Promise<string | null> {
  const answer = await rest<SignOnWay>('/identity/sign-in-way', { method: 'POST', body: { email } })
  return answer.ok ? (answer.value.provider?.name ?? null) : null
}

/** The address that leads to a provider, and from there back to where somebody was. */
export function signOnAddress(provider: string, { back, email }: { back: string; email?: string }): string {
  const search = new URLSearchParams({ back, language: currentLanguage(), ...(email !== undefined && { email }) })
  return `/identity/single-sign-on/${encodeURIComponent(provider)}?${search.toString()}`
}
