import { useTranslation } from '../../i18n/index.ts'
import { Spinner } from '../../ui/progress.tsx'
import { useIsSendingAgain } from '../view/use-cart.ts'
import css from './sending-again-note.module.css'

/** While a change gets no answer: that it is sent once more. Gone in a moment, as a rule: it moves nothing on the page. */
export function SendingAgainNote() {
  const { t } = useTranslation()
  const isSendingAgain = useIsSendingAgain()
  return (
    <output className={css.again}>
      {isSendingAgain && (
        <span>
          <Spinner size={16} />
          {t('cart.sendingAgain')}
        </span>
      )}
    </output>
  )
}
