import { useCart } from '../cart/index.ts'
import type { Product } from '../product/index.ts'
import { ProductCard } from './components/product-card.tsx'
import { ProductGrid } from './components/product-grid.tsx'
import { KindQuestion } from './kind-question.tsx'
import { ProductLink } from './product-link.tsx'
import { useOrderProduct } from './use-order-product.ts'
import { useProductCard } from './use-product-card.ts'

type Props = { label: string; products: readonly Product[]; heading?: 'h2' | 'h3' }

/** Cards to order from, with what the cart holds of each. */
export function ProductCards({ label, products, heading = 'h2' }: Props) {
  const { data: cart } = useCart()
  const cardOf = useProductCard(cart)
  const { order, question } = useOrderProduct()
  return (
    <>
      <ProductGrid
        label={label}
        products={products}
        renderCard={(product) => (
          <ProductCard
            heading={heading}
            product={cardOf(product)}
            onQuantity={(unit, value) => order(product, unit, value)}
            renderLink={(words) => <ProductLink product={product}>{words}</ProductLink>}
          />
        )}
      />
      <KindQuestion {...question} />
    </>
  )
}
