export { catalogueResolvers, cataloguePolicy, productOf } from './catalogue.resolvers.ts'
export { createCatalogue } from './catalogue.service.ts'
export { downloadRoutes, downloadsPolicy } from './downloads.routes.ts'
export { createDownloads } from './downloads.service.ts'
