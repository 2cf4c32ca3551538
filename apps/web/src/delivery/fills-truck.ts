import type { ShipToPermission } from '@fust/contract/rest'
import { customerTypeAt } from '../product/index.ts'
import { barMode } from './bar-mode.ts'
import { choosesTransport } from '@fust/domain/order'

/** Whether the bar has a truck in it, as far as one knows before the cart is there. */
export function fillsTruck(shipTo: ShipToPermission, path: string): boolean {
  const mode = barMode(path, null)
  return mode !== 'posm' && choosesTransport(customerTypeAt(shipTo), mode)
}
