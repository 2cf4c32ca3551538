export { catalogueResolvers, cataloguePolicy, productOf } from './catalogue.resolvers.ts'
export { createCatalogue } from './catalogue.service.ts'
export { variantsWith } from './configurable-options.ts'
