import { oncePer } from '#platform/once-per.ts'
import type { Kernel } from '../../kernel.ts'
import { createPortal } from './portal.service.ts'
import { createPortalStore } from './portal.store.ts'

export const portalServices = oncePer(({ db, clock, settings, payments, outside }: Kernel) => ({
  portal: createPortal({
    store: createPortalStore(db),
    clock,
    paysOnline: payments !== undefined,
    services: outside.services.map(({ service }) => service),
    map: settings.MAP_TILES_URL === '' ? null : { tiles: settings.MAP_TILES_URL, credit: settings.MAP_CREDIT },
  }),
}))
