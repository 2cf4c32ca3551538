import type { ReactNode, RefObject } from 'react'

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
  /** Whether there is a button to close it; left out: where it is dismissible. */
  closable?: boolean
}

export type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  children: ReactNode
  /** From the right edge, from below, or over the whole screen. */
  side?: 'right' | 'bottom' | 'full'
}
