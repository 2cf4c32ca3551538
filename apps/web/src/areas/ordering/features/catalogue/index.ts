export { PriceLine } from './components/product-card.tsx'
export { KindQuestion } from './kind-question.tsx'
export { ProductCards, useOrderProduct, useProductCard } from './product-cards.tsx'
