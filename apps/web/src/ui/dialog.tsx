import type { ReactNode, RefObject } from 'react'
import { onDemand, useWasOpened } from './on-demand.tsx'

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

const Panel = onDemand<DialogProps>(async () => (await import('./dialog-panel.tsx')).DialogPanel)

export const preloadDialog = Panel.preload

/** A question or a task over the page; the focus returns where it came from. */
export function Dialog(props: DialogProps) {
  return useWasOpened(props.open) && <Panel {...props} />
}
