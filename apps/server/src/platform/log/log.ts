import pino, { type DestinationStream, type Logger } from 'pino'

const MAXIMUM_CHARACTERS = 2_048
// What stands between the marks that an address has beside it, and never in it.
const WORD = /[^\s"'<>(),;:=]+/gu
const BEARER = /\bBearer\s+\S+/giu

/** One JSON line an event, in UTC. Lines name people by their id: addresses and tokens that slip into a text are blotted out. */
export function createLog({ level, destination }: { level: string; destination: DestinationStream }): Logger {
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: writtenFields },
    serializers: { err: faultOf },
    // Of every line's own fields; what is inside them is looked at below, where there is something inside.
    redact: { paths: SECRETS, censor: CENSORED },
  }
  return pino(options, destination)
}

/** All that a line may hold; a field of another name is not written. */
export const LOG_FIELDS: readonly string[] = `
  level time pid hostname msg
  requestId actor shipTo
  event code limit method route status ms
  err path
  user company count
  job key order shipToId attempts error
`
  .trim()
  .split(/\s+/)

const WRITTEN = new Set(LOG_FIELDS)

// Nobody logs these on purpose.
const SECRETS = ['password', 'token', 'cookie', 'authorization', 'email', 'phone']
const CENSORED = '[secret]'

function writtenFields(fields: Record<string, unknown>): Record<string, unknown> {
  const written = Object.entries(fields).filter(([name]) => WRITTEN.has(name))
  return Object.fromEntries(written.map(([name, value]) => [name, short(value)]))
}

function short(value: unknown): unknown {
  if (typeof value === 'string') return blotted(value)
  if (typeof value !== 'object' || value === null || value instanceof Error) return value
  const told = withoutSecrets(value)
  const text = JSON.stringify(told)
  return text.length > MAXIMUM_CHARACTERS ? blotted(text) : told
}

function withoutSecrets(value: object): object {
  const secrets = SECRETS.filter((name) => Object.hasOwn(value, name))
  return secrets.length === 0 ? value : { ...value, ...Object.fromEntries(secrets.map((name) => [name, CENSORED])) }
}

/** What helps to find a fault. Its other fields may hold values of the row, the document, or the request. */
function faultOf(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { message: blotted(String(fault)) }
  const field = (name: string) => {
    const value: unknown = Reflect.get(fault, name)
    return typeof value === 'string' ? { [name]: blotted(value) } : {}
  }
  return {
    type: fault.name,
    message: blotted(fault.message),
    stack: blotted(fault.stack ?? ''),
    ...field('code'),
    ...field('constraint'),
    ...field('table'),
    ...(fault.cause === undefined ? {} : { cause: faultOf(fault.cause) }),
  }
}

function blotted(text: string): string {
  const told = text.slice(0, MAXIMUM_CHARACTERS)
  const safe = told.replaceAll(WORD, (word) => (hasAddress(word) ? '[email]' : word))
  return safe.replaceAll(BEARER, 'Bearer [secret]') + (text.length > MAXIMUM_CHARACTERS ? '…' : '')
}

function hasAddress(word: string): boolean {
  const at = word.indexOf('@', 1)
  return at > 0 && /\.[a-z]{2}/i.test(word.slice(at))
}
