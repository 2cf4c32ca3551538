import { gzipSync } from 'node:zlib'
import { pick, type Draw, several, upTo } from './draw.ts'
import { anything } from './spoiled.ts'
import { hostileText } from './texts.ts'
import { asJson } from './values.ts'

export type Body = { payload: string | Buffer; headers?: Record<string, string> }

const DOCUMENT = '{ storeConfig { id } }'
const CALL = JSON.stringify({ query: DOCUMENT })
const JUST_A_BODY = 1024 * 1024

const around = (text: string, filler: string) => text.replace('FILLER', filler)
const wide = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":${index}`).join(',')
const encoded = (text: string, encoding: BufferEncoding): Buffer => Buffer.from(text, encoding)
const typed = (type: string, payload: string | Buffer): Body => ({ payload, headers: { 'content-type': type } })

const KINDS: readonly ((draw: Draw) => Body)[] = [
  // JSON that is deep, wide or long.
  (draw) => ({ payload: '['.repeat(pick(draw, [16, 1_000, 200_000])) }),
  (draw) => ({ payload: nestedJson(pick(draw, [15, 16, 17, 1_000, 5_000]), '[', ']') }),
  (draw) => ({ payload: nestedJson(pick(draw, [15, 16, 17, 1_000, 5_000]), '{"a":', '}') }),
  (draw) => ({ payload: `{"query":"${DOCUMENT}","variables":{${wide(pick(draw, [999, 1_001, 50_000]))}}}` }),
  (draw) => ({ payload: `{${wide(pick(draw, [1_001, 50_000]))},"query":"${DOCUMENT}"}` }),
  (draw) => ({ payload: fullBody(JUST_A_BODY + pick(draw, [-1, 0, 1, JUST_A_BODY])) }),
  (draw) => ({
    payload: `{"query":"${DOCUMENT}","variables":{"n":${'9'.repeat(pick(draw, [400, 10_000, 500_000]))}}}`,
  }),
  (draw) => ({ payload: ' '.repeat(pick(draw, [1, 10_000, 900_000])) + CALL }),
  // Names that mean something to JavaScript, and names that come twice.
  (draw) => ({ payload: around('{"query":"FILLER","query":"{ customerCart { id } }"}', pick(draw, ['', DOCUMENT])) }),
  (draw) => ({
    payload: around(
      `{"FILLER":{"a":1},"query":"${DOCUMENT}"}`,
      pick(draw, ['__proto__', 'constructor', '\\u005f_proto__']),
    ),
  }),
  () => ({ payload: `{"query":"${DOCUMENT}","constructor":{"prototype":{"a":1}}}` }),
  () => ({ payload: `{"query":"${DOCUMENT}","variables":{"__proto__":{"a":1}}}` }),
  // What is no JSON, or no object.
  (draw) => ({ payload: CALL.slice(0, upTo(draw, CALL.length)) }),
  (draw) => ({ payload: `${CALL}${pick(draw, [',', '}', '\0', CALL, '//', '\u2028'])}` }),
  (draw) => ({
    payload: pick(draw, ['', 'null', '0', '""', '[]', '{}', 'true', '[null]', "{'query':1}", '{query:1}', 'NaN']),
  }),
  (draw) => ({ payload: asJson(anything(draw)) }),
  (draw) => ({ payload: `[${several(draw, 1, 20, () => CALL).join(',')}]` }),
  (draw) => ({
    payload: asJson({
      fields: several(
        draw,
        1,
        5,
        () =>
          [
            pick(draw, ['query', 'variables', 'operationName', 'extensions', 'documentId', 'id']),
            anything(draw),
          ] as const,
      ),
    }),
  }),
  // Letters in other encodings.
  (draw) => ({ payload: `\uFEFF${pick(draw, [CALL, '\uFEFF'])}` }),
  () => ({ payload: encoded(CALL, 'utf16le') }),
  () => ({ payload: encoded('{"query":"{ route(url: \\"é\\") { relative_url } }"}', 'latin1') }),
  (draw) => ({
    payload: Buffer.concat([
      encoded('{"query":"', 'utf8'),
      Buffer.from(pick(draw, BROKEN_UTF8)),
      encoded('"}', 'utf8'),
    ]),
  }),
  () => ({ payload: gzipSync(CALL), headers: { 'content-encoding': 'gzip' } }),
  () => ({ payload: gzipSync(`{"query":"${' '.repeat(5_000_000)}"}`), headers: { 'content-encoding': 'gzip' } }),
  () => ({ payload: CALL, headers: { 'content-encoding': 'br, gzip, identity' } }),
  // Another type than it says, or a length that it has not.
  (draw) => typed(pick(draw, CONTENT_TYPES), CALL),
  (draw) => typed(`application/json; charset=${hostileHeader(draw)}`, CALL),
  (draw) => ({
    payload: CALL,
    headers: { 'content-length': pick(draw, ['0', '1', '-1', '1e3', '9'.repeat(40), 'x']) },
  }),
]

const CONTENT_TYPES = [
  '',
  'application/graphql',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json;charset=utf-16',
  'application/json; charset',
  'application/json, text/plain',
  'APPLICATION/JSON',
  'application/problem+json',
  'application/vnd.api+json',
  'x'.repeat(4_000),
]

const BROKEN_UTF8 = [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82], [0x00]]

const nestedJson = (levels: number, begin: string, end: string) =>
  `{"query":"${DOCUMENT}","variables":{"a":${begin.repeat(levels)}1${end.repeat(levels)}}}`

function fullBody(bytes: number): string {
  const [begin, end] = [`{"query":"${DOCUMENT}","variables":{"a":"`, '"}}']
  return begin + 'x'.repeat(bytes - begin.length - end.length) + end
}

/** A text in the letters that a header may have. */
export const hostileHeader = (draw: Draw): string =>
  encodeURIComponent(hostileText(draw, 200).toWellFormed()).slice(0, 8_000)

/** What is sent in the place of a GraphQL call. */
export const hostileBody = (draw: Draw): Body => pick(draw, KINDS)(draw)
