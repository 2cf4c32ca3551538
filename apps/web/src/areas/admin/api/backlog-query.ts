import type { Backlog } from '@fust/contract/rest'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readPortal } from '../../../lib/server/portal-call.ts'
import { BACKLOG_KEY } from '../../../lib/server/query-keys.ts'

const FAILED_PER_PAGE = 25
const REFRESH_MS = 5_000

type BacklogPage = Backlog & { hasMore: boolean }

/** What has not arrived outside yet, and a page of what failed; read again and again while somebody looks. */
export const backlogQuery = (page: number) =>
  queryOptions({
    queryKey: [...BACKLOG_KEY, page],
    queryFn: async ({ signal }): Promise<BacklogPage> => {
      // One more tells whether there is a next page.
      const asked = { limit: FAILED_PER_PAGE + 1, offset: (page - 1) * FAILED_PER_PAGE }
      const backlog = await readPortal<Backlog>('admin/GetBacklog', asked, signal)
      const { messages } = backlog
      return { ...backlog, messages: messages.slice(0, FAILED_PER_PAGE), hasMore: messages.length > FAILED_PER_PAGE }
    },
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
