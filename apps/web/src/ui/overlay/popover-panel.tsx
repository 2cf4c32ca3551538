import { Popover as Parts } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'
import css from './popover.module.css'

export type PopoverPanelProps = {
  /** Beside what it stands, and where the focus returns. */
  anchor: RefObject<HTMLElement | null>
  title?: ReactNode
  /** Names it for screen readers where no title stands. */
  label?: string
  /** What it holds takes the focus itself, as soon as it is there. */
  focusesItself?: boolean
  children: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
}

/** The popover itself; `Popover` fetches it. */
export function PopoverPanel({ anchor, open, onOpenChange, title, label, children, ...choice }: PopoverPanelProps) {
  const { align = 'start', focusesItself = false } = choice
  return (
    <Parts.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // A press on its trigger is the trigger's own to answer.
        if (!(event.target instanceof Node && anchor.current?.contains(event.target))) onOpenChange(next)
      }}
    >
      <Parts.Portal>
        <Parts.Positioner className={css.positioner} anchor={anchor} sideOffset={6} align={align}>
          <Parts.Popup
            className={css.popover}
            aria-label={label}
            finalFocus={anchor}
            {...(focusesItself && { initialFocus: false })}
          >
            {title && <Parts.Title className={css.title}>{title}</Parts.Title>}
            {children}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  )
}
