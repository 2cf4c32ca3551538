import { formatNumber } from '../../i18n/format.ts'

export type QuantityRange = { min: number; max: number; step: number }

export type QuantityRefusal = 'not-whole' | 'too-many' | 'too-few' | 'not-in-steps'

/** The quantity that was typed, or why it is none. */
export function typedQuantity(typed: string, { min, max, step }: QuantityRange): number | QuantityRefusal {
  const quantity = wholeNumber(typed)
  if (quantity === undefined) return 'not-whole'
  if (quantity > max) return 'too-many'
  if (quantity < min) return 'too-few'
  return (quantity - min) % step === 0 ? quantity : 'not-in-steps'
}

// '1.000' is a thousand where thousands are written so. What is written in no such way is not guessed at.
function wholeNumber(typed: string): number | undefined {
  const text = typed.trim().replaceAll(/\s/g, '\u00a0')
  const digits = text.replaceAll(/\D/g, '')
  if (digits === '') return undefined
  const number = Number(digits)
  return text === digits || text === formatNumber(number) ? number : undefined
}
