import type { Request } from './requests.ts'

/** A kind of body or query that is made of pieces, and the sizes in bytes at which it is sent. */
export type LargeInput = { name: string; sizes: readonly number[]; requestOf: (route: string, size: number) => Request }

// As much as a JSON body may have, and as much as an identity provider may have people post.
const POSTED = 380_000
const BODIES = [1_000_000, POSTED]
// As much as HEAD_LIMIT_BYTES can be set to.
const QUERIES = [65_000]

const WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Whether a route, such as `POST /identity/sign-in`, can be sent a body. */
export const takesBody = (route: string): boolean => WITH_BODY.has(methodOf(route))

const methodOf = (route: string): string => route.split(' ', 1)[0] ?? ''

/** The address of a route with something in the places of its parameters. */
function addressOf(route: string): string {
  const path = route.slice(methodOf(route).length + 1)
  return path.replace(':market', 'nl').replace(':version', 'v1').replaceAll(/:\w+/g, '1').replace('*', 'x')
}

/** Pieces that make up so many bytes, each with its own number where it takes one. */
function pieces(size: number, piece: (index: number) => string): string {
  const length = piece(0).length
  return Array.from({ length: Math.ceil(size / length) }, (_, index) => piece(index))
    .join('')
    .slice(0, size)
}

// As long for each, so that twice the size is twice as many.
const numbered = (index: number): string => (0x100000 + index).toString(36)

type Write = (size: number) => string

/** Each route is sent the same: it is written once. */
function writtenOnce(write: Write): Write {
  const written = new Map<number, string>()
  return (size) => {
    const text = written.get(size) ?? write(size)
    written.set(size, text)
    return text
  }
}

function body(contentType: string, write: Write, sizes: readonly number[] = BODIES): Omit<LargeInput, 'name'> {
  const payloadOf = writtenOnce(write)
  return {
    sizes,
    requestOf: (route, size) => ({
      name: route,
      method: methodOf(route),
      url: addressOf(route),
      headers: { 'content-type': contentType },
      payload: payloadOf(size),
    }),
  }
}

function query(write: Write): Omit<LargeInput, 'name'> {
  const queryOf = writtenOnce(write)
  return {
    sizes: QUERIES,
    requestOf: (route, size) => ({
      name: route,
      method: methodOf(route),
      url: `${addressOf(route)}?${queryOf(size)}`,
      headers: {},
    }),
  }
}

const FORM = 'application/x-www-form-urlencoded'
const JSON_BODY = 'application/json'
const part = '--x\r\nContent-Disposition: form-data; name="a"; filename="a.png"\r\n\r\nx\r\n'

const named = (inputs: Readonly<Record<string, Omit<LargeInput, 'name'>>>): LargeInput[] =>
  Object.entries(inputs).map(([name, input]) => ({ name, ...input }))

/** Bodies of every type that some route takes, and of some that none does. */
export const LARGE_BODIES: readonly LargeInput[] = named({
  'a form of fields of one name': body(FORM, (size) => pieces(size, () => 'a&')),
  'a form of fields of many names': body(FORM, (size) => pieces(size, (index) => `${numbered(index)}=&`)),
  'a form of one field': body(FORM, (size) => `id=${pieces(size, () => '%26')}`),
  'JSON of many fields': body(JSON_BODY, (size) => `{${pieces(size, (index) => `"${numbered(index)}":0,`)}"a":0}`),
  'JSON of many entries': body(JSON_BODY, (size) => `[${pieces(size, () => '0,')}0]`),
  // More of them take a tenth of a second to be read, in proportion, on each of the routes.
  'JSON of many levels': body(JSON_BODY, (size) => '['.repeat(size / 2) + ']'.repeat(size / 2), [POSTED]),
  'a form of files': body('multipart/form-data; boundary=x', (size) => `${pieces(size, () => part)}--x--\r\n`),
  text: body('text/plain', (size) => pieces(size, () => 'a ')),
  XML: body('application/xml', (size) => `<a>${pieces(size, () => '<a>')}`),
})

export const LARGE_QUERIES: readonly LargeInput[] = named({
  'fields of one name': query((size) => pieces(size, () => 'a&')),
  'fields of many names': query((size) => pieces(size, (index) => `${numbered(index)}=&`)),
  'one field': query((size) => `a=${pieces(size, () => '%26')}`),
})
