import type { Problem } from '@fust/contract/rest'
import { ONE_LINE } from '@fust/domain/text'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { logDenied } from './log/request-log.ts'
import { shedOf } from './http/shed.ts'

/** Every refusal a route can answer with: its HTTP status and its text. The web says it in the reader's language by code. */
const REFUSALS: Readonly<Record<string, { status: number; message: string; isFinal?: true }>> = {
  unauthorized: { status: 401, message: '401: UNAUTHORIZED ACCESS' },
  'wrong-credentials': { status: 401, message: 'The e-mail address or the password is not right.' },
  'account-inactive': { status: 403, message: 'This account is not active.' },
  forbidden: { status: 403, message: 'You have no permission for this.' },
  'ship-to-not-yours': { status: 403, message: 'You have no permission for this ship-to.' },
  'second-factor-required': { status: 403, message: 'Set up a second factor first: an administrator needs one.' },
  'second-factor-kept': { status: 422, message: 'An administrator may not be without a second factor.' },
  'passkey-wrong': { status: 422, message: 'The passkey does not fit, or what was asked of it is over.' },
  'push-service-unknown': { status: 422, message: 'The portal sends nothing to this push service.' },
  'device-of-another': { status: 422, message: 'This device is known as another one.' },
  'too-many-devices': { status: 422, message: 'A person is told on at most 10 devices.' },
  'too-many-passkeys': { status: 422, message: 'A person has at most 10 passkeys.' },
  'cross-site': { status: 403, message: 'This request came from another site.' },
  'not-found': { status: 404, message: 'There is nothing here.' },
  'method-not-allowed': { status: 405, message: 'This is asked by another method.' },
  'invalid-request': { status: 400, message: 'The request cannot be read.' },
  'invalid-input': { status: 422, message: 'The request cannot be used.' },
  'link-expired': { status: 422, message: 'The link has expired.' },
  'link-used': { status: 422, message: 'The link was used already.' },
  'password-requirements': { status: 422, message: 'Password requirements have not been met' },
  'password-used-before': { status: 422, message: 'This password was used before.' },
  'terms-not-accepted': { status: 422, message: 'Please accept terms and condition.' },
  'phone-code-wrong': { status: 422, message: 'Your phone verification has some error, please retry' },
  'no-email-found': { status: 422, message: 'No email found for the given details' },
  'password-wrong': { status: 422, message: 'The password is not right.' },
  'second-step-over': { status: 401, message: 'Signing in took too long: begin again.' },
  'second-factor-wrong': { status: 422, message: 'The code is not right, or was used already.' },
  'second-factor-on': { status: 422, message: 'A second factor is in use: switch it off first.' },
  'second-factor-off': { status: 422, message: 'No second factor is in use.' },
  'old-password-wrong': { status: 422, message: 'Old password is not correct' },
  'fields-missing': { status: 422, message: 'Not all fields are filled in' },
  'proof-missing': { status: 422, message: 'Your contact request has not been sent: no challenge was solved for it.' },
  'proof-expired': { status: 422, message: 'Your contact request has not been sent: its challenge is over.' },
  'proof-wrong': { status: 422, message: 'Your contact request has not been sent: its challenge is not solved.' },
  'proof-used': { status: 422, message: 'Your contact request has not been sent: its challenge was used for another.' },
  'first-name-missing': { status: 422, message: 'Please insert a first name.' },
  'last-name-missing': { status: 422, message: 'Please insert a last name.' },
  'email-invalid': { status: 422, message: 'Please insert valid e-mail address.' },
  'phone-invalid': { status: 422, message: 'Please insert valid phone number.' },
  'email-not-changeable': { status: 422, message: 'An e-mail address cannot be changed: ask customer service.' },
  'customer-type-unknown': { status: 422, message: 'The ship-to has no such customer type.' },
  'invitation-over': { status: 422, message: 'The invitation is over.' },
  'other-account-needed': { status: 422, message: 'This account cannot have these roles: another one is needed.' },
  'role-not-yours': { status: 403, message: 'You cannot give this role.' },
  'user-exists': { status: 422, message: 'This person belongs to the company already.' },
  'user-already-validated': { status: 422, message: 'User already validated.' },
  'last-key-user': { status: 422, message: 'The company needs a Key user: make somebody else one first.' },
  'role-twice': { status: 422, message: 'A role is told once.' },
  'permission-fixed': { status: 422, message: 'This permission of the role can be neither given nor taken.' },
  'person-leaves': { status: 422, message: 'This person asked for erasure, and can only come back by signing in.' },
  // Asking again as it is does not help.
  'changed-meanwhile': { status: 409, message: 'It was changed meanwhile: read it again.', isFinal: true },
  'idempotency-conflict': { status: 422, message: 'This Idempotency-Key was used for another request.' },
  'in-progress': { status: 409, message: 'The same request is still running.' },
  'user-not-you': { status: 422, message: 'The user is not the one who is signed in.' },
  'attachment-empty': { status: 422, message: 'The file is empty.' },
  'attachment-too-large': { status: 422, message: 'A file has at most 10 MB.' },
  'attachment-type': { status: 422, message: 'Only pictures (JPEG, PNG, WebP, HEIC) and PDF can be attached.' },
  'too-many-attachments': { status: 422, message: 'A ticket has at most 20 files.' },
  'ticket-full': { status: 422, message: 'This ticket takes no more comments. Open another one.' },
  'order-not-arrived': { status: 422, message: 'The order has not been delivered yet.' },
  'claim-line-unknown': { status: 422, message: 'The order has no such line.' },
  'claim-line-twice': { status: 422, message: 'A line of the order is claimed once.' },
  'claim-too-many': { status: 422, message: 'More is claimed than was ordered and not claimed yet.' },
  'no-claim': { status: 422, message: 'This ticket claims nothing.' },
  'claim-settled': { status: 422, message: 'This claim was settled already.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Try again later.' },
  'erp-unreachable': { status: 503, message: 'The brewery’s books cannot be reached. Try again in a moment.' },
  'power-bi-unreachable': { status: 503, message: 'Power BI does not show the report now. Try again in a moment.' },
  overloaded: { status: 503, message: 'The portal is busy. Try again in a moment.' },
  closed: { status: 503, message: 'The portal is closed for maintenance. Try again later.' },
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

function refusalOf(code: string): { status: number; message: string; isFinal?: true } {
  return REFUSALS[code] ?? { status: 422, message: code }
}

const DENIALS = new Set(['unauthorized', 'forbidden', 'ship-to-not-yours', 'role-not-yours'])

export function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: { code: string; message?: string; retryAfterSeconds?: number },
): FastifyReply {
  const { status, message, isFinal = false } = refusalOf(refusal.code)
  const problem: Problem = { status, code: refusal.code, message: refusal.message ?? message, requestId: request.id }
  if (DENIALS.has(refusal.code)) logDenied(request, refusal.code)
  if (RETRIED_STATUSES.has(status) && !isFinal) reply.header('retry-after', String(refusal.retryAfterSeconds ?? 5))
  return reply.code(status).type('application/json').send(problem)
}

/** The one place where faults are caught: logged once with their id, answered without detail. */
export function catchFaults(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.validation)
      return answerRefusal(request, reply, { code: 'invalid-input', message: validationMessage(error) })
    const shed = shedOf(error)
    // For a reason outside, such as a storage that is away, of which nothing else tells.
    if (shed?.cause !== undefined) request.log.warn({ err: shed }, 'shed for a reason outside')
    if (shed) return answerRefusal(request, reply, { code: shed.reason, retryAfterSeconds: shed.retryAfterSeconds })
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
