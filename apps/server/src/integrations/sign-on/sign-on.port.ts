import type { Outcome } from '@fust/domain/outcome'

/** What a sign-on is known by, made anew for each: it goes to the provider, or stays here until the answer comes. */
export type SignOnSecrets = { state: string; nonce: string; verifier: string }

/** Who somebody is, as their provider has proven. */
export type ProvenIdentity = {
  issuer: string
  subject: string
  /** Null where the provider tells none, or does not vouch for it. */
  email: string | null
}

/** The way back: the address that people are sent to, what stood behind it, and what the provider had them post there. */
export type CameBack = { returnUrl: string; query: string; posted: string | null }

/**
 * `sign-on-cancelled`: the person, or their provider, said no there. `sign-on-invalid`: what came back proves nothing.
 * `provider-away`: the provider cannot be asked, or answers what is no answer.
 */
export type SignOnRefusal = { code: 'sign-on-cancelled' | 'sign-on-invalid' | 'provider-away' }

/** Somebody who knows people: their employer's directory, or a service that they have an account at. */
export type SignOnProvider = {
  /** What it is called in addresses. */
  name: string
  /** What people call it. */
  title: string
  /** Whose e-mail addresses end so sign in there. */
  domains: readonly string[]
  isOnLoginPage: boolean
  /** Where the person goes to prove who they are; `email` is what they typed here. */
  begin: (
    secrets: SignOnSecrets,
    wish: { returnUrl: string; language: string; email?: string | undefined },
  ) => Promise<Outcome<URL, SignOnRefusal>>
  /** Who came back. */
  finish: (secrets: SignOnSecrets, came: CameBack) => Promise<Outcome<ProvenIdentity, SignOnRefusal>>
}
