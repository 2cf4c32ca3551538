import { useMemo } from 'react'
import { formatList, formatNumber } from '../i18n/format.ts'
import { useLanguage } from '../i18n/index.ts'

/** Figures of a load, and lists, as this reader writes them. */
export function useFormats() {
  const language = useLanguage()
  return useMemo(
    () => ({
      /** Pallets, everywhere alike: rounded down, so that a floor never looks fuller than it is. */
      pallets: (pallets: number): string => formatNumber(Math.floor(pallets * 10 + ROUNDING) / 10, 1),
      /** Rounded up, so that what is missing is never told too small. */
      palletsToGo: (pallets: number): string => formatNumber(Math.ceil(pallets * 10 - ROUNDING) / 10, 1),
      share: (share: number): string => formatNumber(share, 2),
      list: (parts: readonly string[]): string => formatList(parts, language),
    }),
    [language],
  )
}

/** Fractions of pallets arrive as floating point: 17,9 may be 17,899999. */
const ROUNDING = 1e-6
