import { useState } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { useAfterFirstPaint } from '../../lib/use-after-first-paint.ts'
import { HoverPanel } from '../../ui/hover-panel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { onDemand, useWasOpened } from '../../ui/on-demand.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useCart } from './api/cart-query.ts'
import { useSendOnLeaving } from './api/leaving.ts'
import css from './mini-cart.module.css'
import { useStockCut } from './stock-cut.ts'

const MiniCartPanel = onDemand(async () => (await import('./mini-cart-panel.tsx')).MiniCartPanel)
const RemoveAllQuestion = onDemand(async () => (await import('./remove-all-question.tsx')).RemoveAllQuestion)
const StockCutDialog = onDemand(async () => (await import('./stock-cut-dialog.tsx')).StockCutDialog)

/** The crate in the header: how many products are on the load, and a panel with them. */
export function MiniCart() {
  const { t } = useTranslation()
  useSendOnLeaving()
  useAfterFirstPaint(true, MiniCartPanel.preload)
  const { data: cart } = useCart()
  const [isAsking, setAsking] = useState(false)
  const asked = useWasOpened(isAsking)
  const wasCut = useWasOpened(useStockCut().length > 0)
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
      {asked && <RemoveAllQuestion open={isAsking} onDone={() => setAsking(false)} />}
      {wasCut && <StockCutDialog />}
    </>
  )
}
