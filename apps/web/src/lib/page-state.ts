import type { QueryClient } from '@tanstack/react-query'
import { createStore, type Store } from '@tanstack/react-store'

const forgetters = new WeakMap<QueryClient, (() => void)[]>()

/** What a page knows and no server told it; each query client has a store of its own, beside its cache. */
export function pageState<State>(first: State): (client: QueryClient) => Store<State> {
  const stores = new WeakMap<QueryClient, Store<State>>()
  return (client) => {
    const known = stores.get(client)
    if (known) return known
    const store = createStore(first)
    stores.set(client, store)
    forgetters.set(client, [...(forgetters.get(client) ?? []), () => store.setState(() => first)])
    return store
  }
}

/** Nothing of it is shown to whoever comes next. */
export function forgetPageState(client: QueryClient): void {
  for (const forget of forgetters.get(client) ?? []) forget()
}
