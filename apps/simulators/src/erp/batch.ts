import { errorBody, ODataError, parseAddress } from './odata.ts'

export type BatchChange = {
  method: string
  set: string
  keys: Readonly<Record<string, string>>
  /** The keys as the address has them. */
  predicate: string
  ifMatch: string | undefined
  body: unknown
}

const IF_MATCH = 'if-match:'

/** Reads the one change set of a `$batch` body. */
export function parseChangeSet(body: string): BatchChange[] {
  const boundary = /boundary=([^\s;]+)/.exec(body)?.[1]
  if (!boundary) throw new ODataError(400, '/IWBEP/CM_MGW_RT/022', 'A change set is expected')
  return body.split(`--${boundary}`).slice(1, -1).map(parseRequest)
}

/** The headers of the part, then the request: its line and headers, and its body. */
function parseRequest(part: string): BatchChange {
  const [, head = '', json = 'null'] = part.split('\r\n\r\n')
  const [method = '', url = ''] = head.split(' ')
  const path = decodeURIComponent(url)
  const address = parseAddress(path)
  const body: unknown = JSON.parse(json)
  const predicate = path.includes('(') ? path.slice(path.indexOf('(') + 1, -1) : ''
  const ifMatch = head
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(IF_MATCH))
    ?.slice(IF_MATCH.length)
    .trim()
  return { method, set: address.set, keys: address.keys ?? {}, predicate, ifMatch, body }
}

const BATCH = 'answers'
export const BATCH_CONTENT_TYPE = `multipart/mixed; boundary=${BATCH}`

/** All changes were made: one empty answer each. */
export function changeSetAnswer(count: number): string {
  const answers = Array.from({ length: count }, () => ['--set', ...answer('204 No Content'), ''])
  const set = [...answers.flat(), '--set--']
  return [`--${BATCH}`, 'Content-Type: multipart/mixed; boundary=set', '', ...set, `--${BATCH}--`, ''].join('\r\n')
}

/** Nothing was changed: one error stands for the whole set. */
export const changeSetRefusal = ({ statusCode, code, message }: ODataError): string =>
  [`--${BATCH}`, ...answer(`${statusCode} Refused`, errorBody(code, message)), `--${BATCH}--`, ''].join('\r\n')

const answer = (status: string, body?: object): string[] => [
  'Content-Type: application/http',
  'Content-Transfer-Encoding: binary',
  '',
  `HTTP/1.1 ${status}`,
  'Content-Type: application/json',
  '',
  body ? JSON.stringify(body) : '',
]
