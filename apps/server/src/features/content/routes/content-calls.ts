import { ContentQuery } from '@fust/contract/rest'
import { isCalendarDate } from '@fust/domain/calendar'
import type { Outcome } from '@fust/domain/outcome'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { answerRefusal } from '#platform/errors.ts'
import { DEFAULT_LANGUAGE } from '#platform/http/language.ts'
import { everybody, signedIn, type AccessRefusal, type OperationName, type PolicyTable } from '#request/policy.ts'
import { CONTENT } from '#request/rest-calls.ts'
import type { Portal } from '#features/portal/index.ts'
import type { ContentKind } from '../content-kinds.ts'
import type { Asking, Content, PageList, PagesWish, Preview } from '../content.service.ts'
import type { StoredPage } from '../content.store.ts'

/** What the calls of content need. */
export type ContentNeeds = {
  content: Content
  portal: Portal
  /** Where this caller finds pictures. */
  mediaUrlOf: (request: FastifyRequest) => string
}

/** Whom a call is for; one for visitors tells nobody more than them. */
export type For = 'signed-in' | 'visitors' | 'everybody'

export const at = (path: string) => `${CONTENT}/${path}` as const

/** Calls that anybody, or whoever is signed in, may ask. */
export function policyOf(calls: Readonly<Record<string, For>>): PolicyTable {
  return Object.fromEntries(
    Object.entries(calls).map(([path, who]) => [`GET ${path}`, who === 'signed-in' ? signedIn() : everybody]),
  )
}

/** How a request asks for content. */
export function askingOf(request: FastifyRequest, operation: OperationName, who: For = 'everybody'): Asking {
  return {
    actor: request.actor,
    operation,
    language: languageOf(request.query),
    isForVisitors: who === 'visitors',
    preview: previewOf(request),
    mark: request.breweryMark,
  }
}

/** The header by which people of the brewery look ahead: a day, and as whom, such as `2026-12-24` or `2026-12-24 Ontrade`. */
const PREVIEW = /^(\d{4}-\d{2}-\d{2})(?: ([A-Za-z]{1,30}))?$/

function previewOf({ headers }: FastifyRequest): Preview | undefined {
  const [, day = '', userType] = PREVIEW.exec(String(headers['content-preview'] ?? '')) ?? []
  return isCalendarDate(day) ? { day, userType } : undefined
}

/** Every call has a language, in any letter case, or none. */
function languageOf(query: unknown): string {
  const asked = typeof query === 'object' && query !== null && 'language' in query ? query.language : undefined
  return typeof asked === 'string' ? asked.toLowerCase() : DEFAULT_LANGUAGE
}

type ListQuery = { offset?: number; limit?: number; search?: string; Tags?: string[] }

/** What a call narrows a list by; what it leaves out, the list decides. */
export function wishOf({ offset, limit, search, Tags }: ListQuery): PagesWish {
  return {
    ...(offset !== undefined && { offset }),
    ...(limit !== undefined && { limit }),
    ...(search !== undefined && { search: search.trim() }),
    ...(Tags !== undefined && { tags: Tags }),
  }
}

type Wired<Kind extends ContentKind> = (page: StoredPage<Kind>, mediaUrl: string) => object

/** Answers a list by the page, or why there is none. */
export function sendList<Kind extends ContentKind>(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    found,
    wire,
    more,
  }: { found: Outcome<PageList<Kind>, AccessRefusal>; wire: (page: StoredPage<Kind>) => object; more?: object },
): FastifyReply {
  if (!found.ok) return answerRefusal(request, reply, found.refusal)
  const { total, offset, limit, pages } = found.value
  return reply.send({ total, offset, limit, results: pages.map(wire), ...more })
}

export type ListCall<Kind extends ContentKind> = {
  path: ReturnType<typeof at>
  who: For
  summary: string
  kind: Kind
  query?: TSchema
  answer: TSchema
  wish?: PagesWish
  wire: Wired<Kind>
  /** What stands beside the list. */
  more?: (asking: Asking) => Promise<object>
}

/** Serves pages of one kind by the page. */
export function serveList<Kind extends ContentKind>(
  app: FastifyInstance,
  { content, mediaUrlOf }: ContentNeeds,
  { path, who, summary, kind, query = ContentQuery, answer, wish, wire, more }: ListCall<Kind>,
): void {
  const schema = { summary, querystring: query, response: { 200: answer } }
  app.get<{ Querystring: ListQuery }>(path, { schema, preValidation: tagsAsList }, async (request, reply) => {
    const asking = askingOf(request, `GET ${path}`, who)
    const found = await content.list(kind, asking, { ...wish, ...wishOf(request.query) })
    const mediaUrl = mediaUrlOf(request)
    const beside = found.ok && more ? await more(asking) : {}
    return sendList(request, reply, { found, wire: (page) => wire(page, mediaUrl), more: beside })
  })
}

/** A parameter that may be named again comes as a text when it is named once. */
async function tagsAsList({ query }: FastifyRequest<{ Querystring: ListQuery }>): Promise<void> {
  const given: { Tags?: unknown } = query
  if (typeof given.Tags === 'string') given.Tags = [given.Tags]
}
