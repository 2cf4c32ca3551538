export type Cents = number
export type CalendarDate = string
export type Text = { nl: string; en: string }

export const HIGH_VAT_BP = 2100
/** Drinks of at most 0.5 % alcohol are taxed low in the Netherlands. */
export const LOW_VAT_BP = 900
