import { createInstance } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE, parseLanguage, rememberLanguage, storedLanguage, type Language } from './language.ts'

export { LANGUAGES, type Language } from './language.ts'

/** The one dictionary of the app; rules outside React ask it too. */
export const i18n = createInstance()

const DICTIONARIES = {
  en: () => import('./en.json'),
  nl: () => import('./nl.json'),
} satisfies Record<Language, () => Promise<unknown>>

/** Loads the stored language; call once before the first render. */
export async function startTexts(language: Language = storedLanguage()): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: { [language]: { translation: await dictionary(language) } },
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  document.documentElement.lang = language
}

/** Changes the language of the interface, of the document and of the calls. */
export async function changeLanguage(language: Language): Promise<void> {
  if (!i18n.hasResourceBundle(language, 'translation'))
    i18n.addResourceBundle(language, 'translation', await dictionary(language))
  rememberLanguage(language)
  await i18n.changeLanguage(language)
}

/** The language now shown. */
export function currentLanguage(): Language {
  return parseLanguage(i18n.language) ?? DEFAULT_LANGUAGE
}

/** The language now shown, following changes. */
export function useLanguage(): Language {
  const { i18n: texts } = useTranslation()
  return parseLanguage(texts.language) ?? DEFAULT_LANGUAGE
}

async function dictionary(language: Language): Promise<object> {
  return (await DICTIONARIES[language]()).default
}
