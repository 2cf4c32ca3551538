import {
  BusinessPartnerContents,
  LoyaltyProgram,
  OurBrands,
  PlainContents,
  SustainabilityContents,
} from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { wireBrand, wireLoyalty, wirePartnerContent, wirePlain, wireSustainability } from '../content.wire.ts'
import { askingOf, at, policyOf, serveList, type ContentNeeds } from './content-calls.ts'

const PARTNER = [
  { path: at('businnespartner/GetBusinnesPartnerCategories'), who: 'signed-in', location: 'Category' },
  { path: at('businnespartner/GetBusinnesPartnerContent'), who: 'signed-in', location: 'LandingPage' },
  { path: at('publicbusinnespartner/GetBusinnesPartnerCategories'), who: 'visitors', location: 'Category' },
  { path: at('publicbusinnespartner/GetBusinnesPartnerContent'), who: 'visitors', location: 'LandingPage' },
] as const
const SUSTAINABILITY = at('becameupcoming/GetBecameMoreSustainable')
const CHECKLIST = at('becameupcoming/GetBecameMoreSustainableSubcontent')
const PROGRAM = at('loyalty/GetProgramLoyalty')
const LOYALTY_BRANDS = at('loyalty/GetLoyaltybrands')
const WHY = at('whypages')
const TRAININGS = at('trainings')

export const partnerPolicy: PolicyTable = {
  ...policyOf({
    ...Object.fromEntries(PARTNER.map(({ path, who }) => [path, who])),
    [SUSTAINABILITY]: 'signed-in',
    [CHECKLIST]: 'signed-in',
    [PROGRAM]: 'signed-in',
    [LOYALTY_BRANDS]: 'signed-in',
    [WHY]: 'signed-in',
  }),
  [`GET ${TRAININGS}`]: signedIn('Training & Learning'),
}

/** What the brewery is to those it does business with. */
export function partnerRoutes(app: FastifyInstance, needs: ContentNeeds): void {
  const { content, mediaUrlOf } = needs
  for (const { path, who, location } of PARTNER)
    serveList(app, needs, {
      path,
      who,
      summary: location === 'Category' ? 'What we do for partners, by what it is about' : 'What we do for partners',
      kind: 'business-partner',
      answer: BusinessPartnerContents,
      wish: { anyOf: [{ location }] },
      wire: wirePartnerContent,
    })

  const sustainability = {
    who: 'signed-in',
    kind: 'sustainability',
    answer: SustainabilityContents,
    wire: wireSustainability,
  } as const
  serveList(app, needs, {
    ...sustainability,
    path: SUSTAINABILITY,
    summary: 'What we do for the world',
    wish: { anyOf: [{ location: 'LandingPage' }, { location: 'Category' }] },
  })
  serveList(app, needs, {
    ...sustainability,
    path: CHECKLIST,
    summary: 'The questions of the checklist',
    wish: { anyOf: [{ location: 'Checklist' }] },
  })

  app.get(
    PROGRAM,
    { schema: { summary: 'The loyalty programme', response: { 200: LoyaltyProgram } } },
    async (request, reply) => {
      const found = await content.list('loyalty', askingOf(request, `GET ${PROGRAM}`), { limit: 1 })
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      const [program] = found.value.pages
      if (!program) return answerRefusal(request, reply, { code: 'not-found' })
      return reply.send(wireLoyalty(program, mediaUrlOf(request)))
    },
  )

  app.get(
    LOYALTY_BRANDS,
    { schema: { summary: 'The brands that count for the loyalty programme', response: { 200: OurBrands } } },
    async (request, reply) => {
      const asking = askingOf(request, `GET ${LOYALTY_BRANDS}`)
      const programs = await content.list('loyalty', asking, { limit: 1 })
      const brands = await content.list('brand', asking)
      if (!programs.ok) return answerRefusal(request, reply, programs.refusal)
      if (!brands.ok) return answerRefusal(request, reply, brands.refusal)
      const counting = new Set(programs.value.pages.flatMap(({ details }) => details.brands ?? []))
      const results = brands.value.pages
        .filter(({ details }) => counting.has(details.brand ?? ''))
        .map((page) => wireBrand(page, mediaUrlOf(request)))
      return reply.send({ total: results.length, offset: 0, limit: results.length, results } satisfies OurBrands)
    },
  )

  const plain = { who: 'signed-in', answer: PlainContents, wire: wirePlain } as const
  serveList(app, needs, { ...plain, path: WHY, summary: 'Why one buys here', kind: 'why' })
  serveList(app, needs, { ...plain, path: TRAININGS, summary: 'What the academy teaches', kind: 'training' })
}
