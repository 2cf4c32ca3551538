import { formatDate, formatTime } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/index.ts'
import { onTheWall } from '@fust/contract/wire'
import { MARKET } from './market.ts'

/** Says when something happened, on the clocks of the market: 'ma 23 nov, 10:00'. */
export function useWhen(): (instant: string) => string {
  const language = useLanguage()
  return (instant) => {
    const moment = new Date(instant)
    const day = onTheWall(moment, MARKET.timeZone).toISOString().slice(0, 10)
    return `${formatDate(day, language, 'short')}, ${formatTime(moment)}`
  }
}
