import { useRef, type ReactNode, type Ref } from 'react'
import { onDemand, useWasOpened } from '../on-demand.tsx'
import type { PopoverPanelProps } from './popover-panel.tsx'

/** What the button in front of a popover takes over. */
export type PopoverTrigger = {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  onClick: () => void
}

export type PopoverProps = Omit<PopoverPanelProps, 'anchor'> & { renderTrigger: (button: PopoverTrigger) => ReactNode }

const Panel = onDemand<PopoverPanelProps>(async () => (await import('./popover-panel.tsx')).PopoverPanel)

export const preloadPopover = Panel.preload

/** Something more, beside what one tapped. */
export function Popover({ renderTrigger, ...panel }: PopoverProps) {
  const { open, onOpenChange } = panel
  const anchor = useRef<HTMLButtonElement>(null)
  const wasOpened = useWasOpened(open)
  return (
    <>
      {renderTrigger({
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: () => onOpenChange(!open),
      })}
      {wasOpened && <Panel {...panel} anchor={anchor} />}
    </>
  )
}
