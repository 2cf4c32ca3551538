import { connect } from 'node:net'

type Counterparts = {
  ERP_URL: string
  SMTP_URL: string
  PAYMENT_URL: string
  PAYMENT_KEY: string
  ADDRESS_LOOKUP_URL: string
  CARRIER_URL: string
  CARRIER_KEY: string
}

// How the simulators begin every answer and greeting.
const PLAYER = /\bFust simulator\b/
const ANSWER_WITHIN_MS = 3_000

/** Which counterparts are only played. One that does not answer is taken for real: production starts while its ERP is away. */
export async function playedCounterparts({
  ERP_URL,
  SMTP_URL,
  PAYMENT_URL,
  PAYMENT_KEY,
  ADDRESS_LOOKUP_URL,
  CARRIER_URL,
  CARRIER_KEY,
}: Counterparts): Promise<string[]> {
  const [isErpPlayed, isMailPlayed, isPaymentPlayed, isRegisterPlayed, isCarrierPlayed] = await Promise.all([
    nameOfServer(ERP_URL).then(isPlayer, () => false),
    greetingOf(SMTP_URL).then(isPlayer, () => false),
    PAYMENT_KEY !== '' && nameOfServer(PAYMENT_URL).then(isPlayer, () => false),
    ADDRESS_LOOKUP_URL !== '' && nameOfServer(ADDRESS_LOOKUP_URL).then(isPlayer, () => false),
    CARRIER_KEY !== '' && nameOfServer(CARRIER_URL).then(isPlayer, () => false),
  ])
  return [
    ...(isErpPlayed ? ['ERP_URL: a simulator answers there'] : []),
    ...(isPaymentPlayed ? ['PAYMENT_URL: a simulator answers there'] : []),
    ...(isMailPlayed ? ['SMTP_URL: a simulator answers there'] : []),
    ...(isRegisterPlayed ? ['ADDRESS_LOOKUP_URL: a simulator answers there'] : []),
    ...(isCarrierPlayed ? ['CARRIER_URL: a simulator answers there'] : []),
  ]
}

const isPlayer = (said: string) => PLAYER.test(said)

async function nameOfServer(url: string): Promise<string> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const { headers } = await fetch(url, { method: 'HEAD', redirect: 'manual', signal })
  return headers.get('server') ?? ''
}

/** The simulator speaks no TLS, so a server that does is not asked. */
async function greetingOf(url: string): Promise<string> {
  const { protocol, hostname, port } = new URL(url)
  if (protocol === 'smtps:') return ''
  const socket = connect(Number(port) || 587, hostname)
  socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy())
  for await (const greeting of socket) return String(greeting)
  return ''
}
