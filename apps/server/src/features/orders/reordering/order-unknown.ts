import type { Wording } from '#platform/language.ts'

/** One answer for an unknown order and one of somebody else. */
export function orderUnknown(number: string): Wording {
  return {
    en: `Cannot find order number "${number}" for current customer.`,
    nl: `Er is geen bestelling met nummer "${number}" voor deze klant.`,
  }
}
