import { Popover as Parts } from '@base-ui/react/popover'
import type { RefObject } from 'react'
import css from './popover.module.css'
import type { PopoverProps } from './popover.tsx'

export type PopoverPanelProps = Omit<PopoverProps, 'trigger'> & { anchor: RefObject<HTMLElement | null> }

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
