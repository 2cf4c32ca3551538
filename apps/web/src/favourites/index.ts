export { favouriteCountQuery } from './api/favourite-count-query.ts'
export { FavouritesCount, FavouritesLink } from './favourites-link.tsx'
export { Heart } from './heart.tsx'
