import type { FastifyInstance } from 'fastify'
import type { Settings } from '#platform/env.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import { siteOf } from '#request/site.ts'
import type { PublicPages } from './public-pages.service.ts'

export const publicPagesPolicy: PolicyTable = { 'GET /robots.txt': everybody, 'GET /sitemap.xml': everybody }

/** What answers calls; a page for who is signed in says of itself that it is not to be found. */
const CALLS = ['/graphql', '/identity/', '/alcdcservice/', '/payments/', '/simulators/', '/checkoutpayment']

export function publicPagesRoutes(
  app: FastifyInstance,
  { publicPages, settings }: { publicPages: PublicPages; settings: Settings },
): void {
  app.get('/robots.txt', async (request, reply) => {
    const lines = ['User-agent: *', ...CALLS.map((start) => `Disallow: ${start}`), '']
    const sitemap = `Sitemap: ${siteOf(request, settings).publicUrl}/sitemap.xml`
    return reply.type('text/plain; charset=utf-8').send([...lines, sitemap, ''].join('\n'))
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const xml = await publicPages.sitemap(siteOf(request, settings).publicUrl)
    return reply.type('application/xml; charset=utf-8').send(xml)
  })
}
