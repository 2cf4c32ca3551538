import Type, { type Static } from 'typebox'
import { readSettingsFile, refuseFaults } from '#platform/files/settings-file.ts'
import { isOwnMachine } from '#platform/http/network.ts'
import { openIdConnect } from './open-id-connect.ts'
import { samlProvider } from './saml.ts'
import type { SignOnProvider } from './sign-on.port.ts'

const general = {
  name: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
  title: Type.String({ minLength: 1, maxLength: 60 }),
  domains: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z0-9.-]{3,253}$' }), { maxItems: 100 })),
  on_login_page: Type.Optional(Type.Boolean()),
}

const OpenIdConnect = Type.Object(
  {
    ...general,
    protocol: Type.Optional(Type.Literal('openid-connect')),
    issuer: Type.String({ pattern: '^https?://[^\\s?#]+$', maxLength: 500 }),
    client_id: Type.String({ minLength: 1, maxLength: 200 }),
    client_secret: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    vouches_for_domains: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
const Saml = Type.Object(
  {
    ...general,
    protocol: Type.Literal('saml'),
    issuer: Type.String({ minLength: 1, maxLength: 500 }),
    entry_point: Type.String({ pattern: '^https?://[^\\s#]+$', maxLength: 500 }),
    certificates: Type.Array(Type.String({ pattern: '^-----BEGIN (CERTIFICATE|PUBLIC KEY)-----', maxLength: 10_000 }), {
      minItems: 1,
      maxItems: 5,
    }),
  },
  { additionalProperties: false },
)
const Provider = Type.Union([OpenIdConnect, Saml])
type Provider = Static<typeof Provider>

const File = Type.Object({ providers: Type.Array(Provider, { maxItems: 50 }) }, { additionalProperties: false })

/** Tells whoever watches the log that a provider did not do its part. */
export type SignOnLog = { warn: (fields: object, message: string) => void }

/** The providers that a file of settings names; what is wrong with it is told at once, and stops the start. */
export function readSignOn(path: string, log: SignOnLog): SignOnProvider[] {
  const file = readSettingsFile('SIGN_ON_FILE', path, File)
  refuseFaults('SIGN_ON_FILE', reviewProviders(file.providers))
  return file.providers.map((provider) => providerOf(provider, log))
}

/** What no schema says. */
function reviewProviders(providers: readonly Provider[]): string[] {
  const domains = providers.flatMap((provider) => provider.domains ?? [])
  return [
    ...repeated(providers.map(({ name }) => name)).map((name) => `two providers are called ${name}`),
    ...repeated(domains).map((domain) => `${domain} is of two providers`),
    ...providers.flatMap(faultsOf),
  ]
}

function faultsOf(provider: Provider): string[] {
  const { name, domains = [], on_login_page: isShown } = provider
  const isSaml = provider.protocol === 'saml'
  const url = new URL(isSaml ? provider.entry_point : provider.issuer)
  const vouches = !isSaml && provider.vouches_for_domains
  return [
    ...(url.protocol === 'https:' || isOwnMachine(url) ? [] : [`${name}: it has to be at an https address`]),
    ...(domains.length === 0 && !isShown
      ? [`${name}: nobody finds it: it has no domains and is not on the login page`]
      : []),
    // Whoever writes any address into a profile there would be anybody here.
    ...(vouches && domains.length === 0 ? [`${name}: it vouches for addresses of which domains?`] : []),
  ]
}

const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
]

function providerOf(provider: Provider, log: SignOnLog): SignOnProvider {
  const { name, title, issuer, domains = [], on_login_page: isOnLoginPage = false } = provider
  const own = { name, title, issuer, domains, isOnLoginPage, onFault: tellFault(name, log) }
  if (provider.protocol === 'saml')
    return samlProvider({ ...own, entryPoint: provider.entry_point, certificates: provider.certificates })
  return openIdConnect({
    ...own,
    clientId: provider.client_id,
    clientSecret: provider.client_secret ?? '',
    vouchesForDomains: provider.vouches_for_domains ?? false,
  })
}

export const tellFault = (provider: string, log: SignOnLog) => (fault: unknown) =>
  log.warn({ err: fault, event: 'sign-on-provider', provider }, 'a sign-on provider failed')
