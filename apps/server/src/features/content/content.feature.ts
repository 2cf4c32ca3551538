import { siteOf } from '#request/site.ts'
import { portalServices } from '#features/portal/index.ts'
import type { Feature } from '../../feature.ts'
import { contentQueryPolicy, contentResolvers } from './content.resolvers.ts'
import { contentServices } from './content.services.ts'
import { articlePolicy, articleRoutes } from './routes/articles.routes.ts'
import { brandPolicy, brandRoutes } from './routes/brands.routes.ts'
import { filePolicy, fileRoutes } from './routes/files.routes.ts'
import { helpPolicy, helpRoutes } from './routes/help.routes.ts'
import { linkPolicy, linkRoutes } from './routes/links.routes.ts'
import { materialPolicy, materialRoutes } from './routes/materials.routes.ts'
import { partnerPolicy, partnerRoutes } from './routes/partner.routes.ts'
import { searchPolicy, searchRoutes } from './routes/search.routes.ts'
import { surveyPolicy, surveyRoutes } from './routes/survey.routes.ts'

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
  resolvers: (kernel) => contentResolvers(contentServices(kernel).content),
  routes: {
    calls: (app, kernel) => {
      const { content, survey } = contentServices(kernel)
      const { portal } = portalServices(kernel)
      surveyRoutes(app, survey)
      for (const routes of ROUTES)
        routes(app, { content, portal, mediaUrlOf: (request) => siteOf(request, kernel.settings).mediaUrl })
    },
  },
} satisfies Feature
