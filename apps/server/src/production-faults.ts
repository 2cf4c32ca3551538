import { isIP } from 'node:net'
import { listed } from '#platform/env.ts'
import { isOwnMachine } from '#platform/http/network.ts'

const DEMO_DOMAIN = '@veenhof.example'

type Environment = Readonly<Record<string, string | undefined>>

/** Why the demo may not start: what it plays and the accounts it shows are no production. */
export function demoFaults({ NODE_ENV }: Environment): string[] {
  return NODE_ENV === 'production' ? ['NODE_ENV: the demo and its simulators are no production; run serve'] : []
}

/** What keeps production from starting: it runs on a real database, behind https, with real counterparts. */
export function productionFaults(given: Environment): string[] {
  return [
    !given['DATABASE_URL'] && 'DATABASE_URL: the embedded database is for the demo',
    !given['ERP_URL'] && 'ERP_URL: the simulator is for the demo',
    !given['SMTP_URL'] && 'SMTP_URL: the simulator is for the demo',
    isOfDemo(given['MAIL_FROM']) && 'MAIL_FROM: mails would come from the demo brewery',
    !!given['ERP_USER'] && !given['ERP_PASSWORD'] && 'ERP_PASSWORD: ERP_USER has none',
    !!given['ERP_TOKEN_URL'] &&
      !isTrusted(given['ERP_TOKEN_URL']) &&
      'ERP_TOKEN_URL: a secret is sent there, over https alone',
    !isTrusted(given['PUBLIC_URL']) &&
      !given['TRUSTED_PROXIES'] &&
      'PUBLIC_URL: people sign in over https; or name TRUSTED_PROXIES that speak it',
    ...proxyFaults(given['TRUSTED_PROXIES'] ?? ''),
  ].filter((fault) => fault !== false)
}

function isOfDemo(sender: string | undefined): boolean {
  return !sender || sender.includes(DEMO_DOMAIN)
}

/** Over https, or on this machine, where somebody tries it out. */
function isTrusted(address: string | undefined): boolean {
  const url = URL.parse(address ?? '')
  return url !== null && (url.protocol === 'https:' || isOwnMachine(url))
}

const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])
// The largest private networks; a wider range is of people who know nothing of each other.
const WIDEST: Readonly<Record<number, number>> = { 4: 8, 6: 7 }
// Where IPv6 begins with nothing, it holds all of IPv4 (`::ffff:0:0/96`).
const WIDEST_OF_IPV4_IN_IPV6 = 96 + 8

/** Whoever is trusted says who its callers are: everybody may not be. */
function proxyFaults(proxies: string): string[] {
  return listed(proxies).flatMap((proxy) => {
    if (NAMED_NETWORKS.has(proxy)) return []
    const [address = '', bits = '128', ...more] = proxy.split('/')
    const kind = isIP(address)
    if (kind === 0 || more.length > 0 || !/^\d{1,3}$/.test(bits)) return [`TRUSTED_PROXIES: ${proxy} is no address`]
    const holdsIpv4 = kind === 6 && /^[:0]/.test(address)
    const widest = holdsIpv4 ? WIDEST_OF_IPV4_IN_IPV6 : (WIDEST[kind] ?? 0)
    return Number(bits) < widest ? [`TRUSTED_PROXIES: ${proxy} is more than a network of one's own`] : []
  })
}
