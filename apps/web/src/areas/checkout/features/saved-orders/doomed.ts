import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import type { SavedKind } from '../../../../cart/index.ts'

// What is being deleted is hidden at once, on every page, while there is still a way back.
const keyOf = (kind: SavedKind) => ['doomed-saved-orders', kind]

type Ids = readonly string[]

export function doom(client: QueryClient, kind: SavedKind, id: string): void {
  client.setQueryData<Ids>(keyOf(kind), (ids = []) => [...ids, id])
}

export function spare(client: QueryClient, kind: SavedKind, id: string): void {
  client.setQueryData<Ids>(keyOf(kind), (ids = []) => ids.filter((one) => one !== id))
}

/** The orders that are shown no more. */
export function useDoomed(kind: SavedKind): Ids {
  const { data } = useQuery<Ids>({ queryKey: keyOf(kind), queryFn: skipToken })
  return data ?? []
}
