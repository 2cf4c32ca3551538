import { oncePer } from '#platform/once-per.ts'
import { assortmentServices } from '#features/assortment/index.ts'
import type { Kernel } from '../../kernel.ts'
import { createDocuments } from './documents.service.ts'

export const documentsServices = oncePer((kernel: Kernel) => ({
  documents: createDocuments({ ...kernel, downloads: assortmentServices(kernel).downloads }),
}))
