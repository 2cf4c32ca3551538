import { oncePer } from '#platform/once-per.ts'
import type { Kernel } from '../../kernel.ts'
import { createFavourites } from './favourites.service.ts'

export const favouritesServices = oncePer(({ db, authorise }: Kernel) => ({
  favourites: createFavourites({ db, authorise }),
}))
