/** A part of the day that a delivery comes in; times are written as `08:00`. */
export type DeliveryHours = { readonly from: string; readonly to: string }

/** Hours as a cart has them; null where nothing was chosen. */
export type ChosenHours = { readonly hoursFrom: string | null; readonly hoursTo: string | null }

/** True for hours that the ship-to is offered, and for none; one without hours of its own takes any (ORD-06, API-23). */
export function areHoursOffered({ hoursFrom, hoursTo }: ChosenHours, offered: readonly DeliveryHours[]): boolean {
  if (hoursFrom === null && hoursTo === null) return true
  if (hoursFrom === null || hoursTo === null || hoursFrom >= hoursTo) return false
  return offered.length === 0 || offered.some(({ from, to }) => from === hoursFrom && to === hoursTo)
}
