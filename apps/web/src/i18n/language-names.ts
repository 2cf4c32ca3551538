import type { Language } from '@fust/domain/market'

/** Each language by its own name. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  nl: 'Nederlands',
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  cs: 'Čeština',
  sk: 'Slovenčina',
}
