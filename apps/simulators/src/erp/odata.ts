/** A refusal or failure in the form of the service's errors. */
export class ODataError extends Error {
  readonly statusCode: number
  readonly code: string

  constructor(statusCode: number, code: string, message: string) {
    super(message)
    this.statusCode = statusCode
    this.code = code
  }
}

export const notFound = (): ODataError => new ODataError(404, '/IWBEP/CM_MGW_RT/020', 'Resource not found')

export const errorBody = (code: string, message: string) => ({
  error: {
    code,
    message: { lang: 'en', value: message },
    innererror: { errordetails: [{ code, message, severity: 'error' }] },
  },
})

export const entity = (value: object) => ({ d: value })
export const collection = (results: readonly object[]) => ({ d: { results } })

export const decimal = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`

export const odataDate = (day: string | null): string | null =>
  day ? `/Date(${Date.parse(`${day}T00:00:00Z`)})/` : null
export const odataInstant = (instant: Date): string => `/Date(${instant.getTime()}+0000)/`

export type Address = { set: string; keys: Readonly<Record<string, string>> | undefined }

/** `A_SalesOrder('1')` and `A_SalesOrderItem(SalesOrder='1',SalesOrderItem='10')`; a lone key is called `key`. */
export function parseAddress(path: string): Address {
  const match = /^(\w+)(?:\((.*)\))?$/.exec(path)
  if (!match?.[1]) throw notFound()
  if (match[2] === undefined) return { set: match[1], keys: undefined }
  const keys = match[2].split(',').map((pair): [string, string] => {
    const [name, value] = pair.includes('=') ? splitOnce(pair, '=') : ['key', pair]
    return [name, unquote(value)]
  })
  return { set: match[1], keys: Object.fromEntries(keys) }
}

/** `A eq 'x' and B eq 'y'`; anything else of the filter language is not played. A service of no published metadata names its properties. */
export function parseFilter(filter: string, properties?: readonly string[]): Readonly<Record<string, string>> {
  const terms = [...filter.matchAll(/(\w+) eq ('(?:[^']|'')*')(?: and |$)/gy)]
  if (terms.map((term) => term[0]).join('') !== filter)
    throw new ODataError(400, '/IWBEP/CM_MGW_RT/021', `The filter "${filter}" is not played`)
  const unknown = properties && terms.find(([, name = '']) => !properties.includes(name))
  if (unknown) throw new ODataError(400, '/IWBEP/CM_MGW_RT/021', `There is no property ${unknown[1]}`)
  return Object.fromEntries(terms.map((term) => [term[1], unquote(term[2] ?? '')]))
}

/** Keeps the properties that `$select` names, expanded ones whole; without one, all. */
export function select(value: Readonly<Record<string, unknown>>, names: string | undefined): Record<string, unknown> {
  if (!names) return value
  const kept = names.split(',').map((name) => name.split('/')[0] ?? '')
  return Object.fromEntries(kept.map((name) => [name, value[name]]))
}

export const unquote = (text: string): string => text.replace(/^'|'$/g, '').replaceAll("''", "'")

function splitOnce(text: string, at: string): [string, string] {
  const index = text.indexOf(at)
  return [text.slice(0, index), text.slice(index + at.length)]
}

export type ODataQuery = Readonly<Record<string, unknown>>

/** What stands behind the question mark of an address. */
export const queryOf = ({ query }: { query: unknown }): ODataQuery =>
  typeof query === 'object' && query !== null ? { ...query } : {}
