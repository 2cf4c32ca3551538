import type { ShipToPermission } from '@fust/contract/rest'
import { choosesTransport } from '@fust/domain/order'
import { readLocal, writeLocal } from '../lib/storage.ts'
import { customerTypeAt } from '../product/index.ts'
import { barMode } from './bar-mode.ts'

/** What the bar will have in it, as far as one knows before the cart is there. */
export type BarPlace = 'truck' | 'words'

/** Whether a truck is filled there; else the bar has words alone. */
export function barPlace(shipTo: ShipToPermission, path: string): BarPlace {
  const mode = barMode(path, null)
  return mode !== 'posm' && choosesTransport(customerTypeAt(shipTo), mode) ? 'truck' : 'words'
}

/** How high the bar was when it was last seen here, in a window as wide: what is said of a load makes it higher. */
export function keptBarHeight(place: BarPlace): number | undefined {
  const [seenAt, height] = (readLocal('orderBarHeight') ?? '').split(':')
  return seenAt === windowFor(place) ? Number(height) || undefined : undefined
}

/** Keeps for the next page how high the bar is once all of it is there. */
export function keepBarHeight(place: BarPlace, height: number): void {
  if (keptBarHeight(place) !== height) writeLocal('orderBarHeight', `${windowFor(place)}:${height}`)
}

const windowFor = (place: BarPlace): string => `${place} ${window.innerWidth}`
