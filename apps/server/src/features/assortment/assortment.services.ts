import { createMarkedMemory } from '#platform/database/marked-memory.ts'
import { oncePer } from '#platform/once-per.ts'
import { favouritesServices } from '#features/favourites/index.ts'
import type { Kernel } from '../../kernel.ts'
import { createArticles } from './articles/articles.ts'
import { createAssortment } from './assortment.service.ts'
import { createDownloads } from './downloads/downloads.service.ts'
import { createPictures } from './pictures/pictures.service.ts'

export const assortmentServices = oncePer((kernel: Kernel) => {
  const { db, authorise, breweryFolder: folder } = kernel
  const memory = createMarkedMemory()
  const articles = createArticles(memory)
  const downloads = createDownloads({ db, authorise, folder })
  const { favourites } = favouritesServices(kernel)
  return {
    articles,
    downloads,
    pictures: createPictures({ db, folder }),
    assortment: createAssortment({ db, memory, articles, authorise, favourites, readSize: downloads.readSize }),
  }
})
