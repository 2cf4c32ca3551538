export { PriceLine } from './components/price-line.tsx'
export { KindQuestion } from './kind-question.tsx'
export { useOrderProduct, useProductCard } from './product-cards.tsx'
