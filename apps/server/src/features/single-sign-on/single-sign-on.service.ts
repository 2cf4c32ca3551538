import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { writeAudit } from '#request/audit.ts'
import { domainOf, type ProvenIdentity, type SignOnProvider, type SignOnRefusal } from '#integrations/sign-on/index.ts'
import type { Client, OpenSession, SecurityLog, Sessions } from '#features/session/index.ts'
import { ownPath } from './own-path.ts'
import { createSingleSignOnStore } from './single-sign-on.store.ts'

// So long somebody may take to find their phone for a second factor.
const MINUTES = 15

export type NoSignOn =
  | SignOnRefusal
  | {
      /** `sign-on-over`: begun elsewhere, too long ago, or used already. `sign-on-unknown`: nobody here is known to be them. */
      code: 'provider-unknown' | 'sign-on-over' | 'sign-on-unknown' | 'account-inactive'
    }

export type BegunSignOn = { url: URL; browser: string }

export type SingleSignOn = ReturnType<typeof createSingleSignOn>

/** Signs people in whom somebody else knows. */
export function createSingleSignOn({
  db,
  clock,
  sessions,
  providers,
}: {
  db: Database
  clock: Clock
  sessions: Sessions
  providers: readonly SignOnProvider[]
}) {
  const ownerOf = (email: string) => {
    const domain = domainOf(email)
    return providers.find(({ domains }) => domains.includes(domain))
  }
  const named = (name: string) => providers.find((provider) => provider.name === name)

  /** Where the person goes; `browser` stays with them, and a second one begun beside it has the same. */
  async function begin(
    name: string,
    {
      back,
      email,
      browser = newSecret(),
      language,
      publicUrl,
    }: {
      back: string
      email?: string
      browser?: string
      language: string
      /** Where this person has found the portal, and comes back to. */
      publicUrl: string
    },
  ): Promise<Outcome<BegunSignOn, NoSignOn>> {
    const provider = named(name)
    if (!provider) return refuse({ code: 'provider-unknown' })
    const secrets = { state: newSecret(), nonce: newSecret(), verifier: newSecret() }
    const begun = await provider.begin(secrets, { returnUrl: returnUrl(publicUrl, name), language, email })
    if (!begun.ok) return begun
    await createSingleSignOnStore(db).insertSignOn({
      stateHash: hashed(secrets.state),
      browserHash: hashed(browser),
      provider: name,
      nonce: secrets.nonce,
      verifier: secrets.verifier,
      back: ownPath(back, publicUrl),
      minutes: MINUTES,
    })
    return accept({ url: begun.value, browser })
  }

  /** Opens the session of who came back; `back` is where they were, also for who is refused. */
  async function finish(
    name: string,
    came: { query: string; state: string; browser: string; client: Client; publicUrl: string },
    log: SecurityLog,
  ): Promise<{ back: string; outcome: Outcome<OpenSession, NoSignOn> }> {
    const provider = named(name)
    if (!provider) return { back: '/', outcome: refuse({ code: 'provider-unknown' }) }
    const pending = await createSingleSignOnStore(db).takeSignOn(hashed(came.state), hashed(came.browser), name)
    if (!pending) return { back: '/', outcome: refuse({ code: 'sign-on-over' }) }
    const { back, nonce, verifier, posted } = pending
    const cameBack = { returnUrl: returnUrl(came.publicUrl, name), query: came.query, posted }
    const proven = await provider.finish({ state: came.state, nonce, verifier }, cameBack)
    const outcome = proven.ok ? await open(provider, proven.value, came.client) : proven
    if (outcome.ok) log.info({ event: 'sign-in', actor: outcome.value.user.id, provider: name }, 'signed in')
    else log.info({ event: 'sign-in-refused', provider: name, code: outcome.refusal.code }, 'sign-in refused')
    return { back, outcome }
  }

  async function open(
    provider: SignOnProvider,
    proven: ProvenIdentity,
    client: Client,
  ): Promise<Outcome<OpenSession, NoSignOn>> {
    const userId = await personOf(provider, proven)
    const opened = userId === undefined ? null : await sessions.openProven(userId, client, { byProvider: true })
    if (opened === 'inactive') return refuse({ code: 'account-inactive' })
    return opened ? accept(opened) : refuse({ code: 'sign-on-unknown' })
  }

  /** Who is known to be them; an address links an account once, and says nothing from then on. */
  function personOf(provider: SignOnProvider, { issuer, subject, email }: ProvenIdentity): Promise<string | undefined> {
    return db.transaction(async (tx) => {
      const store = createSingleSignOnStore(tx)
      const known = await store.readIdentity(issuer, subject)
      if (known !== undefined || email === null) return known
      const person = await store.lockLinkable(email, issuer)
      // Of two that come at once the second finds what the first has linked.
      const meanwhile = await store.readIdentity(issuer, subject)
      if (meanwhile !== undefined || !person || person.isLinked || person.status === 'Inactive') return meanwhile
      // An account in use belongs to whoever chose its password, unless the provider owns its address; an address that another
      // provider owns is proven there alone.
      const owner = ownerOf(email)
      if (person.status === 'Invited' ? owner !== undefined && owner !== provider : owner !== provider) return undefined
      await store.link(issuer, subject, person.id)
      await store.acceptInvitation(person.id)
      const entry = { at: clock.now(), actorId: person.id, companyId: null, shipToId: null, subject: person.id }
      writeAudit(tx, { ...entry, action: 'sign-on-linked', details: { issuer } })
      return person.id
    })
  }

  return {
    /** Whom the login page names. */
    shown: () => providers.filter(({ isOnLoginPage }) => isOnLoginPage).map(({ name, title }) => ({ name, title })),
    hasDomains: () => providers.some(({ domains }) => domains.length > 0),
    /** Where people with such an address sign in; the address alone decides, whether or not it is anybody's. */
    providerOf: (email: string) => {
      const provider = ownerOf(email.trim())
      return provider ? { name: provider.name, title: provider.title } : null
    },
    begin,
    /** Keeps what a provider had somebody post, until their browser comes for it; false where nobody waits for it. */
    keep: (name: string, state: string, posted: string) =>
      createSingleSignOnStore(db).keepAnswer(hashed(state), name, posted),
    finish,
  }
}

const returnUrl = (publicUrl: string, name: string) => `${publicUrl}/identity/single-sign-on/${name}/return`

const newSecret = (): string => randomBytes(32).toString('base64url')

const hashed = (secret: string): Buffer => createHash('sha256').update(secret).digest()
