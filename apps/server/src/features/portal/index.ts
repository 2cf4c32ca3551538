export type { BrewerySettings, ErpSettings } from './brewery-settings.ts'
export { portalPolicy, portalResolvers } from './portal.resolvers.ts'
export { createPortal, holidaysOf, type Asker, type BreweryNow, type Portal } from './portal.service.ts'
export { createPortalStore } from './portal.store.ts'
