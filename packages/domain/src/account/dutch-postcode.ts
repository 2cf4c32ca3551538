import { accept, refuse, type Outcome } from '../outcome/index.ts'

/** A Dutch postcode as it is stored: four digits and two capitals, without a space. */
export type DutchPostcode = string & { readonly unit: 'dutch-postcode' }

export type PostcodeRefusal = {
  readonly code:
    | 'postcode-first-four-must-be-digits'
    | 'postcode-four-digits-needed'
    | 'postcode-last-two-must-be-letters'
    | 'postcode-two-letters-needed'
}

/** Reads a postcode as people type it; the refusal says which half is wrong and how (IDN-40, IDN-41). */
export function dutchPostcode(typed: string): Outcome<DutchPostcode, PostcodeRefusal> {
  const postcode = typed.replaceAll(/\s/g, '').toUpperCase()
  if (isDutchPostcode(postcode)) return accept(postcode)
  const [digits, letters] = [postcode.slice(0, 4), postcode.slice(4)]
  if (/\D/.test(digits)) return refuse({ code: 'postcode-first-four-must-be-digits' })
  if (digits.length < 4) return refuse({ code: 'postcode-four-digits-needed' })
  if (/[^A-Z]/.test(letters)) return refuse({ code: 'postcode-last-two-must-be-letters' })
  return refuse({ code: 'postcode-two-letters-needed' })
}

function isDutchPostcode(postcode: string): postcode is DutchPostcode {
  return /^\d{4}[A-Z]{2}$/.test(postcode)
}
