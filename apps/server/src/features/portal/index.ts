export { fillPage, barOnItsWay, type PageWords } from './brewery-page.ts'
export { brewerySettings, type BrewerySettings } from './brewery-settings.ts'
export { COUNTRY_UNKNOWN, countryName } from './directory.ts'
export { publicHolidays } from './holidays.ts'
export { MARKET_CODE, marketFault, marketOf, OwnMarket } from './own-market.ts'
export {
  businessMoment,
  createPortal,
  holidaysOf,
  type Asker,
  type BreweryNow,
  type Portal,
  type ReadPage,
} from './portal.service.ts'
export { createPortalStore } from './portal.store.ts'
export { themeUrl } from './theme/look.ts'
export { portalServices } from './portal.services.ts'
