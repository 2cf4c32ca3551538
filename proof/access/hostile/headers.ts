import { chance, pick, type Draw, several } from './draw.ts'
import { hostileHeader } from './bodies.ts'
import { kindOf } from './kinds.ts'
import { type Known, wordOf } from './known.ts'

// graphql.md §1.2, and what servers, proxies and browsers listen to.
const PORTAL = [
  'outletid',
  'datepopup',
  'standarddeliverydate',
  'outletdeliverymethod',
  'notefordriver',
  'customerordernumber',
  'lang',
  'customertype',
  'cartskus',
  'idoctype',
  'onlyempties',
  'onlyfavourites',
  'productrecoenabled',
  'store',
  'content-currency',
  'x-market',
]
const OTHERS = [
  'idempotency-key',
  'x-request-id',
  'accept',
  'accept-language',
  'accept-encoding',
  'cookie',
  'authorization',
  'origin',
  'referer',
  'sec-fetch-site',
  'host',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-http-method-override',
  'if-none-match',
  'if-modified-since',
  'range',
  'expect',
  'connection',
  'transfer-encoding',
  'upgrade',
  'te',
  'traceparent',
]

/** As they are meant, or nearly. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  lang: ['nl', 'en', 'NL', 'xx', 'nld'],
  store: ['LivePortal_NL_en', 'LivePortal_XX_en', 'default'],
  idoctype: ['YSOR', 'YPOR', 'ysor', 'YSORX'],
  onlyempties: ['0', '1', '2', 'true'],
  onlyfavourites: ['0', '1', '2', 'true'],
  productrecoenabled: ['0', '1', '-1'],
  customertype: ['Distributor', 'Retail', 'distributor', 'Nobody'],
  'content-currency': ['EUR', 'eur', 'CZK'],
  'x-market': ['NL', 'CZ', 'nl', 'XX'],
  origin: ['null', 'https://veenhof.example', 'http://localhost', 'http://localhost:80:80', '//'],
  'sec-fetch-site': ['same-origin', 'cross-site', 'none', ''],
  host: ['', 'a b', '[::1', 'localhost:99999', 'veenhof.example@evil.example'],
  expect: ['100-continue', '200-ok'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9-1', `bytes=${'0-0,'.repeat(500)}`],
  'accept-encoding': ['gzip;q=x', 'br, gzip', '*;q=0', 'identity;q=0'],
  cookie: [
    'fust=',
    'fust=x; fust=y',
    '=',
    ';;;',
    '__Host-fust=x',
    `fust=${'x'.repeat(4_000)}`,
    Array.from({ length: 300 }, (_, n) => `c${n}=1`).join('; '),
  ],
  authorization: [
    'Bearer',
    'Bearer ',
    'bearer x',
    'Basic eDp4',
    'Bearer a b',
    `Bearer ${'x'.repeat(8_000)}`,
    'Bearer %00',
    '',
  ],
  'x-forwarded-for': ['127.0.0.1', '::1, x', 'unknown', '1.2.3.4:80'],
}

/** Headers as nobody sends them; in most calls none. */
export function hostileHeaders(draw: Draw, known: Known): Record<string, string> {
  if (!chance(draw, 30)) return {}
  return Object.fromEntries(
    several(draw, 1, 3, () => {
      const name = pick(draw, chance(draw, 60) ? PORTAL : OTHERS)
      return [name, headerOf(draw, known, name)] as const
    }),
  )
}

function headerOf(draw: Draw, known: Known, name: string): string {
  if (chance(draw, 50)) return hostileHeader(draw)
  const meant = MEANT[name]
  return meant ? pick(draw, meant) : encodeURIComponent(wordOf(draw, known, kindOf('', name)))
}
