import { ATTEMPT } from './texts.ts'

export type Answer = { status: number; retryAfter?: string | undefined; type?: string | undefined; body: string }

// Our own files and other people's, the words of PostgreSQL, and SQL itself.
const INSIDES = [
  /\.[mc]?[jt]s:\d+/,
  /node_modules/,
  /\n\s+at /,
  /\bSQLSTATE\b/i,
  /syntax error at or near/i,
  /"category":"internal"/,
  /\b(select .{1,200} from|insert into|update .{1,80} set|delete from) /i,
]

/** What an answer should not be: a fault, one that tells how the server is made, or one that cannot be read. */
export function faultsIn({ status, type = '', body }: Answer): string[] {
  const seen = body.replaceAll(ATTEMPT, '')
  return [
    ...(status >= 500 ? [`answered with ${status}`] : []),
    ...INSIDES.filter((inside) => inside.test(seen)).map((inside) => `tells ${String(inside)}`),
    ...(type.startsWith('application/json') && body !== '' && !isJson(body) ? ['is no JSON'] : []),
  ]
}

/** Turned away for now, with a time to come back: only a machine that has no time may do so. */
export const isTurnedAway = ({ status, retryAfter }: Answer): boolean => status === 503 && retryAfter !== undefined

/** True for an answer of who looked at what was asked, and maybe at who asked; not of who only read it. */
export const cameThrough = ({ status, body }: Answer): boolean =>
  (status < 300 && !body.startsWith('{"errors"')) || status === 403

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
