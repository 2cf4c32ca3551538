import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { bearer, type Veenhof } from '../veenhof.ts'
import { type Answer, faultsIn, isTurnedAway } from './answers.ts'
import type { Request } from './requests.ts'

/** From where, and with which session. */
export type Asker = { address: string; token: string | null }

const TRIES = 4
// The slowest of them takes a tenth of that; what grows faster than its request takes far more.
const MOST_PROCESSOR_MS = 1_500

/** Sends a request, and throws what its answer should not be. */
export async function ask(veenhof: Veenhof, request: Request, asker: Asker): Promise<Answer & { tookMs: number }> {
  const beforeMs = processorMs()
  const answer = await served(() => send(veenhof, request, asker))
  const tookMs = processorMs() - beforeMs
  const faults = faultsIn(answer)
  if (tookMs > MOST_PROCESSOR_MS) faults.push(`took ${tookMs.toFixed(0)} ms of the processor`)
  if (faults.length > 0) throw new Error(`${toldOf(request)} ${faults.join(', ')}: ${shortened(answer.body)}`)
  return { ...answer, tookMs }
}

/** What the thread of the server worked; others may keep the machine busy meanwhile. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Who is told when to come back does; a request that is told so again and again takes the time itself. */
async function served(asks: () => Promise<Answer>): Promise<Answer> {
  let answer = await asks()
  for (let tries = 1; isTurnedAway(answer) && tries < TRIES; tries += 1) {
    await wait(Number(answer.retryAfter) * 1_000)
    answer = await asks()
  }
  return answer
}

/** Sends a request to the server of this process. */
async function send(
  { app }: Veenhof,
  { method, url, payload, headers }: Request,
  { address, token }: Asker,
): Promise<Answer> {
  const answer = await app.inject({
    method,
    url,
    remoteAddress: address,
    headers: { ...(token !== null && bearer(token)), ...headers },
    ...(payload !== undefined && { payload }),
  })
  const { 'retry-after': retryAfter, 'content-type': type, 'content-encoding': encoding } = answer.headers
  // An answer to HEAD tells of an encoding and has nothing in it.
  const decode = answer.rawPayload.length > 0 ? DECODERS[String(encoding)] : undefined
  const body = decode?.(answer.rawPayload).toString() ?? answer.body
  return { status: answer.statusCode, retryAfter, type, body }
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync }

const MOST_TOLD = 3_000

/** The beginning of a text, with its length where there is more. */
export const shortened = (text: string) =>
  text.length > MOST_TOLD ? `${text.slice(0, MOST_TOLD)}… (${text.length})` : text

const toldOf = ({ method, url, headers, payload = '' }: Request) =>
  [method, shortened(url), shortened(JSON.stringify(headers)), shortened(payload.toString())].join(' ')
