import { Agent, request, type ClientRequest } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** A GraphQL call to one of the servers, in somebody's name. */
export type Call = {
  url: string
  token: string
  query: string
  variables: object
  headers?: Readonly<Record<string, string>>
}

export type Answer = { status: number; retryAfter: string | undefined; body: unknown }

// So many as a balancer may hold: of more callers than fit into the system's own queue (4,096) the system cuts some off.
const agent = new Agent({ keepAlive: true, maxSockets: 4_000 })

/** Sends calls from a common start: all but the last byte of each goes ahead, then all last bytes go out together. */
export async function allAtOnce(calls: readonly Call[]): Promise<Answer[]> {
  const begun = await Promise.all(calls.map(begin))
  for (const { finish } of begun) finish()
  return Promise.all(begun.map(({ answer }) => answer))
}

/** The same; whoever hears that the server is busy, and when to come back, comes back then. */
export async function allAtOnceUntilServed(calls: readonly Call[]): Promise<Answer[]> {
  const answers = await allAtOnce(calls)
  for (;;) {
    const turnedAway = calls.flatMap((call, index) => {
      const answer = answers[index]
      return answer && isBusy(answer) ? [{ call, index, answer }] : []
    })
    const [first] = turnedAway
    if (!first) return answers
    await waitAsTold(first.answer)
    const again = await allAtOnce(turnedAway.map(({ call }) => call))
    for (const [at, { index, answer }] of turnedAway.entries()) answers[index] = again[at] ?? answer
  }
}

/** Sends one call. */
export async function send(call: Call): Promise<Answer> {
  const [answer] = await allAtOnce([call])
  if (!answer) throw new Error('A call had no answer.')
  return answer
}

/** Sends one call until it is served: who hears that the server is busy comes back when it says. */
export async function sendUntilServed(call: Call): Promise<Answer> {
  for (;;) {
    const answer = await send(call)
    if (!isBusy(answer)) return answer
    await waitAsTold(answer)
  }
}

/** Turned away for now, with a time to come back. */
export const isBusy = ({ status, retryAfter }: Answer): boolean => status === 503 && retryAfter !== undefined

/** Neither served nor refused nor turned away: the server broke. */
export const isFault = ({ status, body }: Answer): boolean =>
  (status !== 200 && status !== 503) || JSON.stringify(body).includes('"internal"')

export const waitAsTold = ({ retryAfter }: Answer): Promise<void> => wait(Number(retryAfter) * 1_000)

async function begin(call: Call): Promise<{ finish: () => void; answer: Promise<Answer> }> {
  const { url, token, query, variables, headers } = call
  const body = Buffer.from(JSON.stringify({ query, variables }))
  const sent = request(`${url}/graphql`, {
    method: 'POST',
    agent,
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  const answer = answerTo(sent)
  // Who is never asked must not end the process; whoever waits for the answer still hears of it.
  answer.catch(() => {})
  await new Promise<void>((resolve, reject) => {
    sent.once('error', reject)
    sent.write(body.subarray(0, -1), () => resolve())
  })
  return { finish: () => sent.end(body.subarray(-1)), answer }
}

function answerTo(sent: ClientRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    sent.once('error', reject)
    sent.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        const { 'retry-after': retryAfter } = response.headers
        resolve({ status: response.statusCode ?? 0, retryAfter, body: asJson(text) })
      })
    })
  })
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
