export { CataloguePage } from './catalogue-page.tsx'
export { ProductPage } from './product-page.tsx'
export { UpcomingPage } from './upcoming-page.tsx'
