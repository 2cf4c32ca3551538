import type { Ticket } from '@fust/contract/rest'

/** Whose ticket it is, for the brewery's people: company and ship-to; null where a visitor names no company. */
export function customerOf({ desk, shipToName, userName, visitor }: Ticket): string | null {
  if (visitor) return [userName, visitor.companyName].filter(Boolean).join(', ') || null
  return [...new Set([desk?.companyName, shipToName].filter(Boolean))].join(' · ')
}
