export { catalogueResolvers, cataloguePolicy, productOf } from './catalogue.resolvers.ts'
export { createCatalogue } from './catalogue.service.ts'
