import type { Language } from '../market/market-pack.ts'

/** An encoding by its name in the Encoding Standard. */
export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250' | 'windows-1252'

const CENTRAL_EUROPEAN: readonly Language[] = ['cs', 'sk']
const SAMPLE_BYTES = 4096

/** The encodings that a file may have, the most likely first; the first that decodes without a fault is right. Empty for what is no text. */
export function encodingsOf(bytes: Uint8Array, marketLanguage: Language): TextEncodingName[] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le']
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be']
  if (bytes.includes(0)) return utf16WithoutMark(bytes)
  return ['utf-8', CENTRAL_EUROPEAN.includes(marketLanguage) ? 'windows-1250' : 'windows-1252']
}

/** Latin letters in UTF-16 have a zero in every second byte, and nowhere else. */
function utf16WithoutMark(bytes: Uint8Array): TextEncodingName[] {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even === 0 && odd > sample.length / 4) return ['utf-16le']
  return odd === 0 && even > sample.length / 4 ? ['utf-16be'] : []
}
