import type { ReactNode } from 'react'
import { useArrived } from '../lib/use-arrived.ts'
import { useTranslation } from '../i18n/index.ts'
import { requestIdIn } from '../lib/graphql.ts'
import { Button } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import css from './states.module.css'

export type EmptyStateProps = { icon: IconName; title: ReactNode; children?: ReactNode; action?: ReactNode }

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={css.state}>
      <span className={css.disc}>
        <Icon name={icon} size={32} />
      </span>
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      {action}
    </div>
  )
}

/** Not known here, and no network to ask. */
export function OfflineState() {
  const { t } = useTranslation()
  return (
    <EmptyState icon="info" title={t('errors.offlineTitle')}>
      {t('errors.offlineText')}
    </EmptyState>
  )
}

type Asked = { data: unknown; error: Error | null; isPaused: boolean; refetch: () => unknown }

/** What stands in the place of data that is not known: its skeleton, no network, or what went wrong. */
export function UnknownState({ query, skeleton }: { query: Asked; skeleton: ReactNode }) {
  if (useArrived(query.data) !== undefined) return null
  if (query.error) return <ErrorState requestId={requestIdIn(query.error)} onRetry={() => void query.refetch()} />
  return query.isPaused ? <OfflineState /> : skeleton
}

export type ErrorStateProps = {
  title?: ReactNode
  text?: ReactNode
  requestId?: string | undefined
  onRetry?: () => void
}

/** It did not work; try again, and the number under which it was logged. */
export function ErrorState({ title, text, requestId, onRetry }: ErrorStateProps) {
  const { t } = useTranslation()
  return (
    <div className={css.state} role="alert">
      <span className={css.disc}>
        <Icon name="warning" size={32} />
      </span>
      <p className={css.title}>{title ?? t('errors.failedTitle')}</p>
      <p className={css.text}>{text ?? t('messages.something-went-wrong')}</p>
      {onRetry && (
        <Button look="secondary" small icon="repeat" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      )}
      {requestId && <p className={css.detail}>{t('errors.requestId', { id: requestId })}</p>}
    </div>
  )
}
