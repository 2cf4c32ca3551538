import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'

const WholeNumber = (fallback: number, minimum: number, maximum: number, description: string) =>
  Type.Integer({ default: fallback, minimum, maximum, description })

const WebAddress = (description: string) => Type.String({ default: '', pattern: '^(https?://\\S+)?$', description })

/** Every setting, its default and its bounds; docs/operations.md lists the same. */
export const Settings = Type.Object({
  NODE_ENV: Type.Union([Type.Literal('development'), Type.Literal('test'), Type.Literal('production')], {
    default: 'development',
  }),
  PORT: WholeNumber(3000, 0, 65_535, 'port of the web app and the calls'),
  HOST: Type.String({ default: '127.0.0.1', description: 'address to listen on; 0.0.0.0 for all' }),
  PUBLIC_URL: WebAddress(
    'address people use, for links in mails and addresses of pictures; default http://localhost:PORT',
  ),
  MEDIA_URL: WebAddress('where pictures are found, such as a CDN in front of /media; default PUBLIC_URL/media'),
  TRUSTED_PROXIES: Type.String({ default: '', description: 'comma list of proxies whose X-Forwarded headers count' }),
  ALLOWED_ORIGINS: Type.String({
    default: '',
    pattern: '^(https?://[a-z0-9.:-]+( *, *https?://[a-z0-9.:-]+)*)?$',
    description: 'comma list of origins, such as `https://shop.example`, whose pages may call GraphQL with a bearer',
  }),
  DATABASE_URL: Type.String({
    default: '',
    pattern: '^(postgres(ql)?://\\S+)?$',
    description: 'PostgreSQL 15 or later; empty: the embedded one',
  }),
  DATABASE_CONNECTIONS: WholeNumber(12, 2, 200, 'connections a process holds at most'),
  STATEMENT_TIMEOUT_MS: WholeNumber(5_000, 100, 60_000, 'a statement ends after this'),
  LOCK_TIMEOUT_MS: WholeNumber(3_000, 100, 30_000, 'a wait for a lock ends after this'),
  IDLE_IN_TRANSACTION_TIMEOUT_MS: WholeNumber(5_000, 100, 60_000, 'a silent transaction ends after this'),
  REQUEST_TIMEOUT_MS: WholeNumber(30_000, 1_000, 55_000, 'a request ends after this'),
  DRAIN_MS: WholeNumber(1_000, 0, 5_000, 'at a stop: so long /ready says no before calls are turned away'),
  CONNECTIONS: WholeNumber(
    10_000,
    100,
    100_000,
    'connections of callers at most; fewer where the system allows fewer files',
  ),
  NETWORK_CONNECTIONS: WholeNumber(1_000, 10, 100_000, 'connections of one address at most, trusted proxies apart'),
  NETWORK_ANSWERS: WholeNumber(250, 10, 100_000, 'answers of one address that are under way at most'),
  CONNECTION_ANSWERS: WholeNumber(8, 1, 100, 'answers of one connection that are under way at most'),
  SLOWEST_BYTES_PER_SECOND: WholeNumber(1_000, 10, 100_000, 'a caller that reads or sends slower is cut'),
  BODY_LIMIT_BYTES: WholeNumber(1_048_576, 1_024, 10_485_760, 'largest JSON body'),
  PAGE_SIZE_LIMIT: WholeNumber(500, 25, 500, 'largest page'),
  GRAPHQL_DEPTH: WholeNumber(25, 10, 50, 'levels of a document at most'),
  GRAPHQL_FIELDS: WholeNumber(3_000, 500, 10_000, 'fields of a document at most, fragments expanded'),
  GRAPHQL_ROOT_FIELDS: WholeNumber(30, 5, 100, 'root fields of a document at most'),
  GRAPHQL_ALIASES: WholeNumber(100, 10, 1_000, 'aliases of a document at most'),
  GRAPHQL_DIRECTIVES: WholeNumber(100, 10, 1_000, 'directives of a document at most'),
  GRAPHQL_TOKENS: WholeNumber(20_000, 5_000, 100_000, 'tokens of a document at most'),
  GRAPHQL_LIST_ENTRIES: WholeNumber(3_000, 500, 30_000, 'entries of all pages of a document at most'),
  PASSWORD_GRANT: Type.Union([Type.Literal('on'), Type.Literal('off')], {
    default: 'on',
    description: 'off: no token for an e-mail address and a password; only the web signs in by them',
  }),
  SESSION_IDLE_HOURS: WholeNumber(12, 1, 168, 'a session ends after this without a request'),
  SESSION_DAYS: WholeNumber(14, 1, 90, 'a session ends after this in any case'),
  SIGN_IN_ATTEMPTS: WholeNumber(5, 3, 10, 'failures in a row before an account is locked'),
  LOCK_MINUTES: WholeNumber(15, 1, 1_440, 'how long an account stays locked'),
  RATE_PER_MINUTE: WholeNumber(
    600,
    10,
    1_000_000,
    'calls a minute per person; of those who are not signed in, per address',
  ),
  SIGN_IN_RATE_PER_MINUTE: WholeNumber(20, 5, 10_000, 'sign-ins a minute per address'),
  REQUESTS_AT_ONCE: WholeNumber(
    16,
    1,
    10_000,
    'requests that are worked on; the others wait, orders before changes before reads',
  ),
  REQUESTS_WAITING: WholeNumber(50, 0, 10_000, 'requests that wait for their turn; beyond it the last are shed'),
  PASSWORD_CONCURRENCY: WholeNumber(2, 1, 64, 'passwords that are checked at the same time'),
  PASSWORD_QUEUE: WholeNumber(16, 0, 1_000, 'passwords that wait to be checked; beyond it sign-in is busy'),
  ERP_URL: WebAddress('SAP S/4HANA OData root; empty in demo mode: the simulator'),
  ERP_USER: Type.String({ default: '' }),
  ERP_PASSWORD: Type.String({ default: '' }),
  ERP_TIMEOUT_MS: WholeNumber(10_000, 500, 30_000, 'a call to the ERP ends after this'),
  SAP_SALES_ORGANIZATION: Type.String({ default: 'NL01', maxLength: 4 }),
  SAP_DISTRIBUTION_CHANNEL: Type.String({ default: '10', maxLength: 2 }),
  SAP_DIVISION: Type.String({ default: '00', maxLength: 2 }),
  SMTP_URL: Type.String({
    default: '',
    pattern: '^(smtps?://\\S+)?$',
    description: 'smtp://user:password@host:port; empty in demo mode: the simulator',
  }),
  MAIL_FROM: Type.String({
    default: 'Veenhof <bestellen@veenhof.example>',
    pattern: '^([^<>]*<[^\\s<>@]+@[^\\s<>@]+>|[^\\s<>@]+@[^\\s<>@]+)$',
    description: 'sender of all mails, such as `Orders <orders@brewery.example>`',
  }),
  BREWERY: Type.String({
    default: '',
    description:
      'folder that pictures and documents are served from, and that `npm start` imports when it is another than last time; empty: breweries/veenhof in the demo, none in production',
  }),
  OUTBOX_LEASE_MS: WholeNumber(60_000, 1_000, 600_000, 'what a dead worker held is taken up again after this'),
  OUTBOX_KEPT_DAYS: WholeNumber(30, 1, 3_650, 'so long a message that is done is kept'),
  WORKER: Type.Union([Type.Literal('on'), Type.Literal('off')], {
    default: 'on',
    description: 'off: jobs run in `npm run worker`',
  }),
  METRICS_TOKEN: Type.String({
    default: '',
    pattern: '^(.{16,256})?$',
    description: 'bearer that reads /metrics, 16 characters or more; empty: nobody reads them',
  }),
  DOCTOR_EVERY_MINUTES: WholeNumber(15, 1, 1_440, '`fust doctor --watch` examines again after this'),
  DOCTOR_HOST: Type.String({ default: '127.0.0.1', description: 'address where it serves what it found' }),
  DOCTOR_PORT: WholeNumber(3020, 0, 65_535, 'port of it'),
  LOG_LEVEL: Type.Union(
    ['fatal', 'error', 'warn', 'info', 'debug', 'silent'].map((level) => Type.Literal(level)),
    { default: 'info' },
  ),
})
export type Settings = Static<typeof Settings>

/** Reads the settings from the environment; every fault is listed at once, together with what else the caller found. */
export function readSettings(
  environment: Record<string, string | undefined>,
  otherFaults: readonly string[] = [],
): Settings {
  const given = Object.fromEntries(
    Object.entries(Settings.properties).flatMap(([name, property]) => {
      const text = environment[name]
      if (text === undefined || text === '') return []
      return [[name, Type.IsInteger(property) ? Number(text) : text]]
    }),
  )
  const settings = Value.Default(Settings, given)
  if (Value.Check(Settings, settings) && otherFaults.length === 0) return Object.freeze(settings)
  const faults = Value.Errors(Settings, settings).map((fault) => `${fault.instancePath.slice(1)}: ${fault.message}`)
  throw new SettingsFault(
    `These settings cannot be used:\n${[...faults, ...otherFaults].map((fault) => `  ${fault}`).join('\n')}`,
  )
}

/** The entries of a setting that is a comma list. */
export function listed(setting: string): string[] {
  return setting === '' ? [] : setting.split(',').map((entry) => entry.trim())
}

export class SettingsFault extends Error {
  override name = 'SettingsFault'
}
