export { catalogueResolvers, cataloguePolicy, productOf } from './catalogue.resolvers.ts'
export { createCatalogue, type Catalogue, type Favourites } from './catalogue.service.ts'
