import { readSessionJson, removeSession, writeSession } from '../../lib/storage/storage.ts'
import { trusted } from '../../lib/trusted.ts'
import { isOnItsWay, type CartEdits } from '../state/cart-state.ts'

/** By ship-to: what is wanted of its cart. */
export type EditsByShipTo = Readonly<Record<string, CartEdits>>

/** What outlives the page, for the same person and the same build only. */
export type Kept = { userId: string; build: string; edits: EditsByShipTo }

// The address of this file changes with all that it is built of, and with that the shape of what is kept.
export const BUILD = import.meta.url

/** Writes down in this tab what has no answer yet. */
export function keepEdits(userId: string, all: EditsByShipTo): void {
  const kept = toKeep(userId, all)
  if (!kept) return removeSession('cartEdits')
  writeSession('cartEdits', JSON.stringify(kept))
}

/** What has no answer yet, as it is written down; undefined where nothing waits. */
export function toKeep(userId: string, all: EditsByShipTo): Kept | undefined {
  const edits = Object.fromEntries(Object.entries(all).filter(([, own]) => isOnItsWay(own)))
  return Object.keys(edits).length > 0 ? { userId, build: BUILD, edits } : undefined
}

/** What this person tapped on an earlier page of the tab; undefined where another build kept it, which nobody can read any more. */
export function keptEdits(userId: string): EditsByShipTo | undefined {
  const kept = trusted<Kept | null>(readSessionJson('cartEdits'))
  if (kept?.userId !== userId) return {}
  return kept.build === BUILD ? kept.edits : undefined
}
