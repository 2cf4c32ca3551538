import { PHONE, useBreweryWords } from '../i18n/brewery-words.ts'
import { useTranslation } from '../i18n/index.ts'

/** Whom to ask, and when; nothing where the brewery has no number. */
export function QuestionsLine() {
  const { t } = useTranslation()
  const hours = useBreweryWords('hours') || 'none'
  return <>{t('shell.questions', { phone: PHONE, hours })}</>
}
