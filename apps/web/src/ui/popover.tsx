import { Popover as Parts } from '@base-ui/react/popover'
import { Tooltip as TooltipParts } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import css from './popover.module.css'

export type PopoverProps = {
  trigger: ReactElement
  title?: ReactNode
  /** Names it for screen readers where no title stands. */
  label?: string
  /** What it holds takes the focus itself, as soon as it is there. */
  focusesItself?: boolean
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
}

/** Something more, beside what one tapped. */
export function Popover(props: PopoverProps) {
  const { trigger, title, label, focusesItself = false, children, open, onOpenChange, align = 'start' } = props
  return (
    <Parts.Root
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) })}
    >
      <Parts.Trigger render={trigger} />
      <Parts.Portal>
        <Parts.Positioner className={css.positioner} sideOffset={6} align={align}>
          <Parts.Popup className={css.popover} aria-label={label} {...(focusesItself && { initialFocus: false })}>
            {title && <Parts.Title className={css.title}>{title}</Parts.Title>}
            {children}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  )
}

/** A few words on hover and focus; never the only place where they stand. */
export function Tooltip({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
  return (
    <TooltipParts.Root>
      <TooltipParts.Trigger render={trigger} delay={300} />
      <TooltipParts.Portal>
        <TooltipParts.Positioner className={css.positioner} sideOffset={6}>
          <TooltipParts.Popup className={css.tooltip}>{children}</TooltipParts.Popup>
        </TooltipParts.Positioner>
      </TooltipParts.Portal>
    </TooltipParts.Root>
  )
}
