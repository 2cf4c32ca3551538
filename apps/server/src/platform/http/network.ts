/** An address, or for IPv6 the /64 it belongs to: a home or an office has the whole of it. Empty for a caller who has gone. */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return ''
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const filled = tail === undefined ? groups : [...groups, ...Array.from({ length: 8 - groups.length }, () => '0')]
  return `${filled.slice(0, 4).join(':')}::/64`
}

/** An address that a path can be added to. */
export const withoutSlash = (address: string): string => (address.endsWith('/') ? address.slice(0, -1) : address)

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address is this machine's own, which browsers trust over http, too. */
export function isOwnMachine({ hostname }: URL): boolean {
  return LOOPBACK.has(hostname)
}
