export { CataloguePage } from './catalogue-page.tsx'
export { ProductPage } from './product-page.tsx'
