import type { ShipToPermission } from '@fust/contract/rest'
import { customerTypeAt } from '../product/index.ts'
import { readSession } from '../lib/storage.ts'
import { barMode } from './bar-mode.ts'
import { choosesTransport } from '@fust/domain/order'

/** How high the bar will be while it is coming: with what is said of a load where the cart held one when it was last seen here. */
export type BarPlace = 'truck' | 'loaded-truck' | null

export function barPlace(shipTo: ShipToPermission, path: string): BarPlace {
  if (!fillsTruck(shipTo, path)) return null
  return readSession('isCartFilled') === 'true' ? 'loaded-truck' : 'truck'
}

/** Whether the bar has a truck in it, as far as one knows before the cart is there. */
function fillsTruck(shipTo: ShipToPermission, path: string): boolean {
  const mode = barMode(path, null)
  return mode !== 'posm' && choosesTransport(customerTypeAt(shipTo), mode)
}
