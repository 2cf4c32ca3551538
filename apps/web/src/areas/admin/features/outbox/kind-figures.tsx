import type { KindBacklog } from '@fust/contract/rest'
import { useTranslation } from '../../../../i18n/index.ts'
import { useWhen } from '../../../../lib/market/use-when.ts'
import { Button } from '../../../../ui/button.tsx'
import css from './backlog-page.module.css'
import { KIND_TEXTS } from './message-words.ts'
import type { Wished } from './retry-dialog.tsx'

/** How much waits by where it goes, and what of it was given up. */
export function KindFigures({ kinds, onRetry }: { kinds: readonly KindBacklog[]; onRetry: (wished: Wished) => void }) {
  const { t } = useTranslation()
  const when = useWhen()
  return (
    <div className={css.kinds}>
      {kinds
        .toSorted((one, other) => one.kind.localeCompare(other.kind))
        .map(({ kind, waiting, dead, oldestAt }) => (
          <section key={kind} className={css.kind} aria-labelledby={`kind-${kind}`}>
            <h2 id={`kind-${kind}`}>{t(KIND_TEXTS[kind])}</h2>
            <p className={css.figure}>{t('backlog.waiting', { count: waiting })}</p>
            <p className={css.quiet}>{t('backlog.oldest', { when: when(oldestAt) })}</p>
            {dead > 0 && (
              <>
                <p className={css.bad}>{t('backlog.dead', { count: dead })}</p>
                <Button look="secondary" icon="repeat" onClick={() => onRetry({ kind, count: dead })}>
                  {t('backlog.retryAll', { count: dead })}
                </Button>
              </>
            )}
          </section>
        ))}
    </div>
  )
}
