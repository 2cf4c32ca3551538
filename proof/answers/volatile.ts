// Of carts, and of the tokens of orders.
const DRAWN = /\b(?:[A-Za-z0-9]{32}|[0-9a-f]{64})\b/g
// Of passkeys: 32 bytes in base64url.
const CHALLENGE = /(?<=")[\w-]{43}(?=")/g
const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g

/** Replaces what is drawn anew each time by the place at which it came first. */
export function createStill(): (text: string) => string {
  const known = new Map<string, string>()
  const named = (kind: string) => (drawn: string) => {
    const name = known.get(drawn) ?? `${kind}-${known.size + 1}`
    known.set(drawn, name)
    return name
  }
  return (text) =>
    text.replace(UUID, named('uuid')).replace(CHALLENGE, named('challenge')).replace(DRAWN, named('drawn'))
}
