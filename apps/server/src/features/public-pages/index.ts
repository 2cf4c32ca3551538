export { publicPagesFeature } from './public-pages.feature.ts'
export { createPublicPages } from './public-pages.service.ts'
