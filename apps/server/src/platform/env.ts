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
  NOTIFICATION_WAITS: WholeNumber(
    1_000,
    0,
    100_000,
    'callers who wait for notifications at once; beyond it they ask once a minute',
  ),
  SLOWEST_BYTES_PER_SECOND: WholeNumber(1_000, 10, 100_000, 'a caller that reads or sends slower is cut'),
  BODY_LIMIT_BYTES: WholeNumber(1_048_576, 1_024, 10_485_760, 'largest JSON body'),
  FORM_LIMIT_BYTES: WholeNumber(400_000, 16_384, 1_048_576, 'largest answer that an identity provider has people post'),
  FORM_FIELDS: WholeNumber(100, 20, 1_000, 'fields of a form at most'),
  QUERY_FIELDS: WholeNumber(100, 50, 1_000, 'fields of the query of an address at most'),
  HEAD_LIMIT_BYTES: WholeNumber(16_384, 8_192, 65_536, 'address and headers of a request at most'),
  UPLOADS_AT_ONCE: WholeNumber(8, 1, 64, 'forms with files that are received at once'),
  UPLOADS_OF_PERSON: WholeNumber(2, 1, 16, 'forms with files that are received at once from one person'),
  UPLOAD_BYTES_PER_SECOND: WholeNumber(20_000, 1_000, 1_000_000, 'an upload that is slower on average is ended'),
  UPLOAD_GRACE_MS: WholeNumber(5_000, 100, 30_000, 'the first part of an upload, in which it may be slower'),
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
  SIGN_IN_ATTEMPTS: WholeNumber(
    5,
    3,
    10,
    'failures in a row before an account is locked where it has not signed in before, or in the one known place where they happen',
  ),
  FAILED_SIGN_INS_PER_MINUTE: WholeNumber(
    100,
    10,
    100_000,
    'wrong passwords a minute, of all accounts together; beyond it unknown devices and networks wait, known ones do not',
  ),
  LOCK_MINUTES: WholeNumber(15, 1, 1_440, 'how long an account stays locked there'),
  ADMIN_SECOND_FACTOR: Type.Union([Type.Literal('on'), Type.Literal('off')], {
    default: 'off',
    description: 'on: an administrator of the brewery without a second factor can do nothing but set one up',
  }),
  INVITATION_HOURS: WholeNumber(72, 1, 720, 'so long the link of an invitation can be used'),
  PASSWORD_LINK_MINUTES: WholeNumber(60, 5, 1_440, 'so long a link to a new password can be used'),
  RATE_PER_MINUTE: WholeNumber(
    600,
    10,
    1_000_000,
    'calls a minute per person; of those who are not signed in, per address',
  ),
  SIGN_IN_RATE_PER_MINUTE: WholeNumber(
    20,
    5,
    10_000,
    'sign-ins, links to a password and new passwords a minute per address',
  ),
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
  ERP_TOKEN_URL: WebAddress('token endpoint for OAuth 2.0 client credentials at the ERP; empty: ERP_USER signs in'),
  ERP_CLIENT_ID: Type.String({ default: '', description: 'id of the OAuth client' }),
  ERP_CLIENT_SECRET: Type.String({ default: '', description: 'secret of the OAuth client' }),
  ERP_CLIENT_SENT_IN: Type.Union([Type.Literal('header'), Type.Literal('body')], {
    default: 'header',
    description: 'where the token endpoint reads id and secret: basic authentication, or the body of the request',
  }),
  ERP_TOKEN_SCOPE: Type.String({
    default: '',
    maxLength: 500,
    description: 'scope of the token; empty: none is named',
  }),
  ERP_CREDIT_TIMEOUT_MS: WholeNumber(2_000, 100, 10_000, 'what a payer may owe is waited for no longer'),
  SAP_SALES_ORGANIZATION: Type.String({ default: 'NL01', maxLength: 4 }),
  SAP_DISTRIBUTION_CHANNEL: Type.String({ default: '10', maxLength: 2 }),
  SAP_DIVISION: Type.String({ default: '00', maxLength: 2 }),
  SAP_CLIENT: Type.String({
    default: '',
    pattern: '^([0-9]{3})?$',
    description: 'client of the SAP system, three digits; empty: its default',
  }),
  SAP_REFERENCE_FIELD: Type.String({
    default: 'PurchaseOrderByShipToParty',
    // Fields that the portal fills with something else.
    pattern:
      '^(?!(SalesOrder|SalesOrderType|SoldToParty|PurchaseOrderByCustomer|CustomerPurchaseOrderType|ShippingType|PaymentMethod)$)[A-Za-z][A-Za-z0-9_]{0,39}$',
    description:
      'field of the order header that carries the reference of the portal, 32 characters; it can be created, queried and read',
  }),
  PAYMENT_URL: Type.String({
    default: 'https://api.mollie.com/v2',
    pattern: '^https?://\\S+[^/\\s]$',
    description: 'root of Mollie’s REST API',
  }),
  PAYMENT_KEY: Type.String({
    default: '',
    pattern: '^((live|test)_\\w{8,128})?$',
    description: 'Mollie’s API key; empty: nothing is paid online, in demo mode the simulator is paid',
  }),
  PAYMENT_TIMEOUT_MS: WholeNumber(10_000, 500, 10_000, 'a call to the payment provider ends after this'),
  PAYMENT_MINUTES: WholeNumber(30, 5, 1_440, 'so long an order waits for its payment before it is given up'),
  SIGN_ON_FILE: Type.String({
    default: '',
    description:
      'YAML file of the providers that people sign in at; empty: by password only, in demo mode the simulator, too',
  }),
  SERVICES_FILE: Type.String({
    default: '',
    description:
      'YAML file of the e-learning and the pub menu that people of the portal are signed in at; empty: none, in demo mode the simulator',
  }),
  POWER_BI_FILE: Type.String({
    default: '',
    description:
      'YAML file of the reports that Power BI shows inside the portal; empty: none, the portal shows its own; in demo mode the simulator shows them',
  }),
  ADDRESS_LOOKUP_URL: WebAddress(
    "root of PDOK's Locatieserver, for Dutch addresses; empty: nobody looks them up, in demo mode the simulator",
  ),
  CARRIER_URL: Type.String({
    default: 'https://api.postnl.nl',
    pattern: '^https?://\\S+[^/\\s]$',
    description: 'root of PostNL’s API',
  }),
  CARRIER_KEY: Type.String({
    default: '',
    pattern: '^(\\S{8,128})?$',
    description:
      'PostNL’s API key, by which POS materials can be collected at its service points; empty: at none, in demo mode the simulator’s',
  }),
  MAP_TILES_URL: Type.String({
    default: '',
    pattern: String.raw`^(https?://[^{}\s]+\{z\}[^{}\s]+\{x\}[^{}\s]+\{y\}[^{}\s]*)?$`,
    description:
      'the pictures that a map is made of, as https://host/{z}/{x}/{y}.png; empty: service points are a list alone',
  }),
  MAP_CREDIT: Type.String({
    default: '',
    maxLength: 200,
    description: 'whose map it is, which stands under it as its licence asks',
  }),
  SMTP_URL: Type.String({
    default: '',
    pattern: '^(smtps?://\\S+)?$',
    description: 'smtp://user:password@host:port; empty in demo mode: the simulator',
  }),
  SMS_URL: WebAddress('where an SMS is posted to as JSON; empty: none is sent, in demo mode to the simulator'),
  SMS_TOKEN: Type.String({ default: '', description: 'bearer that the SMS gateway knows us by' }),
  SMS_FROM: Type.String({
    default: 'Fust',
    pattern: '^([A-Za-z0-9 ]{1,11}|\\+[0-9]{6,15})$',
    description: 'sender of an SMS: at most 11 letters and digits, or a number',
  }),
  PUSH_HOSTS: Type.String({
    default: 'fcm.googleapis.com, updates.push.services.mozilla.com, web.push.apple.com, *.notify.windows.com',
    pattern: '^(none|(\\*\\.)?[a-z0-9.-]+( *, *(\\*\\.)?[a-z0-9.-]+)*)$',
    maxLength: 2_000,
    description:
      'comma list of push services that may be called; `*.` before a host stands for all below it; none: nobody is told on a device',
  }),
  PUSH_KEY: Type.String({
    default: '',
    pattern: '^([A-Za-z0-9_-]{43})?$',
    description:
      'private key by which push services know this portal: P-256, base64url (VAPID); empty: made once and kept in the database',
  }),
  MAIL_FROM: Type.String({
    default: 'Veenhof <bestellen@veenhof.example>',
    pattern: '^([^<>]*<[^\\s<>@]+@[^\\s<>@]+>|[^\\s<>@]+@[^\\s<>@]+)$',
    description: 'sender of all mails, such as `Orders <orders@brewery.example>`',
  }),
  OPERATOR_EMAIL: Type.String({
    default: '',
    pattern: '^([^<>,;\\s@]+@[^<>,;\\s@]+)?$',
    description:
      'who hears by mail of orders that do not reach the ERP or lose their reference there, a failed import and a full disk; empty: nobody',
  }),
  BREWERY: Type.String({
    default: '',
    description:
      'folder that pictures and documents are served from, and that `npm start` imports when it is another than last time; empty: breweries/veenhof in the demo, none in production',
  }),
  FILES_FOLDER: Type.String({
    default: '.fust/files',
    minLength: 1,
    description: 'folder that files of customers are kept in, one for all servers; nothing else is in it',
  }),
  FILES_S3_ENDPOINT: Type.String({
    default: '',
    pattern: '^(https?://[^\\s?#]+)?$',
    description:
      'S3-compatible storage that files of customers are kept in instead of the folder, such as `https://s3.eu-central-1.amazonaws.com`; empty: the folder',
  }),
  FILES_S3_REGION: Type.String({ default: 'us-east-1', pattern: '^[a-z0-9-]{1,40}$', description: 'region of it' }),
  FILES_S3_BUCKET: Type.String({
    default: '',
    pattern: '^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$',
    description: 'bucket of it; nothing else is in it, and nobody may read it without a signature',
  }),
  FILES_S3_KEY_ID: Type.String({ default: '', description: 'id of the key that may read, write and delete there' }),
  FILES_S3_SECRET: Type.String({ default: '', description: 'secret of that key' }),
  FILES_S3_PATH_STYLE: Type.Union([Type.Literal('on'), Type.Literal('off')], {
    default: 'on',
    description: 'off: the bucket stands before the host, as Amazon wants it, and not in the path',
  }),
  CLAMAV_URL: Type.String({
    default: '',
    pattern: '^(tcp://[^\\s/]+)?$',
    description: 'ClamAV daemon that looks through files of customers, such as `tcp://clamav:3310`; empty: nobody does',
  }),
  ERASURE_DAYS: WholeNumber(14, 1, 90, 'so long a person who asked to be erased can still change their mind'),
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
  // Before the defaults: they are written into what is given.
  const halfSet = [...storageFaults(given), ...signInFaults(given)]
  const settings = Value.Default(Settings, given)
  if (Value.Check(Settings, settings) && otherFaults.length + halfSet.length === 0) return Object.freeze(settings)
  const misfits = Value.Errors(Settings, settings).map((fault) => `${fault.instancePath.slice(1)}: ${fault.message}`)
  const faults = [...misfits, ...halfSet]
  throw new SettingsFault(
    `These settings cannot be used:\n${[...faults, ...otherFaults].map((fault) => `  ${fault}`).join('\n')}`,
  )
}

const OF_STORAGE = ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_KEY_ID', 'FILES_S3_SECRET']

/** A storage that is named in part would lose what people send. */
function storageFaults(given: Readonly<Record<string, unknown>>): string[] {
  const missing = OF_STORAGE.filter((name) => given[name] === undefined)
  return missing.length === OF_STORAGE.length
    ? []
    : missing.map((name) => `${name}: a storage of files needs all of ${OF_STORAGE.join(', ')}`)
}

/** Client credentials are whole, and the only way to sign in at the ERP. */
function signInFaults(given: Readonly<Record<string, unknown>>): string[] {
  if (given['ERP_TOKEN_URL'] === undefined) return []
  const missing = ['ERP_CLIENT_ID', 'ERP_CLIENT_SECRET'].filter((name) => given[name] === undefined)
  return [
    ...missing.map((name) => `${name}: ERP_TOKEN_URL needs it`),
    ...(given['ERP_USER'] === undefined ? [] : ['ERP_USER: with ERP_TOKEN_URL the client signs in, and no user']),
  ]
}

/** Where people find the portal, without a slash at the end. */
export function publicUrlOf({ PUBLIC_URL, PORT }: Pick<Settings, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL === '' ? `http://localhost:${PORT}` : PUBLIC_URL.replace(/\/$/, '')
}

/** The entries of a setting that is a comma list. */
export function listed(setting: string): string[] {
  return setting === '' ? [] : setting.split(',').map((entry) => entry.trim())
}

export class SettingsFault extends Error {
  override name = 'SettingsFault'
}
