import { chance, pick, type Draw, several, upTo } from './draw.ts'
import type { Call } from './described-calls.ts'
import { anything } from './spoiled.ts'
import { hostileText } from './texts.ts'
import { asJson } from './values.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'QUERY', 'PROPFIND', 'TRACE', 'PURGE']

/** Parts of a path that servers and file systems read differently. */
const PARTS = [
  '',
  '.',
  '..',
  '%2e%2e',
  '..%2f',
  '%2F',
  '%5C',
  '%00',
  '%',
  '%zz',
  '%C0%AF',
  '%252e',
  '%E2%80%AE',
  ';x=1',
  'a:b',
  '*',
  'con',
  '.env',
  '.git',
  'index.html',
  'favicon.ico',
  '__proto__',
  'x'.repeat(5_000),
]
const NAMES = ['ShipToId', 'page', 'limit', '__proto__', 'a[b]', 'a.b', 'v']

/** A request for one of the routes, or for nothing that there is, by a path and a method that nobody expects. */
export function hostilePath(draw: Draw, routes: readonly string[]): Call {
  const [own = 'GET', template = '/'] = pick(draw, routes).split(' ')
  const method = chance(draw, 15) ? pick(draw, METHODS) : own
  const path = chance(draw, 70) ? filled(draw, template) : `/${several(draw, 0, 6, () => pick(draw, PARTS)).join('/')}`
  const search = several(draw, 0, 2, () => `${encodeURIComponent(pick(draw, NAMES))}=${partOf(draw)}`).join('&')
  const payload = chance(draw, 50) ? { payload: asJson(anything(draw)) } : {}
  return {
    method,
    url: search === '' ? path : `${path}?${search}`,
    headers: {},
    ...(method !== 'GET' && method !== 'HEAD' && payload),
  }
}

const filled = (draw: Draw, template: string): string =>
  (template === '*' ? '/*' : template)
    .replace('/:market/prod/api/:version/', chance(draw, 90) ? '/nl/prod/api/v1/' : '/xx/prod/api/v9/')
    .replaceAll(/:\w+|\*/g, () => partOf(draw))

const partOf = (draw: Draw): string =>
  chance(draw, 50)
    ? pick(draw, PARTS)
    : encodeURIComponent(hostileText(draw, 40).toWellFormed()).slice(0, 1 + upTo(draw, 6_000))
