import { checkDigit, tradeItemNumber } from './trade-item-number.ts'

/** What a code may be looked up by; the server, the scanner and the list reader share it. */
export type ProductCode = {
  /** Letters and digits alone, in capitals: SKUs are typed with and without dashes and blanks. */
  skuKey: string
  /** The EAN-13 that it is; null for anything else. */
  ean: string | null
  /** Of the GTIN-14 of a package, the EAN-13 of what is in it; null for anything else. */
  packagedEan: string | null
}

const PACKAGE_INDICATOR = /^[1-9]/

/** Takes a code apart, typed, pasted or scanned. */
export function productCodeOf(code: string): ProductCode {
  const gtin = tradeItemNumber(code)
  const isPackage = gtin !== undefined && PACKAGE_INDICATOR.test(gtin)
  return {
    skuKey: skuKeyOf(code),
    ean: gtin === undefined ? bareEan(code) : isPackage ? null : gtin.slice(1),
    packagedEan: isPackage ? gtin.slice(1, -1) + checkDigit(gtin.slice(1, -1)) : null,
  }
}

/** 13 digits are looked up as they are: an article whose own number has a wrong check digit is found by it. */
const bareEan = (code: string): string | null => /^\d{13}$/.exec(code.trim())?.[0] ?? null

export function skuKeyOf(code: string): string {
  return code.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}
