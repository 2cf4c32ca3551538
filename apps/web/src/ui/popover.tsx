import { useRef, type ReactNode, type Ref } from 'react'
import { onDemand, useWasOpened } from './on-demand.tsx'
import type { PopoverPanelProps } from './popover-panel.tsx'

/** What the button in front of a popover takes over. */
export type PopoverTrigger = {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  onClick: () => void
}

export type PopoverProps = {
  trigger: (button: PopoverTrigger) => ReactNode
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

const Panel = onDemand<PopoverPanelProps>(async () => (await import('./popover-panel.tsx')).PopoverPanel)

export const preloadPopover = Panel.preload

/** Something more, beside what one tapped. */
export function Popover({ trigger, ...panel }: PopoverProps) {
  const { open, onOpenChange } = panel
  const anchor = useRef<HTMLButtonElement>(null)
  const wasOpened = useWasOpened(open)
  return (
    <>
      {trigger({
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: () => onOpenChange(!open),
      })}
      {wasOpened && <Panel {...panel} anchor={anchor} />}
    </>
  )
}
