import { useState } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { HoverPanel } from '../ui/hover-panel.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { MiniCartPanel } from './mini-cart-panel.tsx'
import css from './mini-cart.module.css'
import { RemoveAllQuestion } from './remove-all-question.tsx'
import { useCart } from './use-cart.ts'

/** The crate in the header: how many products are on the load, and a panel with them. */
export function MiniCart() {
  const { t } = useTranslation()
  const { data: cart } = useCart()
  const [isAsking, setAsking] = useState(false)
  const count = cart?.lines.length ?? 0
  return (
    <>
      <HoverPanel
        align="end"
        buttonClassName={css.button}
        panelClassName={css.panel}
        label={t('cart.open', { count })}
        face={
          <>
            <Icon name="crate" size={26} />
            {count > 0 && <span className={css.count}>{count}</span>}
          </>
        }
      >
        {(close) => (
          <MiniCartPanel
            onClose={close}
            onRemoveAll={() => {
              close()
              setAsking(true)
            }}
          />
        )}
      </HoverPanel>
      <VisuallyHidden>
        <span aria-live="polite">{cart && t('cart.inCart', { count })}</span>
      </VisuallyHidden>
      <RemoveAllQuestion open={isAsking} onDone={() => setAsking(false)} />
    </>
  )
}
