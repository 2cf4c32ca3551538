import { useRef } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { PalletTag, useQuantityWords } from '../../load/index.ts'
import type { StockCut } from '../state/stock-cut.ts'
import css from './stock-cut-dialog.module.css'

/** Says what the stock did not hold and was taken off (CRT-25). */
export function StockCutDialog({ cuts, onClose }: { cuts: readonly StockCut[]; onClose: () => void }) {
  const { t } = useTranslation()
  const understood = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={cuts.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={t('messages.attention')}
      description={t('messages.stock-clamped')}
      initialFocus={understood}
      actions={
        <Button ref={understood} onClick={onClose}>
          {t('cart.understood')}
        </Button>
      }
    >
      <ul className={css.cuts}>
        {cuts.map((cut) => (
          <Cut key={cut.product.key} cut={cut} />
        ))}
      </ul>
    </Dialog>
  )
}

function Cut({ cut: { product, takenOff } }: { cut: StockCut }) {
  const { t } = useTranslation()
  const { tag, colour, tagInk, packageWord } = product.look
  const quantity = useQuantityWords(takenOff, packageWord)
  return (
    <li>
      <PalletTag tag={tag} colour={colour} ink={tagInk} />
      <span>{t('cart.takenOff', { product: product.name, quantity })}</span>
    </li>
  )
}
