import type { DeliveryHours } from '@fust/contract/rest'

/** The hours ('07:00-09:00') that hold now; `dropped` are those that were chosen and are not offered any more. */
export type ChosenHours = { value: string; dropped: string }

/** What was chosen while it is offered, else nothing until one chooses anew; who chose nothing gets the usual. */
export function chosenHours(chosen: string, offered: readonly DeliveryHours[], usual: string): ChosenHours {
  if (chosen === '') return { value: usual, dropped: '' }
  const isOffered = offered.some((hours) => hoursText(hours) === chosen)
  return isOffered ? { value: chosen, dropped: '' } : { value: '', dropped: chosen }
}

/** '07:00-09:00' */
export const hoursText = ({ from, to }: DeliveryHours): string => `${from.slice(0, 5)}-${to.slice(0, 5)}`
