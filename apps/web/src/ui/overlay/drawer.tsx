import type { DrawerProps } from './dialog-props.ts'
import { onDemand, useWasOpened } from '../on-demand.tsx'

const Panel = onDemand<DrawerProps>(async () => (await import('./dialog-panel.tsx')).DrawerPanel)

export const preloadDrawer = Panel.preload

/** A panel that slides in over the page. */
export function Drawer(props: DrawerProps) {
  return useWasOpened(props.open) && <Panel {...props} />
}
