import { Dialog as Parts } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './button.tsx'
import css from './dialog.module.css'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What a question is about; read out with the title. */
  description?: ReactNode
  children?: ReactNode
  /** The buttons, the safe one first. */
  actions?: ReactNode
  /** The safe button: it gets the focus, so that a stray Enter breaks nothing. */
  initialFocus?: RefObject<HTMLElement | null>
  /** False keeps it open until one of its own buttons closes it. */
  dismissible?: boolean
}

/** A question or a task over the page; the focus returns where it came from. */
export function Dialog({ open, onOpenChange, title, description, children, actions, ...choice }: DialogProps) {
  const { t } = useTranslation()
  const dismissible = choice.dismissible ?? true
  return (
    <Parts.Root open={open} onOpenChange={(next) => (next || dismissible) && onOpenChange(next)}>
      <Parts.Portal>
        <Parts.Backdrop className={css.backdrop} />
        <Parts.Popup className={css.popup} {...(choice.initialFocus && { initialFocus: choice.initialFocus })}>
          <div className={css.head}>
            <Parts.Title className={css.title}>{title}</Parts.Title>
            {dismissible && <IconButton label={t('ui.close')} icon="close" onClick={() => onOpenChange(false)} />}
          </div>
          {description && <Parts.Description className={css.description}>{description}</Parts.Description>}
          {children}
          {actions && <div className={css.actions}>{actions}</div>}
        </Parts.Popup>
      </Parts.Portal>
    </Parts.Root>
  )
}
