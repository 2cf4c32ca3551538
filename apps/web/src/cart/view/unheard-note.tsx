import { useTranslation } from '../../i18n/index.ts'
import { useCartCommand } from '../sync/use-cart-command.ts'
import css from './unheard-note.module.css'

/** Under the counters whose number has reached nobody: that it is so, and the way to send it again. */
export function UnheardNote() {
  const { t } = useTranslation()
  const { tryAgain } = useCartCommand()
  return (
    <p className={css.note}>
      {t('cart.notices.unheard')}{' '}
      <button type="button" onClick={tryAgain}>
        {t('errors.retry')}
      </button>
    </p>
  )
}
