import { currentLanguage } from './index.ts'

/** A noun that stands alone elsewhere, as it stands within a sentence: small, but in German. */
export function insideSentence(noun: string): string {
  return currentLanguage() === 'de' ? noun : `${noun.charAt(0).toLocaleLowerCase()}${noun.slice(1)}`
}
