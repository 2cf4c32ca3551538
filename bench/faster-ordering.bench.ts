// How long what makes ordering faster takes as it grows: carts, favourites, the history and quick orders.
// `npm run node bench/faster-ordering.bench.ts`; seven minutes.
import { startPostgres } from '@fust/embedded-postgres'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build as buildServer } from 'rolldown'
import type pg from 'pg'
import serverBuild from '../apps/server/rolldown.config.ts'
import { createPool } from '../apps/server/src/platform/postgres/index.ts'
import { customer, fillBrewery, skuOf } from './brewery/filled-brewery.ts'
import { documentOf, LIST, ORDERS } from './jobs/documents.ts'
import { askGraphql, expectSame, listAt, readPath } from './jobs/job.ts'
import { openConnection, type HttpConnection } from './machinery/http-connection.ts'
import { memoryOf, startCounterparts, startProduct } from './machinery/servers.ts'
import { machine } from './report/machine.ts'
import { writeOnPage } from './report/page.ts'
import { figure, table, verdict } from './report/table.ts'

const BREWERY = { name: 'faster', products: 12_000, orders: 6_000, ownOrders: 5_000 }
const TIMES = 15
const WARM = 3
/** What one of them takes may grow so much from the smallest to the largest: two measurements differ by as much. */
const LINEAR = 1.2
/** What the server may hold at most, of all sizes. */
const MOST_MB = 450

/** The same for three sizes; what it is to be asked beforehand is not counted. */
type Row = {
  what: string
  sizes: readonly number[]
  prepare?: (pool: pg.Pool, size: number, nth: number) => Promise<unknown>
  ask: (connection: HttpConnection, size: number, nth: number) => Promise<unknown>
}

const CART = documentOf('CustomerCart')
const COUNT = documentOf('FavouriteCount')
const FIND = documentOf('QuickOrderProducts')
const ADD = documentOf('AddQuickOrder')
const KEPT = `query ($page: Int) { customer { wishlist { items_v2(pageSize: 20, currentPage: $page) {
  items { id product { sku } } page_info { total_pages } } } } }`

const CART_LINES = [10, 100, 500]
const FAVOURITES = [100, 1_000, 10_000]
const HISTORY_PAGE = 100
const CODES_AT_ONCE = 100
const LINES_AT_ONCE = 500

const ROWS: readonly Row[] = [
  {
    what: 'a cart is read',
    sizes: CART_LINES,
    prepare: (pool, size, nth) => fillCart(pool, 10 + nth, size),
    ask: async (connection, size, nth) => {
      const data = await askGraphql(connection, customer(10 + nth).token, CART, {})
      expectSame('The lines of a cart', listAt(data, 'customerCart', 'items').length, size)
    },
  },
  {
    what: 'favourites are counted for the ship-to',
    sizes: FAVOURITES,
    prepare: (pool, size, nth) => keep(pool, 20 + nth, size),
    ask: async (connection, size, nth) => {
      const data = await askGraphql(connection, customer(20 + nth).token, COUNT, {})
      expectSame('A count', readPath(data, 'customer', 'wishlist', 'shipto_item_count'), size)
    },
  },
  {
    what: 'the first 25 favourites with prices and stock',
    sizes: FAVOURITES,
    ask: async (connection, size, nth) => {
      const variables = { filter: { favourites: { eq: '1' } }, page: 1 }
      const data = await askGraphql(connection, customer(20 + nth).token, LIST, variables)
      expectSame('A list', readPath(data, 'products', 'total_count'), size)
    },
  },
  {
    what: 'the last page of 20 of the wish list',
    sizes: FAVOURITES,
    ask: async (connection, size, nth) => {
      const data = await askGraphql(connection, customer(20 + nth).token, KEPT, { page: size / 20 })
      expectSame('A page', listAt(data, 'customer', 'wishlist', 'items_v2', 'items').length, 20)
    },
  },
  {
    what: 'a page of 100 orders, down to the oldest of 5,000',
    sizes: [100, 1_000, 5_000],
    ask: async (connection, size) => {
      const variables = { currentPage: size / HISTORY_PAGE, pageSize: HISTORY_PAGE }
      const data = await askGraphql(connection, customer(1).token, ORDERS, variables)
      expectSame('A page', listAt(data, 'customer', 'orders', 'items').length, HISTORY_PAGE)
    },
  },
  {
    what: 'all orders for a file, 100 at a time',
    sizes: [100, 1_000, 5_000],
    ask: async (connection, size) => {
      const variables = { pageSize: HISTORY_PAGE }
      for (let currentPage = 1; currentPage <= size / HISTORY_PAGE; currentPage += 1) {
        const data = await askGraphql(connection, customer(1).token, ORDERS, { ...variables, currentPage })
        expectSame('A page', listAt(data, 'customer', 'orders', 'items').length, HISTORY_PAGE)
      }
    },
  },
  {
    what: 'rows of a quick order are looked up, 100 at a time',
    sizes: [10, 100, 1_000],
    ask: async (connection, size) => {
      for (const codes of inParts(codesOf(size), CODES_AT_ONCE)) {
        const data = await askGraphql(connection, customer(30).token, FIND, { codes })
        const found = listAt(data, 'quickOrderProducts').filter((own) => readPath(own, 'status') === 'FOUND')
        expectSame('Rows', found.length, codes.length)
      }
    },
  },
  {
    what: 'rows of a quick order are added, 500 at a time',
    sizes: [10, 100, 1_000],
    prepare: (pool, _size, nth) => fillCart(pool, 40 + nth, 0),
    ask: async (connection, size, nth) => {
      const items = beers(size).map((sku) => ({ sku, quantity: 1, number_of_packages: 1 }))
      for (const cart_items of inParts(items, LINES_AT_ONCE)) {
        const input = { cart_id: cartOf(40 + nth), cart_items }
        const data = await askGraphql(connection, customer(40 + nth).token, ADD, { input })
        expectSame('What was refused', readPath(data, 'addProductsToCart', 'user_errors'), [])
      }
    },
  },
]

const WORDS = [
  'Amber',
  'Bok',
  'Pils',
  'Tripel',
  'Blond',
  'Weizen',
  'Saison',
  'Porter',
  'Stout',
  'Dubbel',
  'Radler',
  'Witbier',
]

const cartOf = (nth: number) => `faster${String(nth).padStart(26, '0')}`

const before = machine()
await buildServer(serverBuild)
const folder = path.join(tmpdir(), `fust-bench-${process.pid}`)
const postgres = await startPostgres({ dataDir: folder, log: { info: print } })
try {
  const databaseUrl = await createDatabase('faster')
  await fillBrewery(databaseUrl, BREWERY)
  const pool = createPool(databaseUrl, { max: 2, statementTimeoutMs: 0 })
  const counterparts = await startCounterparts(await createDatabase('counterparts'))
  const product = await startProduct(databaseUrl, counterparts)
  try {
    const { nowMb } = await memoryOf(product.child)
    const rows: string[][] = []
    for (const row of ROWS) rows.push(await measured(row, pool, product.url))
    const { peakMb } = await memoryOf(product.child)
    const told = table(['what', 'of', 'p50 ms', 'of one, from the first to the last', ''], rows)
    const held = `The server held ${nowMb} MB before and ${peakMb} MB at most, of ${MOST_MB} MB: ${verdict(peakMb <= MOST_MB)}.`
    const text = `${before}.\n\n${told}\n\n${held}`
    print(`\n${text}`)
    await writeOnPage('faster ordering', text)
  } finally {
    await product.stop()
    await counterparts.stop()
    await pool.end()
  }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measured({ what, sizes, prepare, ask }: Row, pool: pg.Pool, url: string): Promise<string[]> {
  const connection = await openConnection(url)
  const medians: number[] = []
  for (const [nth, size] of sizes.entries()) {
    const took: number[] = []
    for (let time = 0; time < WARM + TIMES; time += 1) {
      await prepare?.(pool, size, nth)
      const start = performance.now()
      await ask(connection, size, nth)
      if (time >= WARM) took.push(performance.now() - start)
    }
    medians.push(took.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0)
  }
  connection.close()
  const perOne = medians.map((median, nth) => median / (sizes[nth] ?? 1))
  const grows = (perOne.at(-1) ?? 0) / (perOne[0] ?? 1)
  const row = [
    what,
    sizes.map((size) => size.toLocaleString('en')).join(', '),
    medians.map(figure).join(', '),
    `${figure(grows)} ×`,
    verdict(grows <= LINEAR),
  ]
  print(row.join('  '))
  return row
}

/** Beers of the brewery; every tenth product is none. */
function beers(count: number): string[] {
  return Array.from({ length: count }, (_, at) => skuOf(1 + Math.floor(at / 9) * 10 + (at % 9)))
}

/** As lists have them: mostly SKUs, some in small letters, some names. */
function codesOf(count: number): string[] {
  return beers(count).map((sku, at) => {
    const number = Number(sku.slice('BEER-'.length))
    if (at % 10 === 0) return sku.toLowerCase()
    return at % 10 === 1 ? `${WORDS[number % WORDS.length]} number ${number}` : sku
  })
}

/** A cart of so many lines, in place of the one before. */
async function fillCart(pool: pg.Pool, nth: number, lines: number): Promise<void> {
  const { companyId, userId, shipToId } = customer(nth)
  await pool.query('delete from cart where user_id = $1', [userId])
  await pool.query(
    `insert into cart (company_id, id, user_id, ship_to_id, created_at, updated_at) values ($1, $2, $3, $4, now(), now())`,
    [companyId, cartOf(nth), userId, shipToId],
  )
  await pool.query(
    `insert into cart_line (company_id, cart_id, sku, packages) select $1, $2, sku, 1 from unnest($3::text[]) sku`,
    [companyId, cartOf(nth), beers(lines)],
  )
}

async function keep(pool: pg.Pool, nth: number, count: number): Promise<void> {
  const { companyId, userId } = customer(nth)
  await pool.query(
    `insert into favourite (company_id, user_id, sku, quantity, added_at)
     select $1, $2, sku, 1, now() from unnest($3::text[]) sku on conflict do nothing`,
    [companyId, userId, beers(count)],
  )
}

function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
}

async function createDatabase(name: string): Promise<string> {
  const server = createPool(postgres.url, { max: 1, statementTimeoutMs: 0 })
  await server.query(`create database bench_${name}`).finally(() => server.end())
  const url = new URL(postgres.url)
  url.pathname = `/bench_${name}`
  return url.href
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
