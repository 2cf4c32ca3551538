import type { Problem } from '@fust/contract/rest'
import { ONE_LINE } from '@fust/domain/text'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { logDenied } from './request-log.ts'
import { shedOf } from './shed.ts'

/** Every refusal a route can answer with: its HTTP status and its text. The web says it in the reader's language by code. */
const REFUSALS: Readonly<Record<string, { status: number; message: string }>> = {
  unauthorized: { status: 401, message: '401: UNAUTHORIZED ACCESS' },
  'wrong-credentials': { status: 401, message: 'The e-mail address or the password is not right.' },
  forbidden: { status: 403, message: 'You have no permission for this.' },
  'ship-to-not-yours': { status: 403, message: 'You have no permission for this ship-to.' },
  'cross-site': { status: 403, message: 'This request came from another site.' },
  'not-found': { status: 404, message: 'There is nothing here.' },
  'method-not-allowed': { status: 405, message: 'This is asked by another method.' },
  'invalid-request': { status: 400, message: 'The request cannot be read.' },
  'invalid-input': { status: 422, message: 'The request cannot be used.' },
  'idempotency-conflict': { status: 422, message: 'This Idempotency-Key was used for another request.' },
  'in-progress': { status: 409, message: 'The same request is still running.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Try again later.' },
  overloaded: { status: 503, message: 'The portal is busy. Try again in a moment.' },
  fault: { status: 500, message: 'Something went wrong, try again later.' },
}

/** The codes of refusals by their status. */
export function refusalsByStatus(): Map<number, string[]> {
  const byStatus = Map.groupBy(Object.entries(REFUSALS), ([, { status }]) => status)
  return new Map([...byStatus].map(([status, refusals]) => [status, refusals.map(([code]) => code)]))
}

/** Statuses of which it is said when asking again may help. */
export const RETRIED_STATUSES: ReadonlySet<number> = new Set([409, 429, 503])

/** The text of a refusal, for those who answer it in another shape. */
export function refusalMessage(code: string): string {
  return REFUSALS[code]?.message ?? code
}

const DENIALS = new Set(['unauthorized', 'forbidden', 'ship-to-not-yours'])

export function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: { code: string; message?: string; retryAfterSeconds?: number },
): FastifyReply {
  const { status, message } = REFUSALS[refusal.code] ?? { status: 422, message: refusal.code }
  const problem: Problem = { status, code: refusal.code, message: refusal.message ?? message, requestId: request.id }
  if (DENIALS.has(refusal.code)) logDenied(request, refusal.code)
  if (RETRIED_STATUSES.has(status)) reply.header('retry-after', String(refusal.retryAfterSeconds ?? 5))
  return reply.code(status).type('application/json').send(problem)
}

/** The one place where faults are caught: logged once with their id, answered without detail. */
export function catchFaults(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.validation)
      return answerRefusal(request, reply, { code: 'invalid-input', message: validationMessage(error) })
    const shed = shedOf(error)
    if (shed) {
      const code = shed.statusCode === 429 ? 'too-many-requests' : 'overloaded'
      return answerRefusal(request, reply, { code, retryAfterSeconds: shed.retryAfterSeconds })
    }
    if (error.statusCode === 429) return answerRefusal(request, reply, { code: 'too-many-requests' })
    if (error.statusCode && error.statusCode < 500) {
      const problem: Problem = {
        status: error.statusCode,
        code: 'invalid-request',
        message: error.message,
        requestId: request.id,
      }
      return reply.code(error.statusCode).send(problem)
    }
    request.log.error({ err: error }, 'request failed')
    return answerRefusal(request, reply, { code: 'fault' })
  })
}

/** What does not fit; a pattern says nothing to people, and whoever misspelt a name has to hear which. */
function validationMessage({ validation = [], validationContext, message }: FastifyError): string {
  const unknown = validation.find(({ keyword }) => keyword === 'additionalProperties')
  if (unknown) return `${validationContext} has no "${String(unknown.params['additionalProperty'])}"`
  const broken = validation.find(({ params }) => params['pattern'] === ONE_LINE)
  return broken
    ? `${validationContext}${broken.instancePath} is one line of text, without characters that nobody sees`
    : message
}
