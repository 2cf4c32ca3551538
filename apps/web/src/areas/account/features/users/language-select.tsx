import { LANGUAGES, type Language } from '@fust/domain/market'
import { useTranslation } from '../../../../i18n/index.ts'
import { OWN_NAMES } from '../../../../i18n/language-names.ts'
import { MARKET } from '../../../../lib/market/market.ts'
import { Select } from '../../../../ui/select/select.tsx'

/** The language of letters to somebody, of those that the market has. */
export function LanguageSelect({ value, onChange }: { value: Language; onChange: (language: Language) => void }) {
  const { t } = useTranslation()
  const languages = MARKET.languages.includes(value) ? MARKET.languages : [value, ...MARKET.languages]
  return (
    <Select
      label={t('users.locale')}
      options={languages.map((language) => ({ value: language, label: OWN_NAMES[language] }))}
      value={value}
      onChange={onChange}
    />
  )
}

/** The language of somebody; that of the market where it is none we know. */
export const localeOf = (locale: string): Language =>
  LANGUAGES.find((language) => language === locale) ?? MARKET.languages[0]
