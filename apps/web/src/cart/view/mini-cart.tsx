import { useState } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { useAfterFirstPaint } from '../../lib/page/use-after-first-paint.ts'
import { barButtonClass, CountBadge } from '../../ui/bar-button.tsx'
import { HoverPanel } from '../../ui/overlay/hover-panel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import css from './mini-cart.module.css'
import { RemoveAllQuestion } from './remove-all-question.tsx'
import { useCart } from './use-cart.ts'

// Nobody sees it before they ask for it.
const MiniCartPanel = onDemand(
  async () => (await import('./mini-cart-panel.tsx')).MiniCartPanel,
  <Skeleton height={160} />,
)

/** The crate in the header: how many products are on the load, and a panel with them. */
export function MiniCart() {
  const { t } = useTranslation()
  const { data: cart } = useCart()
  const [isAsking, setAsking] = useState(false)
  const count = cart?.lines.length ?? 0
  useAfterFirstPaint(true, MiniCartPanel.preload)
  return (
    <>
      <HoverPanel
        align="end"
        buttonClassName={barButtonClass}
        panelClassName={css.panel}
        label={t('cart.open', { count })}
        face={
          <>
            <Icon name="crate" size={26} />
            {count > 0 && <CountBadge>{count}</CountBadge>}
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
