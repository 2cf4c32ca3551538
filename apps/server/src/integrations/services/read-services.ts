import { SERVICES } from '@fust/domain/access'
import Type, { type Static } from 'typebox'
import { readSettingsFile, refuseFaults } from '#platform/files/settings-file.ts'
import { isOwnMachine } from '#platform/http/network.ts'
import { NO_SERVICES, type OutsideService, type OutsideServices } from './outside-service.ts'
import { newSigningKey, readServiceKey, readSigningKey } from './signing-keys.ts'

const WEB_ADDRESS = Type.String({ pattern: '^https?://[^\\s#]+$', maxLength: 500 })
const addresses = Type.Array(WEB_ADDRESS, { minItems: 1, maxItems: 50 })

const OpenId = Type.Object(
  {
    service: Type.Enum(SERVICES),
    protocol: Type.Optional(Type.Literal('openid-connect')),
    client_id: Type.String({ minLength: 1, maxLength: 200 }),
    client_secret: Type.String({ minLength: 32, maxLength: 500 }),
    return_urls: addresses,
    start_url: WEB_ADDRESS,
    logout_url: Type.Optional(WEB_ADDRESS),
    after_logout_urls: Type.Optional(addresses),
    pages: addresses,
  },
  { additionalProperties: false },
)
const Saml = Type.Object(
  {
    service: Type.Enum(SERVICES),
    protocol: Type.Literal('saml'),
    entity_id: Type.String({ minLength: 1, maxLength: 500 }),
    consumer_url: WEB_ADDRESS,
    logout_url: Type.Optional(WEB_ADDRESS),
    certificates: Type.Optional(
      Type.Array(Type.String({ pattern: '^-----BEGIN (CERTIFICATE|PUBLIC KEY)-----', maxLength: 20_000 }), {
        minItems: 1,
        maxItems: 3,
      }),
    ),
    pages: addresses,
  },
  { additionalProperties: false },
)
const Entry = Type.Union([OpenId, Saml])
type Entry = Static<typeof Entry>

const File = Type.Object(
  {
    keys: Type.Array(Type.String({ pattern: '^-----BEGIN (RSA )?PRIVATE KEY-----', maxLength: 20_000 }), {
      minItems: 1,
      maxItems: 3,
    }),
    services: Type.Array(Entry, { minItems: 1, maxItems: SERVICES.length }),
  },
  { additionalProperties: false },
)

/** The services that a file of settings names, or who plays one; none without either. */
export function chooseServices({ file, playedUrl }: { file: string; playedUrl?: string | undefined }): OutsideServices {
  if (file !== '') return readServices(file)
  return playedUrl === undefined ? NO_SERVICES : { keys: [newSigningKey()], services: played(playedUrl) }
}

/** Browsers find both under the portal's own address, by whichever of its names it is asked; the server knows who plays them. */
const played = (url: string): readonly OutsideService[] =>
  SERVICES.map((service) => ({
    service,
    protocol: 'openid-connect',
    clientId: `played-${service}`,
    clientSecret: 'of-the-demo-and-known-to-everybody',
    returnUrls: [`/simulators/${service}/return`],
    startUrl: `/simulators/${service}/start`,
    logoutUrl: `${url}/simulators/${service}/logout`,
    afterLogoutUrls: [`/simulators/${service}`],
    pages: [`/simulators/${service}`],
  }))

/** What is wrong with the file is told at once, and stops the start. */
export function readServices(path: string): OutsideServices {
  const file = readSettingsFile('SERVICES_FILE', path, File)
  const keys = file.keys.flatMap((pem) => readSigningKey(pem) ?? [])
  const faults = [
    ...(keys.length < file.keys.length
      ? ['a key is no RSA key of 2048 bits or more, or its certificate is of another key']
      : []),
    ...repeated(file.services.map(({ service }) => service)).map((service) => `${service} is there twice`),
    ...repeated(file.services.map(nameThere)).map((id) => `two services are called ${id}`),
    ...file.services.flatMap(faultsOf),
  ]
  refuseFaults('SERVICES_FILE', faults)
  return { keys, services: file.services.map(serviceOf) }
}

function faultsOf(entry: Entry): string[] {
  const own = entry.protocol === 'saml' ? [entry.consumer_url] : [...entry.return_urls, entry.start_url]
  const ofLogout = [entry.logout_url ?? [], (entry.protocol !== 'saml' && entry.after_logout_urls) || []].flat()
  const ofAddresses = [...own, ...ofLogout, ...entry.pages].flatMap((address) => {
    const url = URL.parse(address)
    if (!url) return [`${entry.service}: ${address} is no address`]
    return url.protocol === 'https:' || isOwnMachine(url) ? [] : [`${entry.service}: ${address} has to be https`]
  })
  return entry.protocol === 'saml' ? [...ofAddresses, ...faultsOfCertificates(entry)] : ofAddresses
}

/** Whoever may sign people out here proves who they are: one is nothing without the other. */
function faultsOfCertificates({ service, logout_url: url, certificates = [] }: Static<typeof Saml>): string[] {
  if ((url === undefined) !== (certificates.length === 0))
    return [`${service}: logout_url and certificates go together`]
  return certificates.every((pem) => readServiceKey(pem))
    ? []
    : [`${service}: a certificate is of no RSA key of 2048 bits or more`]
}

const nameThere = (entry: Entry): string => (entry.protocol === 'saml' ? entry.entity_id : entry.client_id)

const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
]

function serviceOf(entry: Entry): OutsideService {
  const [page = '', ...pages] = entry.pages
  const general = { service: entry.service, pages: [page, ...pages] } as const
  if (entry.protocol === 'saml')
    return {
      ...general,
      protocol: 'saml',
      entityId: entry.entity_id,
      consumerUrl: entry.consumer_url,
      logout:
        entry.logout_url === undefined
          ? null
          : { url: entry.logout_url, keys: (entry.certificates ?? []).flatMap((pem) => readServiceKey(pem) ?? []) },
    }
  return {
    ...general,
    protocol: 'openid-connect',
    clientId: entry.client_id,
    clientSecret: entry.client_secret,
    returnUrls: entry.return_urls,
    startUrl: entry.start_url,
    logoutUrl: entry.logout_url ?? null,
    afterLogoutUrls: entry.after_logout_urls ?? [],
  }
}
