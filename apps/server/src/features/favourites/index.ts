export { favouritesFeature } from './favourites.feature.ts'
export { createFavourites } from './favourites.service.ts'
