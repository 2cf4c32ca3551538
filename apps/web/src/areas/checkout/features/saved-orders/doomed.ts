import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import type { SavedKind } from '../../../../cart/index.ts'
import { pageState } from '../../../../lib/page-state.ts'

type Ids = readonly string[]

// What is being deleted is hidden at once, on every page, while there is still a way back.
const doomedOf = pageState<Readonly<Record<SavedKind, Ids>>>({ saved: [], pending: [] })

export function doom(client: QueryClient, kind: SavedKind, id: string): void {
  doomedOf(client).setState((all) => ({ ...all, [kind]: [...all[kind], id] }))
}

export function spare(client: QueryClient, kind: SavedKind, id: string): void {
  doomedOf(client).setState((all) => ({ ...all, [kind]: all[kind].filter((one) => one !== id) }))
}

/** The orders that are shown no more. */
export const useDoomed = (kind: SavedKind): Ids => useSelector(doomedOf(useQueryClient()), (all) => all[kind])
