import type { OwnSessions as Sessions } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useTranslation } from '../../../../../i18n/index.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { FailedPart } from '../../../../../ui/states.tsx'
import { useToast } from '../../../../../ui/toast.tsx'
import { useEndSession } from '../api/use-user-calls.ts'
import { sessionsQuery } from '../api/user-queries.ts'
import { momentText } from '../moment-text.ts'
import css from './profile.module.css'

type Session = Sessions['sessions'][number]

/** Where one is signed in; each but the present one can be ended. */
export function OwnSessions() {
  const { t } = useTranslation()
  const asked = useQuery(sessionsQuery)
  return (
    <section className={css.part} aria-labelledby="own-sessions">
      <h2 id="own-sessions">{t('profile.sessions')}</h2>
      {asked.isError && <FailedPart text={t('profile.sessionsFailed')} onRetry={() => void asked.refetch()} />}
      {asked.isPending && <Skeleton height={128} />}
      {asked.data && (
        <ul className={css.rows}>
          {asked.data.sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SessionRow({ session: { id, device, since, lastSeen, isCurrent, isClient } }: { session: Session }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const showToast = useToast()
  const { mutate: end, isPending } = useEndSession()
  const name = device || t(isClient ? 'profile.client' : 'profile.unknownDevice')
  const onEnd = () =>
    end(id, {
      onSuccess: (answer) =>
        showToast(
          answer.ok
            ? { text: t('profile.sessionEnded', { device: name }) }
            : { tone: 'bad', text: t('messages.something-went-wrong') },
        ),
      onError: () => showToast({ tone: 'bad', text: t('session.unreachable') }),
    })
  return (
    <li className={css.row}>
      <div>
        <strong>{name}</strong>
        <p className={css.quiet}>
          {isCurrent ? t('profile.thisSession') : t('profile.lastSeen', { moment: momentText(lastSeen, language) })}
          {' · '}
          {t('profile.since', { moment: momentText(since, language) })}
        </p>
      </div>
      {!isCurrent && (
        <Button
          look="secondary"
          small
          loading={isPending}
          aria-label={t('profile.endSessionOf', { device: name })}
          onClick={onEnd}
        >
          {t('profile.endSession')}
        </Button>
      )}
    </li>
  )
}
