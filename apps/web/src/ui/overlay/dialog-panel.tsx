import { Dialog as Parts } from '@base-ui/react/dialog'
import { useTranslation } from '../../i18n/index.ts'
import { IconButton } from '../button.tsx'
import { classNames } from '../class-names.ts'
import css from './dialog.module.css'
import type { DialogProps, DrawerProps } from './dialog-props.ts'

/** The dialog itself; `Dialog` fetches it. */
export function DialogPanel({ open, onOpenChange, title, description, children, actions, ...choice }: DialogProps) {
  const { t } = useTranslation()
  const dismissible = choice.dismissible ?? true
  const closable = choice.closable ?? dismissible
  return (
    <Parts.Root open={open} onOpenChange={(next) => (next || dismissible) && onOpenChange(next)}>
      <Parts.Portal>
        <Parts.Backdrop className={css.backdrop} />
        <Parts.Popup className={css.popup} {...(choice.initialFocus && { initialFocus: choice.initialFocus })}>
          <div className={css.head}>
            <Parts.Title className={css.title}>{title}</Parts.Title>
            {closable && <IconButton label={t('ui.close')} icon="close" onClick={() => onOpenChange(false)} />}
          </div>
          {description && <Parts.Description className={css.description}>{description}</Parts.Description>}
          {children}
          {actions && <div className={css.actions}>{actions}</div>}
        </Parts.Popup>
      </Parts.Portal>
    </Parts.Root>
  )
}

/** The drawer itself; `Drawer` fetches it. */
export function DrawerPanel({ open, onOpenChange, title, children, side = 'right' }: DrawerProps) {
  const { t } = useTranslation()
  return (
    <Parts.Root open={open} onOpenChange={onOpenChange}>
      <Parts.Portal>
        <Parts.Backdrop className={css.backdrop} />
        <Parts.Popup className={classNames(css.drawer, css[side])}>
          <div className={css.head}>
            <Parts.Title className={css.title}>{title}</Parts.Title>
            <IconButton label={t('ui.close')} icon="close" onClick={() => onOpenChange(false)} />
          </div>
          {children}
        </Parts.Popup>
      </Parts.Portal>
    </Parts.Root>
  )
}
