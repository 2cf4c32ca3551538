import { useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { ReasonedButton } from '../../ui/reasoned-button.tsx'
import { SAMPLE_LOADS } from '../../load/samples.ts'
import { CartDocket } from './cart-docket.tsx'
import { CartRow } from './cart-row.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { MiniCartView } from './mini-cart-view.tsx'
import { SAMPLE_CART, SAMPLE_TOTALS } from './samples.ts'
import css from './gallery.module.css'

const NOTHING = () => {}
const toCart = (
  <a href="#cart" className={buttonClass({ small: true })}>
    To the cart
  </a>
)
const toCatalogue = (
  <a href="#beer" className={buttonClass({ look: 'secondary', small: true })}>
    To the beer
  </a>
)

/** Every state of the cart's pieces, for the style guide. */
export function CartGallery() {
  const [items, setItems] = useState(SAMPLE_CART)
  const remove = (id: string) => setItems((all) => all.filter((item) => item.id !== id))
  return (
    <div className={css.page}>
      <h2>Cart</h2>
      <div className={css.two}>
        <section>
          <h3>On the load</h3>
          {items.map((item) => (
            <CartRow key={item.id} item={item} onQuantity={NOTHING} onRemove={() => remove(item.id)} />
          ))}
        </section>
        <div className={css.side}>
          <CartDocket totals={SAMPLE_TOTALS}>
            <ReasonedButton wide refusal="You can place the order from 24 pallets on, or change to Half Truck.">
              Place order
            </ReasonedButton>
          </CartDocket>
        </div>
      </div>
      <div className={css.panels}>
        <div className={css.panel}>
          <MiniCartView
            items={items}
            plan={SAMPLE_LOADS.belowMinimum}
            message={{
              code: 'minimum-not-reached',
              gap: { unit: 'pallets', amount: 6.067, over: false },
            }}
            total={{ label: 'Goods excl. VAT', cents: 2_699_160 }}
            onQuantity={NOTHING}
            onRemove={remove}
            onRemoveAll={() => setItems([])}
            toCart={toCart}
          />
        </div>
      </div>
      <EmptyCart action={toCatalogue} />
    </div>
  )
}
