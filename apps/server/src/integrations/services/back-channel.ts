import type { OpenIdService } from './outside-service.ts'

const ANSWER_WITHIN_MS = 10_000

/** Tells a service that somebody is signed out, at the address that it has given (OpenID Connect Back-Channel Logout, 2.5). */
export async function tellLogout(
  { service }: Pick<OpenIdService, 'service'>,
  url: string,
  logoutToken: string,
  timeoutMs = ANSWER_WITHIN_MS,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ logout_token: logoutToken }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The service ${service} answered ${answer.status}`)
}
