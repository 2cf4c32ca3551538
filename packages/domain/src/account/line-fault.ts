import { isLongerThan } from '../text/text-length.ts'

export const isEmpty = (text: string): boolean => text.trim() === ''

/** What is wrong with a line that has to be filled in; null: nothing. */
export const lineFault = (text: string, maximum: number): 'missing' | 'too-long' | null =>
  isEmpty(text) ? 'missing' : isLongerThan(text, maximum) ? 'too-long' : null
