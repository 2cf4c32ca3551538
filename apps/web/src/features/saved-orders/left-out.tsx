import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { LeftOut as Item } from './api/use-restore.ts'

type Props = { items: readonly Item[]; isAll: boolean; onClose: () => void; onGo: () => void }

/** Names what did not come into the cart, and how much of it (ERR-12). */
export function LeftOut({ items, isAll, onClose, onGo }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={items.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={t('savedOrders.leftOutTitle')}
      description={t(isAll ? 'savedOrders.leftOutAll' : 'savedOrders.leftOutSome')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('ui.close')}
          </Button>
          {!isAll && <Button onClick={onGo}>{t('messages.go-to-cart')}</Button>}
        </>
      }
    >
      <ul>
        {items.map(({ name, quantity }) => (
          <li key={name}>{t('savedOrders.missing', { name, quantity: formatNumber(quantity) })}</li>
        ))}
      </ul>
    </Dialog>
  )
}
