import { sharesOf } from '@fust/domain/order'
import type { PostalAddress } from '../../../../lib/market/postal-address.ts'

/** An address that is no ship-to, as a label needs it. */
export type WrittenDoor = {
  name: string
  company: string
  street: string
  postcode: string
  city: string
  country: string
  telephone: string
}

/** A door that goods go to; `pieces` of each line, by its id, which the first does not need: it gets what is left. */
export type Goal = {
  key: string
  label: PostalAddress
  /** Null for an address that is no ship-to. */
  shipToId: string | null
  /** The id of a service point, which the server knows the address of. */
  pointId: string | null
  written: WrittenDoor | null
  note: string | null
  pieces: ReadonlyMap<number, number>
}

export type PlannedLine = { id: number; pieces: number }

/** The most that the server takes. */
export const MOST_GOALS = 20

/** What goes to each address, by line. */
export function piecesAt(lines: readonly PlannedLine[], goals: readonly Goal[]): ReadonlyMap<number, number>[] {
  const asked = goals.map(({ pieces }, place) => ({
    shares: place === 0 ? [] : [...pieces].map(([lineId, count]) => ({ lineId, pieces: count })),
  }))
  return sharesOf(lines, asked).map((own) => new Map(own.map(({ lineId, pieces }) => [lineId, pieces])))
}

/** So many pieces of a line go there, out of what the first would get. */
export function withPieces(goals: readonly Goal[], key: string, lineId: number, pieces: number): Goal[] {
  return goals.map((goal) =>
    goal.key === key ? { ...goal, pieces: new Map([...goal.pieces, [lineId, pieces]]) } : goal,
  )
}

/** Without one of them; what went there goes to the first. */
export const withoutGoal = (goals: readonly Goal[], key: string): Goal[] => goals.filter((goal) => goal.key !== key)

/** Whether one of them may go: an order is of one ship-to, which stays while another one is among them. */
export function canGo(goals: readonly Goal[], goal: Goal, ownShipToId: string): boolean {
  if (goals.length < 2) return false
  const isOwn = goal.shipToId === ownShipToId
  return !isOwn || goals.every(({ shipToId }) => shipToId === null || shipToId === ownShipToId)
}

/** True where an address gets nothing. */
export const isIdle = (pieces: ReadonlyMap<number, number> | undefined): boolean =>
  [...(pieces?.values() ?? [])].every((count) => count === 0)
