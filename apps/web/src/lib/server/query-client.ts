import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { GraphqlError, isAccessError } from './graphql.ts'

/** The cache of server data; `onAccessLost` hears when the server no longer knows the session. */
export function createQueryClient(onAccessLost: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isAccessError(error)) onAccessLost()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && mayPass(error) },
      mutations: { retry: false },
    },
  })
}

// What the server refused stays refused; a lost connection may come back.
function mayPass(error: unknown): boolean {
  return !(error instanceof GraphqlError)
}
