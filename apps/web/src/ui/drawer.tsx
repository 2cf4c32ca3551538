import { Dialog as Parts } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import css from './dialog.module.css'

export type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  children: ReactNode
  /** From the right edge, from below, or over the whole screen. */
  side?: 'right' | 'bottom' | 'full'
}

/** A panel that slides in over the page. */
export function Drawer({ open, onOpenChange, title, children, side = 'right' }: DrawerProps) {
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
