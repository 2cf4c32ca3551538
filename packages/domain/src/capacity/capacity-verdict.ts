import { METHOD_FACTS, type DeliveryMethod } from '../order/delivery-method.ts'
import { isEmptyLine, type CapacityLimits, type CapacityLine } from './capacity-line.ts'
import { progressMessage, type ProgressMessage } from './progress-rules.ts'
import type { TruckLoad } from './truck-limits.ts'

export const CAPACITY_MESSAGES = ['minimum-not-reached', 'order-ok', 'maximum-exceeded'] as const

/** What order bar and mini-cart say, by status (CRT-51 to CRT-53). */
export type CapacityMessage = (typeof CAPACITY_MESSAGES)[number]

/** 1: minimum not reached, 2: order OK, 3: maximum exceeded (C§4.1). */
export type CapacityStatus = 1 | 2 | 3

export type CapacityVerdict = {
  readonly status: CapacityStatus
  /** Null where nothing is said: an empty cart, point-of-sale material, small empties (CRT-55, CRT-70). */
  readonly capacityMessage: CapacityMessage | null
  /** The message by rule, else the one by status (CRT-73). */
  readonly progressMessage: ProgressMessage | CapacityMessage | null
}

const SILENT_OK: CapacityVerdict = { status: 2, capacityMessage: null, progressMessage: null }

/** Judges beer by pallets and weight, tank beer by litres, and nothing else (decisions, "which carts"). */
export function capacityVerdict(
  lines: readonly CapacityLine[],
  load: TruckLoad & { readonly litres: number },
  limits: CapacityLimits,
  method: DeliveryMethod | null,
): CapacityVerdict {
  if (lines.every(isEmptyLine)) return { status: 1, capacityMessage: null, progressMessage: null }
  if (lines.some((line) => line.kind === 'posm') || isUnlimited(method)) return SILENT_OK
  if (lines.some((line) => line.kind === 'tank')) return spoken(litresStatus(load.litres, limits), null)
  const message = progressMessage(method, load, limits)
  return spoken(message === null ? 2 : STATUS_OF[message], message)
}

const STATUS_OF: Readonly<Record<ProgressMessage, CapacityStatus>> = {
  'minimum-pallets-not-reached': 1,
  'minimum-weight-not-reached': 1,
  'minimum-capacity-reached': 2,
  'maximum-pallets-exceeded': 3,
  'maximum-weight-exceeded': 3,
}

const MESSAGE_OF: Readonly<Record<CapacityStatus, CapacityMessage>> = {
  1: 'minimum-not-reached',
  2: 'order-ok',
  3: 'maximum-exceeded',
}

function spoken(status: CapacityStatus, message: ProgressMessage | null): CapacityVerdict {
  return { status, capacityMessage: MESSAGE_OF[status], progressMessage: message ?? MESSAGE_OF[status] }
}

function isUnlimited(method: DeliveryMethod | null): boolean {
  return method !== null && METHOD_FACTS[method].loadRules === 'none'
}

function litresStatus(litres: number, { minimumLitres, maximumLitres }: CapacityLimits): CapacityStatus {
  if (minimumLitres !== null && litres < minimumLitres) return 1
  return maximumLitres !== null && litres > maximumLitres ? 3 : 2
}
