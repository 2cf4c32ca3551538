import type { SurveyAnswers } from '@fust/contract/rest'
import type { SurveyAnswer } from '@fust/domain/survey'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { contentAddress } from '../../../../lib/content-call.ts'
import { CONTENT_KEY } from '../../../../lib/query-keys.ts'
import { restValue } from '../../../../lib/rest.ts'

/** What the ship-to has answered; every call names it. */
export const surveyQuery = (shipToId: string | undefined) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'survey', shipToId],
    queryFn: ({ signal }) =>
      restValue<SurveyAnswers>(contentAddress('becameupcoming/GetSurvey'), { signal, headers: asShipTo(shipToId) }),
  })

/** Keeps one answer. What is chosen shows at once, and goes back when the server did not take it. */
export function useAnswer(shipToId: string | undefined) {
  const client = useQueryClient()
  const { queryKey } = surveyQuery(shipToId)
  return useMutation({
    mutationFn: (given: { question: string; answer: SurveyAnswer }) =>
      restValue<SurveyAnswers>(contentAddress('becameupcoming/SaveSurvey'), {
        method: 'POST',
        body: { answers: [given] },
        headers: asShipTo(shipToId),
      }),
    onMutate: async (given) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      const others = before?.answers.filter(({ question }) => question !== given.question) ?? []
      client.setQueryData(queryKey, { answeredAt: before?.answeredAt ?? null, answers: [...others, given] })
      return before
    },
    onError: (_fault, _given, before) => client.setQueryData(queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

const asShipTo = (shipToId: string | undefined): Record<string, string> =>
  shipToId === undefined ? {} : { outletid: shipToId }
