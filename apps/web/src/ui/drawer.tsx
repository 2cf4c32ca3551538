import type { ReactNode } from 'react'
import { onDemand, useWasOpened } from './on-demand.tsx'

export type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  children: ReactNode
  /** From the right edge, from below, or over the whole screen. */
  side?: 'right' | 'bottom' | 'full'
}

const Panel = onDemand<DrawerProps>(async () => (await import('./dialog-panel.tsx')).DrawerPanel)

export const preloadDrawer = Panel.preload

/** A panel that slides in over the page. */
export function Drawer(props: DrawerProps) {
  return useWasOpened(props.open) && <Panel {...props} />
}
