import { preloadDialog } from './dialog.tsx'
import { preloadDrawer } from './drawer.tsx'
import { preloadPopover } from './popover.tsx'
import { preloadSelect } from '../select/select.tsx'

/** Fetches what opens over a page, so that the first of them opens at once. */
export async function preloadOverlays(): Promise<void> {
  await Promise.all([preloadDialog(), preloadDrawer(), preloadPopover(), preloadSelect()])
}
