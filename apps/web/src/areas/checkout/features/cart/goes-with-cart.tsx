import { goodsOf } from '@fust/domain/order'
import { useId, useState } from 'react'
import type { CartView } from '../../../../cart/index.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import css from './goes-with-cart.module.css'
import { SuggestionList, useSuggestions } from '../../../../suggestions/index.ts'

const MOST_SHOWN = 3

/** What this ship-to usually orders with such a cart and has not put on the load. */
export function GoesWithCart({ cart }: { cart: CartView }) {
  const { t } = useTranslation()
  const heading = useId()
  // What is added from here stays in sight, so that it can be taken out again.
  const [held] = useState(() => new Set(cart.lines.map(({ product }) => product.key)))
  const { data = [] } = useSuggestions()
  const shown = data
    .filter(({ product }) => goodsOf(product) === cart.goods && !held.has(product.key))
    .slice(0, MOST_SHOWN)
  if (shown.length === 0) return null
  return (
    <section className={css.goesWith} aria-labelledby={heading}>
      <h2 id={heading}>{t('suggested.goesWith')}</h2>
      <SuggestionList label={t('suggested.goesWith')} suggestions={shown} />
    </section>
  )
}
