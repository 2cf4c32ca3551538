import { say, type Values, type WordKey } from '#words/words.ts'

type Named<Key> = Key extends `letter.${infer Name}` ? Name : never

/** Says one of the words of letters in the language of its reader. */
export type Say = (key: Named<WordKey>, values?: Values) => string

export function wordsOf(language: string): Say {
  return (key, values) => say(language, `letter.${key}`, values)
}
