import type { Messages } from '@lingui/core'
import type admin from '../areas/admin/texts/en.json'
import type account from '../areas/account/texts/en.json'
import type business from '../areas/business/texts/en.json'
import type checkout from '../areas/checkout/texts/en.json'
import type content from '../areas/content/texts/en.json'
import type insight from '../areas/insight/texts/en.json'
import type documents from '../areas/documents/texts/en.json'
import type ordering from '../areas/ordering/texts/en.json'
import type support from '../areas/support/texts/en.json'
import type { Language } from '@fust/domain/market'
import type common from './texts/en.json'

export const AREAS = [
  'ordering',
  'checkout',
  'business',
  'account',
  'content',
  'documents',
  'support',
  'insight',
  'admin',
] as const
export type Area = (typeof AREAS)[number]

/** What an area says; and what the shell and the shared folders say, which is always there. */
export type TextFolder = 'common' | Area

/** Every text there is, such as 'cart.open'. */
export type TextKey =
  | keyof typeof common
  | keyof typeof ordering
  | keyof typeof checkout
  | keyof typeof business
  | keyof typeof account
  | keyof typeof content
  | keyof typeof documents
  | keyof typeof support
  | keyof typeof insight
  | keyof typeof admin

// compile-texts.ts makes messages of what translators write.
const FILES = import.meta.glob<Messages>(['./texts/*.json', '../areas/*/texts/*.json'], { import: 'default' })

/** The texts of a folder in a language. */
export async function readTexts(folder: TextFolder, language: Language): Promise<Messages> {
  const place = folder === 'common' ? '.' : `../areas/${folder}`
  const read = FILES[`${place}/texts/${language}.json`]
  if (!read) throw new Error(`There are no ${folder} texts in ${language}`)
  return await read()
}
