import { useMemo } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import {
  cartView,
  lineFor,
  NO_AMOUNTS,
  useCart,
  type Cart,
  type CartLine,
  type LineAmounts,
} from '../../../../cart/index.ts'
import { Load } from '../../../../load/index.ts'
import { unitCentsOf } from '../../../../product/index.ts'
import type { RowToAdd } from './api/add-rows.ts'
import css from './quick-order.module.css'

/** The truck as it will be when the rows are in the cart; nothing where no truck is filled. */
export function LoadOfRows({ rows }: { rows: readonly RowToAdd[] }) {
  const { t } = useTranslation()
  const { data: cart } = useCart()
  const load = useMemo(() => (cart && rows.length > 0 ? cartView(withRows(cart, rows)).load : null), [cart, rows])
  if (!load) return null
  return (
    <section className={css.load} aria-label={t('quickOrder.load')}>
      <p className={css.quiet}>{t('quickOrder.load')}</p>
      <Load plan={load} size="small" />
    </section>
  )
}

function withRows(cart: Cart, rows: readonly RowToAdd[]): Cart {
  let { lines } = cart
  for (const { product, amounts } of rows) {
    const held = lineFor({ lines }, product.key)
    const line = withMore(held ?? lineOf(product), amounts)
    lines = held ? lines.map((own) => (own === held ? line : own)) : [...lines, line]
  }
  return { ...cart, lines }
}

const lineOf = (product: RowToAdd['product']): CartLine => ({
  id: 0,
  product,
  amounts: NO_AMOUNTS,
  unitPriceCents: unitCentsOf(product),
  isAvailable: true,
  totalCents: 0,
})

function withMore(line: CartLine, more: Partial<LineAmounts>): CartLine {
  const { packages = 0, layers = 0, pallets = 0, litres = 0 } = more
  const { amounts } = line
  return {
    ...line,
    amounts: {
      ...amounts,
      packages: amounts.packages + packages,
      layers: amounts.layers + layers,
      pallets: amounts.pallets + pallets,
      litres: amounts.litres + litres,
    },
  }
}
