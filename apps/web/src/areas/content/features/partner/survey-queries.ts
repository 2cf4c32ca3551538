import type { SurveyAnswers, SurveyBody } from '@fust/contract/rest'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { contentAddress } from '../../../../lib/server/content-call.ts'
import { CONTENT_KEY } from '../../../../lib/server/query-keys.ts'
import { restValue } from '../../../../lib/server/rest.ts'

/** What the ship-to has answered; every call names it. */
export const surveyQuery = (shipToId: string | undefined) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'survey', shipToId],
    queryFn: ({ signal }) =>
      restValue<SurveyAnswers>(contentAddress('becameupcoming/GetSurvey'), { signal, headers: asShipTo(shipToId) }),
  })

/** Keeps answers. What is chosen shows at once, and goes back when the server did not take it. */
export function useAnswer(shipToId: string | undefined) {
  const client = useQueryClient()
  const { queryKey } = surveyQuery(shipToId)
  return useMutation({
    mutationFn: (body: SurveyBody) =>
      restValue<SurveyAnswers>(contentAddress('becameupcoming/SaveSurvey'), {
        method: 'POST',
        body,
        headers: asShipTo(shipToId),
      }),
    onMutate: async ({ answers: given }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      const others = before?.answers.filter((one) => !given.some(({ question }) => question === one.question)) ?? []
      client.setQueryData(queryKey, before && { ...before, answers: [...others, ...given] })
      return before
    },
    onError: (_fault, _given, before) => client.setQueryData(queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

const asShipTo = (shipToId: string | undefined): Record<string, string> =>
  shipToId === undefined ? {} : { outletid: shipToId }
