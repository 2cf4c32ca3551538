import { OurBrandDetails, OurBrands } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import type { PolicyTable } from '#request/policy.ts'
import { wireBrand, wireBrandDetail } from '../content.wire.ts'
import { at, policyOf, serveList, type ContentNeeds } from './content-calls.ts'

const BRANDS = at('ourbrand')
const DETAILS = at('ourbrand/GetAllOurBrandsDetails')

export const brandPolicy: PolicyTable = policyOf({ [BRANDS]: 'everybody', [DETAILS]: 'everybody' })

export function brandRoutes(app: FastifyInstance, needs: ContentNeeds): void {
  const brands = { who: 'everybody', kind: 'brand' } as const
  serveList(app, needs, { ...brands, path: BRANDS, summary: 'Our brands', answer: OurBrands, wire: wireBrand })
  serveList(app, needs, {
    ...brands,
    path: DETAILS,
    summary: 'Our brands with all that is told of them',
    answer: OurBrandDetails,
    wire: wireBrandDetail,
  })
}
