/** A value of a call before it is written, as GraphQL or as JSON; unlike an object it can hold a name twice. */
export type Value =
  | { text: string }
  /** As it is written: not every number of JSON is one of a machine. */
  | { number: string }
  /** `true`, `false`, `null`, or an entry of an enumeration. */
  | { word: string }
  | { list: readonly Value[] }
  | { fields: Fields }

export type Fields = readonly (readonly [name: string, value: Value])[]

export const NULL: Value = { word: 'null' }

export function asLiteral(value: Value): string {
  if ('text' in value) return JSON.stringify(value.text)
  if ('number' in value) return value.number
  if ('word' in value) return value.word
  if ('list' in value) return `[${value.list.map(asLiteral).join(', ')}]`
  return `{ ${asArguments(value.fields)} }`
}

export const asArguments = (fields: Fields): string =>
  fields.map(([name, value]) => `${name}: ${asLiteral(value)}`).join(', ')

const JSON_WORDS = new Set(['true', 'false', 'null'])

export function asJson(value: Value): string {
  if ('text' in value) return JSON.stringify(value.text)
  if ('number' in value) return value.number
  if ('word' in value) return JSON_WORDS.has(value.word) ? value.word : JSON.stringify(value.word)
  if ('list' in value) return `[${value.list.map(asJson).join(',')}]`
  return `{${value.fields.map(([name, own]) => `${JSON.stringify(name)}:${asJson(own)}`).join(',')}}`
}
