import { lazily } from '../lib/lazily.ts'
import type en from './en.json'
import type { Language } from './language.ts'

/** Every text there is, as 'cart.open'; the forms of a plural are one text. */
export type TextKey = PathsOf<typeof en>

type PathsOf<Node, Before extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? `${Before}${WithoutPlural<Key>}`
    : PathsOf<Node[Key], `${Before}${Key}.`>
}[keyof Node & string]

type WithoutPlural<Key extends string> = Key extends `${infer Text}_${Intl.LDMLPluralRule}` ? Text : Key

/** Says a text; `{{name}}` takes its value, and a plural its form by `count`, none of them a form of its own. */
export type Translate = (key: TextKey, values?: TextValues) => string
type TextValues = Readonly<Record<string, string | number | undefined>>

/** The words of one language. */
export function translateBy(dictionary: object, language: Language): Translate {
  const texts = new Map(textsOf(dictionary))
  const plurals = lazily(() => new Intl.PluralRules(language))
  const formOf = (key: TextKey, count: unknown) => {
    if (typeof count !== 'number') return undefined
    return (count === 0 && texts.get(`${key}_zero`)) || texts.get(`${key}_${plurals().select(count)}`)
  }
  return (key, values = {}) => {
    const text = formOf(key, values['count']) ?? texts.get(key) ?? key
    return text.replaceAll(/{{(\w+)}}/g, (_gap, name: string) => String(values[name] ?? ''))
  }
}

function textsOf(node: object, before = ''): [key: string, text: string][] {
  return Object.entries(node).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? textsOf(inner, `${before}${key}.`) : [[before + key, String(inner)]],
  )
}
