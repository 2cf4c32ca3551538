import { formatDate } from '../i18n/format.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import type { SuggestionReason } from './api/suggested-cart-query.ts'

/** Gives the words for why something is proposed. */
export function useReasonWords(): (reason: SuggestionReason) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return (reason) => {
    if (reason.code === 'USUAL') return t('suggested.reasons.usual', { times: reason.times, count: reason.of })
    if (reason.code === 'MISSING')
      return t('suggested.reasons.missing', { date: formatDate(reason.lastOn, language, 'dayAndMonth') })
    return t('suggested.reasons.season', { date: formatDate(reason.lastOn, language, 'withYear') })
  }
}
