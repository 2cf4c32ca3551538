import type { ErasureAnswer, ErasureTerms, PersonalData } from '@fust/contract/rest'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { rest, restValue } from '../../../../../lib/server/rest.ts'

const ERASURE = '/identity/erasure'

/** What an erasure would mean for who asks. */
export const erasureQuery = queryOptions({
  queryKey: ['own-erasure'],
  queryFn: ({ signal }) => restValue<ErasureTerms>(ERASURE, { signal }),
  staleTime: 0,
})

/** All that is known of oneself. */
export const useDownload = () =>
  useMutation({ mutationFn: () => rest<PersonalData>('/identity/personal-data', { method: 'POST' }) })

export const useAskForErasure = () =>
  useMutation({
    mutationFn: (password: string) => rest<ErasureAnswer>(ERASURE, { method: 'POST', body: { password } }),
  })
