import type { LinkAnswer, LinkBody } from '@fust/contract/rest'
import { queryOptions } from '@tanstack/react-query'
import { rest } from '../../../../../../lib/server/rest.ts'

/** Whose link it is, while it can be used; a refusal ('link-expired', 'link-used') comes back as a problem. */
export const linkQuery = (link: LinkBody) =>
  queryOptions({
    queryKey: ['link', link],
    queryFn: ({ signal }) => rest<LinkAnswer>('/identity/link', { method: 'POST', body: link, signal }),
    // It is asked when it is used; until then nothing of it changes under the fingers of who types.
    staleTime: Infinity,
    gcTime: 0,
  })
