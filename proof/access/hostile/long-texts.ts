import { NEW_ADDRESS } from '../operations.ts'
import { graphqlPost, type Request } from './requests.ts'

/** Where a text comes in, how long it can be there, and the request that brings it. */
export type Place = { name: string; most: number; bringing: (text: string) => Request }

const A_BODY = 1_000_000
// What a URL and all headers may have together.
const A_HEAD = 16_000
const REST = '/nl/prod/api/v1/portal'
const DOCUMENT = '{ storeConfig { id } }'

/** In the letters that a URL may have, no longer than the text was. */
const coded = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, text.length)
/** In the letters that a header may have. */
const plain = (text: string) => text.replaceAll(/[^\x20-\x7E]/g, 'x')

type Bringing = Omit<Place, 'name'>
const body = (bodyOf: (text: string) => object): Bringing => ({
  most: A_BODY,
  bringing: (text) => graphqlPost('', JSON.stringify(bodyOf(text))),
})
const document = (queryOf: (text: string) => string): Bringing => body((text) => ({ query: queryOf(text) }))
const variable = (query: string): Bringing => body((text) => ({ query, variables: { it: text } }))
const get = (url: string, headers: Record<string, string> = {}): Request => ({ name: '', method: 'GET', url, headers })
const path = (urlOf: (text: string) => string): Bringing => ({
  most: A_HEAD,
  bringing: (text) => get(urlOf(coded(text))),
})
const header = (name: string, before = ''): Bringing => ({
  most: A_HEAD,
  bringing: (text) => get(`${REST}/orders`, { [name]: before + plain(text) }),
})

/** Every sort of place where a caller's text is gone through, from the first byte that is read to the last check. */
export const PLACES: readonly Place[] = Object.entries<Bringing>({
  'a text in a document': document((text) => `{ route(url: ${JSON.stringify(text)}) { relative_url } }`),
  'a block of text in a document': document((text) => `{ route(url: """${text}""") { relative_url } }`),
  'a comment in a document': document((text) => `# ${text}\n{ storeConfig { id } }`),
  'a document': document((text) => text),
  'what a document asks for': document((text) => `{ ${text} }`),
  'a variable': variable('query ($it: String!) { route(url: $it) { relative_url } }'),
  'a variable for a search': variable('query ($it: String) { products(search: $it) { total_count } }'),
  'a variable for a number': variable('query ($it: Int) { products(search: "a", pageSize: $it) { total_count } }'),
  'a variable for an e-mail address': variable(
    'mutation ($it: String!) { generateCustomerToken(email: $it, password: "x") { token } }',
  ),
  'a variable for a note': variable(
    'mutation ($it: String) { placeOrder(cart_id: "x", notefordriver: $it) { order_number } }',
  ),
  'the name of a variable': body((text) => ({ query: DOCUMENT, variables: { [text]: 1 } })),
  'the name of an operation': body((text) => ({ query: DOCUMENT, operationName: text })),
  'the hash of a document': body((text) => ({ documentId: text })),
  'a body': { most: A_BODY, bringing: (text) => graphqlPost('', text) },
  'a field of a REST body': {
    most: A_BODY,
    bringing: (text) => ({
      name: '',
      method: 'POST',
      url: `${REST}/orders/PostAddNewAddress`,
      payload: JSON.stringify({ ...NEW_ADDRESS, city: text }),
      headers: { 'content-type': 'application/json' },
    }),
  },
  'a path': path((text) => `/${text}`),
  'the path of a picture': path((text) => `/media/packs/${text}.svg`),
  'an id in a path': path((text) => `${REST}/payers/${text}`),
  'a parameter': path((text) => `${REST}/orders?ShipToId=${text}`),
  'the name of a parameter': path((text) => `${REST}/orders?${text}=1`),
  parameters: { most: A_HEAD, bringing: (text) => get(`${REST}/orders?${plain(text).replaceAll(' ', '&')}`) },
  'a cookie': header('cookie'),
  'a bearer': header('authorization', 'Bearer '),
  'a wish for a language': header('accept-language'),
  'a wish for an encoding': header('accept-encoding'),
  'a wish for a type': header('accept'),
  'an address on the way': header('x-forwarded-for'),
  'a range': header('range', 'bytes='),
  'a type': header('content-type', 'application/json; '),
  'a header of the portal': header('notefordriver'),
  'a list in a header': header('cartskus'),
}).map(([name, bringing]) => ({ name, ...bringing }))
