import type { FastifyInstance } from 'fastify'
import type { Settings } from '#platform/env.ts'
import type { Portal } from '#features/portal/index.ts'
import { siteOf } from '#request/site.ts'
import type { Content } from './content.service.ts'
import { contentQueryPolicy, contentResolvers } from './content.resolvers.ts'
import { articlePolicy, articleRoutes } from './routes/articles.routes.ts'
import { brandPolicy, brandRoutes } from './routes/brands.routes.ts'
import { filePolicy, fileRoutes } from './routes/files.routes.ts'
import { helpPolicy, helpRoutes } from './routes/help.routes.ts'
import { linkPolicy, linkRoutes } from './routes/links.routes.ts'
import { materialPolicy, materialRoutes } from './routes/materials.routes.ts'
import { partnerPolicy, partnerRoutes } from './routes/partner.routes.ts'
import { searchPolicy, searchRoutes } from './routes/search.routes.ts'
import { surveyPolicy, surveyRoutes } from './routes/survey.routes.ts'
import type { Survey } from './survey.service.ts'

type Needs = { content: Content; portal: Portal; survey: Survey; settings: Settings }

const ROUTES = [
  articleRoutes,
  brandRoutes,
  helpRoutes,
  partnerRoutes,
  linkRoutes,
  materialRoutes,
  searchRoutes,
  fileRoutes,
]

/** What the brewery tells: news, brands, help, and all else that it writes itself. */
export const contentFeature = {
  policy: {
    ...articlePolicy,
    ...brandPolicy,
    ...helpPolicy,
    ...partnerPolicy,
    ...linkPolicy,
    ...materialPolicy,
    ...searchPolicy,
    ...filePolicy,
    ...surveyPolicy,
    ...contentQueryPolicy,
  },
  resolvers: ({ content }: { content: Content }) => contentResolvers(content),
  routes: {
    calls: (app: FastifyInstance, { content, portal, survey, settings }: Needs) => {
      surveyRoutes(app, survey)
      for (const routes of ROUTES)
        routes(app, { content, portal, mediaUrlOf: (request) => siteOf(request, settings).mediaUrl })
    },
  },
}
