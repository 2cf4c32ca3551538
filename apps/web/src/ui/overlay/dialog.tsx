import type { DialogProps } from './dialog-props.ts'
import { onDemand, useWasOpened } from '../on-demand.tsx'

const Panel = onDemand<DialogProps>(async () => (await import('./dialog-panel.tsx')).DialogPanel)

export const preloadDialog = Panel.preload

/** A question or a task over the page; the focus returns where it came from. */
export function Dialog(props: DialogProps) {
  return useWasOpened(props.open) && <Panel {...props} />
}
