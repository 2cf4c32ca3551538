export { favouritesServices } from './favourites.services.ts'
