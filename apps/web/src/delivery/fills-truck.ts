import type { ShipToPermission } from '@fust/contract/rest'
import { customerTypeAt } from '../product/index.ts'
import { barMode } from './bar-mode.ts'
import { choosesTransport } from '@fust/domain/order'

/** Whether the bar has a truck in it, as far as one knows before the cart is there. */
export function fillsTruck(shipTo: ShipToPermission, path: string): boolean {
  return choosesTransport(customerTypeAt(shipTo)) && barMode(path, null) !== 'posm'
}
