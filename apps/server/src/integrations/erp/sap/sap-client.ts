import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { AnswerTooLong, readAnswer } from '#platform/http/limited-answer.ts'
import { ErpFault, type ErpRefusal } from '../erp.port.ts'
import { isLastingRefusal, readSapError } from './sap-error.ts'
import type { SapSignIn } from './sap-sign-in.ts'

export type SapConnection = {
  /** Where the OData services live, such as `https://host/sap/opu/odata/sap`. */
  baseUrl: string
  signIn?: SapSignIn
  /** The client of the SAP system, such as `100`; without one SAP takes its default. */
  client?: string
  timeoutMs?: number
}
export type SapChange = { path: string; contentType: string; body: string }
export type SapClient = ReturnType<typeof createSapClient>

type Answer = { status: number; headers: Headers; text: string }
type Session = { token: string; cookies: string }

const TIMEOUT_MS = 10_000
/** Many times the largest list that is asked for, and an invoice of some 12 MB, which comes as base64. */
const ANSWER_BYTES = 16 * 1024 * 1024

/** Speaks OData 2 with an SAP gateway: sign-in, CSRF session, time limit; says apart refusals and faults. */
export function createSapClient({ baseUrl, signIn, client, timeoutMs = TIMEOUT_MS }: SapConnection) {
  let session: Session | undefined

  async function call(
    method: 'GET' | 'POST',
    path: string,
    { change, until }: { change?: SapChange; until?: AbortSignal | undefined } = {},
  ): Promise<Answer> {
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(until ? [until] : [])])
    const send = async (authorization: string | undefined): Promise<Answer> => {
      const response = await fetch(`${baseUrl}/${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'accept-language': 'en',
          'x-csrf-token': session?.token ?? 'Fetch',
          ...(session && { cookie: session.cookies }),
          ...(authorization !== undefined && { authorization }),
          ...(client && { 'sap-client': client }),
          ...(change && { 'content-type': change.contentType }),
        },
        ...(change && { body: change.body }),
        redirect: 'error',
        signal,
      })
      session = sessionFrom(response.headers) ?? session
      const text = (await readAnswer(response, ANSWER_BYTES)).toString()
      return { status: response.status, headers: response.headers, text }
    }
    try {
      if (!signIn) return await send(undefined)
      const first = await beforeAbort(signIn.authorization(), signal)
      const answer = await send(first)
      // SAP signs a caller in before anything else, so the call was not looked at yet.
      if (answer.status !== 401 || !signIn.renew(first)) return answer
      return await send(await beforeAbort(signIn.authorization(), signal))
    } catch (error) {
      if (error instanceof ErpFault) throw error
      if (error instanceof AnswerTooLong)
        throw new ErpFault(
          'unexpected-answer',
          `The ERP answered ${method} ${path} without end: ${error.message}`,
          error,
        )
      const isTimeout = error instanceof Error && error.name === 'TimeoutError'
      throw new ErpFault(isTimeout ? 'timed-out' : 'unreachable', `The ERP did not answer ${method} ${path}`, error)
    }
  }

  async function changeOnce(change: SapChange): Promise<Answer> {
    if (!session) await call('GET', `${serviceOf(change.path)}/`)
    return call('POST', change.path, { change })
  }

  return {
    /** What stands at the address, or undefined when nothing does; who cannot wait as long as others says until when. */
    async read(path: string, until?: AbortSignal): Promise<unknown> {
      const answer = await call('GET', path, { until })
      if (answer.status === 404) return undefined
      if (answer.status !== 200) throw unexpected(answer, path)
      return parseJson(answer, path)
    },
    /** Posts a change and gives the text of the answer. */
    async change(change: SapChange): Promise<Outcome<string, ErpRefusal>> {
      let answer = await changeOnce(change)
      if (isSessionExpired(answer)) {
        // SAP checks the token before anything else, so the change was not looked at yet.
        session = undefined
        answer = await changeOnce(change)
      }
      if (answer.status >= 200 && answer.status < 300) return accept(answer.text)
      const refusal = readSapError(answer.text)
      if (refusal && answer.status === 400 && isLastingRefusal(refusal)) return refuse(refusal)
      throw unexpected(answer, change.path)
    },
  }
}

/** The result, or the reason of the abort: a token that others wait for too is not given up with this call. */
async function beforeAbort<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([result, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

const serviceOf = (path: string): string => path.split('/')[0] ?? ''

const isSessionExpired = ({ status, headers }: Answer): boolean =>
  status === 403 && headers.get('x-csrf-token')?.toLowerCase() === 'required'

function sessionFrom(headers: Headers): Session | undefined {
  const token = headers.get('x-csrf-token')
  if (!token || token.toLowerCase() === 'required') return undefined
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { token, cookies: cookies.join('; ') }
}

function unexpected({ status, text }: Answer, path: string): ErpFault {
  const said = readSapError(text)
  const code = status >= 400 && status < 500 ? 'not-accepted' : 'unexpected-answer'
  return new ErpFault(code, `The ERP answered ${status} to ${path}${said ? ` (${said.erpCode} ${said.message})` : ''}`)
}

function parseJson({ text }: Answer, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ErpFault('unexpected-answer', `The ERP did not answer JSON to ${path}`, error)
  }
}
