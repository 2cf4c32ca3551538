import type { QueryClient } from '@tanstack/react-query'
import { createStore, type Store } from '@tanstack/react-store'

/** What a page knows and no server told it; each query client has a store of its own, beside its cache. */
export function pageState<State>(first: State): (client: QueryClient) => Store<State> {
  const stores = new WeakMap<QueryClient, Store<State>>()
  return (client) => {
    const store = stores.get(client) ?? createStore(first)
    stores.set(client, store)
    return store
  }
}
