import { useTranslation } from '../i18n/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import css from './left-out-dialog.module.css'

type Props = { names: readonly string[]; isAll: boolean; onClose: () => void; onGo: () => void }

/** Names what did not come into the cart, or not all of it (ERR-12). */
export function LeftOutDialog({ names, isAll, onClose, onGo }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={names.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={t('orders.leftOutTitle')}
      description={t(isAll ? 'orders.leftOutAll' : 'orders.leftOutSome')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('ui.close')}
          </Button>
          {!isAll && <Button onClick={onGo}>{t('messages.go-to-cart')}</Button>}
        </>
      }
    >
      <ul className={css.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Dialog>
  )
}
