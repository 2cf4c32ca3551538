export { CataloguePage } from './catalogue-page.tsx'
export { ProductPage } from './product-page.tsx'
export { startCatalogue, startProduct, startUpcoming } from './start.ts'
export { UpcomingPage } from './upcoming-page.tsx'
