import type { OrderKind } from './order-kind.ts'

/** So many pieces of a line go to an address. */
export type Share = { readonly lineId: number; readonly pieces: number }

type Goal = { readonly shipToId: string | null }
type Cart = { readonly kind: OrderKind | null; readonly isQuoteOpen: boolean }

/** Beer and tank beer are driven to the one ship-to of the cart; a carrier brings POS materials to anybody's door. */
export function reviewAddresses({ kind, isQuoteOpen }: Cart, goals: readonly Goal[]) {
  const isPosm = kind === 'posm'
  if (goals.length > 1 && !isPosm) return { code: 'several-addresses-for-posm-only' as const }
  if (goals.length > 1 && !isQuoteOpen) return { code: 'one-address-per-cart' as const }
  if (!isPosm && goals.some(({ shipToId }) => shipToId === null)) return { code: 'address-not-a-ship-to' as const }
  return null
}

/** What goes to each address: as it was shared out, while there is enough of it; what is left goes to the first. */
export function sharesOf(
  lines: readonly { readonly id: number; readonly pieces: number }[],
  addresses: readonly { readonly shares: readonly Share[] }[],
): Share[][] {
  const left = new Map(lines.map(({ id, pieces }) => [id, pieces]))
  const shared = addresses.map(({ shares }) => {
    const own = new Map<number, number>()
    for (const { lineId, pieces } of shares) {
      const taken = Math.min(pieces, left.get(lineId) ?? 0)
      left.set(lineId, (left.get(lineId) ?? 0) - taken)
      own.set(lineId, (own.get(lineId) ?? 0) + taken)
    }
    return own
  })
  const [first] = shared
  for (const [lineId, pieces] of left) first?.set(lineId, (first.get(lineId) ?? 0) + pieces)
  return shared.map((own) => [...own].flatMap(([lineId, pieces]) => (pieces > 0 ? [{ lineId, pieces }] : [])))
}
