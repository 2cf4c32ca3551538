export { PriceLine } from './card/product-card.tsx'
export { KindQuestion } from './card/kind-question.tsx'
export { ProductCards, useOrderProduct, useProductCard } from './card/product-cards.tsx'
