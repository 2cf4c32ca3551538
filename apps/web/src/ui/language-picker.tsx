import { changeLanguage, useLanguage, useTranslation } from '../i18n/index.ts'
import { OWN_NAMES } from '../i18n/language-names.ts'
import { MARKET } from '../lib/market/market.ts'
import css from './language-picker.module.css'

/** The languages of the interface, each by its own name. */
export function LanguagePicker() {
  const { t } = useTranslation()
  const chosen = useLanguage()
  return (
    <fieldset className={css.picker} aria-label={t('ui.language')}>
      {MARKET.languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={css.language}
          aria-pressed={language === chosen}
          onClick={() => void changeLanguage(language)}
        >
          {OWN_NAMES[language]}
        </button>
      ))}
    </fieldset>
  )
}
