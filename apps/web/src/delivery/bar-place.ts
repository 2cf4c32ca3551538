import type { ShipToPermission } from '@fust/contract/rest'
import { choosesTransport } from '@fust/domain/order'
import { readLocal, writeLocal } from '../lib/storage/storage.ts'
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
  const own = seenHeights().find((seen) => seen.startsWith(windowFor(place)))
  return Number(own?.slice(windowFor(place).length)) || undefined
}

/** Keeps for the next page how high the bar is once all of it is there. */
export function keepBarHeight(place: BarPlace, height: number): void {
  if (keptBarHeight(place) === height) return
  const others = seenHeights().filter((seen) => !seen.startsWith(windowFor(place)))
  writeLocal('orderBarHeight', [`${windowFor(place)}${height}`, ...others].slice(0, WINDOWS).join(','))
}

/** A phone is turned, a window made smaller and larger again: both kinds of bar in a few widths. */
const WINDOWS = 8

const seenHeights = (): string[] => (readLocal('orderBarHeight') ?? '').split(',')

const windowFor = (place: BarPlace): string => `${place} ${window.innerWidth}:`
