import { queryOptions } from '@tanstack/react-query'
import { rest } from '../../lib/server/rest.ts'

export type DemoAccounts = { accounts: { email: string; description: Record<string, string> }[]; password: string }

/** The accounts of the demo; null when this is not one. */
export const demoAccountsQuery = queryOptions({
  queryKey: ['demo-accounts'],
  queryFn: async (): Promise<DemoAccounts | null> => {
    const answer = await rest<DemoAccounts>('/identity/demo-accounts')
    return answer.ok ? answer.value : null
  },
  staleTime: Infinity,
  retry: false,
})
