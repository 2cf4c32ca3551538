export { PriceLine } from './components/price-line.tsx'
export { KindQuestion } from './kind-question.tsx'
export { ProductCards, useOrderProduct, useProductCard } from './product-cards.tsx'
