export { rootRoute, routesOf, screenOf, type Opening, type PageEntry, type RouteMeta } from './page-route.ts'
