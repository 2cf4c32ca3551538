import { customer, OWN_ORDERS, skuOf, urlKeyOf } from '../brewery/filled-brewery.ts'
import { openConnection, type HttpConnection } from '../machinery/http-connection.ts'
import type { Call } from '../machinery/turns.ts'
import { LIST, ORDERS, PRODUCT, PRODUCT_BY_URL_KEY } from './documents.ts'
import { expectSame, listAt, readPath, type Ground, type Job } from './job.ts'

const PAGE_SIZE = 25
const ORDERS_PAGE = 100
const SEARCHERS = 16

/** The same question to both sides. */
type Question = { bare: string; query: string; variables: object; token: string }

export const listFirst: Job = {
  name: 'list of 25 with prices, stock and aggregations',
  bareIs: 'one statement: the same 25 rows',
  goal: 0.5,
  sides: (ground) =>
    readSides(
      ground,
      repeat(SEARCHERS, (nth) => listQuestion(0, nth)),
      sameProducts,
    ),
}

export const listDeep: Job = {
  name: 'the same on a deep page',
  bareIs: 'the same with OFFSET',
  goal: 1,
  sides: (ground) =>
    readSides(
      ground,
      repeat(SEARCHERS, (nth) => listQuestion(deepPage(ground, nth), nth)),
      sameProducts,
    ),
}

export const searchAgain: Job = {
  name: 'text search with aggregations, words asked before',
  bareIs: 'one statement: full text, the best 25 rows',
  goal: 0.4,
  sides: (ground) => readSides(ground, searchTerms().slice(0, 50).map(searchQuestion), sameNumberOfProducts),
}

export const searchAnew: Job = {
  name: 'the same, words never asked',
  bareIs: 'one statement: full text, the best 25 rows',
  goal: 0.2,
  sides: (ground) => readSides(ground, searchTerms().map(searchQuestion), sameNumberOfProducts),
}

/** As many are found however large the catalogue is: what is measured is the search and not the counting. */
export const searchNarrow: Job = {
  name: 'text search for a few products, with aggregations',
  bareIs: 'one statement: full text, the best 25 rows',
  goal: 0.4,
  sides: (ground) => readSides(ground, narrowTerms().map(searchQuestion), sameNumberOfProducts),
}

export const detail: Job = {
  name: 'product detail',
  bareIs: 'one statement: the same row',
  goal: 0.4,
  sides: (ground) => detailSides(ground, PRODUCT, (sku) => sku),
}

export const detailByUrlKey: Job = {
  name: 'the same by `url_key`',
  bareIs: 'one statement: the same row, by SKU',
  goal: 0.4,
  sides: (ground) => detailSides(ground, PRODUCT_BY_URL_KEY, urlKeyOf),
}

function detailSides(ground: Ground, query: string, named: (sku: string) => string) {
  const questions = repeat(200, (nth) => {
    const sku = skuOf(1 + ((nth * 37) % ground.products))
    return { bare: `/detail?sku=${sku}`, query, variables: { sku: named(sku) }, token: tokenOf(nth) }
  })
  return readSides(ground, questions, sameProducts)
}

export const history: Job = {
  name: 'history of 100 orders',
  bareIs: 'one statement: the same rows',
  goal: 0.4,
  sides: (ground) => readSides(ground, repeat(OWN_ORDERS / ORDERS_PAGE, historyQuestion), sameOrders),
}

async function readSides(
  { bareUrl, productUrl }: Ground,
  questions: readonly Question[],
  agree: (bare: unknown, product: unknown) => void,
) {
  const [bare, product] = await Promise.all([openConnection(bareUrl), openConnection(productUrl)])
  const calls: { bare: Call; product: Call }[] = []
  for (const question of questions) {
    const body = JSON.stringify({ query: question.query, variables: question.variables })
    const askBare = (connection: HttpConnection) => connection.get(question.bare, null)
    const askProduct = (connection: HttpConnection) => connection.post('/graphql', body, question.token)
    const expected = { bare: await askBare(bare), product: await askProduct(product) }
    agree(JSON.parse(expected.bare.body), JSON.parse(expected.product.body))
    calls.push({
      bare: async (connection) => expectSame(question.bare, await askBare(connection), expected.bare),
      product: async (connection) => expectSame(body, await askProduct(connection), expected.product),
    })
  }
  bare.close()
  product.close()
  return {
    bare: { url: bareUrl, next: inTurn(calls.map((call) => call.bare)) },
    product: { url: productUrl, next: inTurn(calls.map((call) => call.product)) },
  }
}

function inTurn(calls: readonly Call[]): () => Call | undefined {
  let nth = 0
  return () => calls[nth++ % calls.length]
}

function repeat<T>(times: number, make: (nth: number) => T): T[] {
  return Array.from({ length: times }, (_, nth) => make(nth))
}

const tokenOf = (nth: number) => customer(1 + (nth % SEARCHERS)).token

function listQuestion(page: number, nth: number): Question {
  return {
    bare: `/list?offset=${page * PAGE_SIZE}`,
    query: LIST,
    variables: { filter: {}, page: page + 1 },
    token: tokenOf(nth),
  }
}

/** In the last quarter of the catalogue. */
function deepPage({ products }: Ground, nth: number): number {
  const pages = products / PAGE_SIZE
  return Math.floor(pages * 0.75) + (nth % Math.floor(pages / 4))
}

const WORDS = 'amber bok pils tripel blond weizen saison porter stout dubbel radler witbier'.split(' ')
const PLACES = ['hei', 'veen', 'zee', 'bos', 'polder']
const NUMBERS = repeat(99, (nth) => String(nth + 1))

/** More than are remembered before they come again, mostly with some dozens of matches. */
function searchTerms(): string[] {
  const terms = WORDS.flatMap((word) => [...PLACES, ...NUMBERS].map((more) => `${word} ${more}`))
  return terms.map((_, nth) => terms[(nth * 7) % terms.length] ?? '')
}

/** Names of products that every brewery has, also more than are remembered. */
function narrowTerms(): string[] {
  return repeat(900, (nth) => `${WORDS[(nth + 100) % WORDS.length]} ${nth + 100}`)
}

function searchQuestion(term: string, nth: number): Question {
  const words = term.split(' ').map((word) => `${word}:*`)
  return {
    bare: `/search?words=${encodeURIComponent(words.join(' & '))}`,
    query: LIST,
    variables: { search: term, page: 1 },
    token: tokenOf(nth),
  }
}

function historyQuestion(page: number): Question {
  const { companyId, shipToId, token } = customer(1)
  return {
    bare: `/history?company=${companyId}&shipTo=${shipToId}&offset=${page * ORDERS_PAGE}`,
    query: ORDERS,
    variables: { currentPage: page + 1, pageSize: ORDERS_PAGE },
    token,
  }
}

/** The same products in the same order, at the same prices, with the same stock. */
function sameProducts(bare: unknown, product: unknown): void {
  const rows = listAt(bare).map((row) => [
    readPath(row, 'sku'),
    Number(readPath(row, 'offer_cents') ?? readPath(row, 'price_cents') ?? readPath(row, 'posm_price_cents')),
    readPath(row, 'stock'),
  ])
  const items = listAt(product, 'data', 'products', 'items').map((item) => [
    readPath(item, 'sku'),
    Math.round(Number(readPath(item, 'price_range', 'minimum_price', 'final_price', 'value')) * 100),
    readPath(item, 'stock_quantity'),
  ])
  if (rows.length === 0) throw new Error('Nothing was found.')
  expectSame('A list of products', items, rows)
}

/** As many products, and counts that say how many there are; the relevance of equals is each side's own. */
function sameNumberOfProducts(bare: unknown, product: unknown): void {
  const found = listAt(product, 'data', 'products', 'items').length
  expectSame('A number of products', found, listAt(bare).length)
  if (found > 0 && listAt(product, 'data', 'products', 'aggregations').length === 0)
    throw new Error('Nothing was counted.')
}

function sameOrders(bare: unknown, product: unknown): void {
  const rows = listAt(bare).map((row) => [readPath(row, 'number'), Number(readPath(row, 'grand_total_cents'))])
  const items = listAt(product, 'data', 'customer', 'orders', 'items').map((item) => [
    readPath(item, 'number'),
    Math.round(Number(readPath(item, 'total', 'grand_total', 'value')) * 100),
  ])
  expectSame('A page of orders', items, rows)
}
