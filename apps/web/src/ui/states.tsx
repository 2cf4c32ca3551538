import { useEffect, useRef, type ReactNode } from 'react'
import { useArrived } from '../lib/server/use-arrived.ts'
import { useTranslation } from '../i18n/index.ts'
import { isForbidden, requestIdIn } from '../lib/server/graphql.ts'
import { PATHS } from '../paths.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import { LinkButton } from './link-button.tsx'
import css from './states.module.css'

/** Its title is the heading of a page that has no other. */
type Titled = { titleAs?: 'h1' | 'p' | undefined }

export type EmptyStateProps = Titled & {
  icon: IconName
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Its title takes the focus that stood on what went. */
  takesFocus?: boolean
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon, title, titleAs: Title = 'p', children, action, takesFocus }: EmptyStateProps) {
  const focusable = useRef<HTMLHeadingElement & HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) focusable.current?.focus()
  }, [takesFocus])
  return (
    <div className={css.state}>
      <span className={css.disc}>
        <Icon name={icon} size={32} />
      </span>
      <Title ref={focusable} className={css.title} {...(takesFocus && { tabIndex: -1 })}>
        {title}
      </Title>
      {children && <div className={css.text}>{children}</div>}
      {action}
    </div>
  )
}

/** Not known here, and no network to ask. */
export function OfflineState({ titleAs }: Titled) {
  const { t } = useTranslation()
  return (
    <EmptyState icon="info" title={t('errors.offlineTitle')} titleAs={titleAs}>
      {t('errors.offlineText')}
    </EmptyState>
  )
}

/** Not for this account; who can change that, and the way back. */
function ForbiddenState({ titleAs }: Titled) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="warning"
      title={t('errors.forbiddenTitle')}
      titleAs={titleAs}
      action={<LinkButton to={PATHS.home}>{t('errors.toHome')}</LinkButton>}
    >
      {t('errors.forbiddenText')}
    </EmptyState>
  )
}

type Asked = { data: unknown; error: Error | null; isPaused: boolean; refetch: () => unknown }

/** What stands in the place of data that is not known: its skeleton, no network, no permission, or what went wrong. */
export function UnknownState({ query, skeleton, titleAs }: Titled & { query: Asked; skeleton: ReactNode }) {
  if (useArrived(query.data) !== undefined) return null
  if (isForbidden(query.error)) return <ForbiddenState titleAs={titleAs} />
  if (query.error)
    return <ErrorState titleAs={titleAs} requestId={requestIdIn(query.error)} onRetry={() => void query.refetch()} />
  return query.isPaused ? <OfflineState titleAs={titleAs} /> : skeleton
}

type FailedPartProps = { text: ReactNode; onRetry: () => void }

/** A part of a page that could not be read, in a line: the rest goes on. */
export function FailedPart({ text, onRetry }: FailedPartProps) {
  const { t } = useTranslation()
  return (
    <Banner tone="bad" live>
      <span className={css.part}>
        {text}
        <Button look="secondary" small icon="repeat" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      </span>
    </Banner>
  )
}

export type ErrorStateProps = Titled & {
  title?: ReactNode
  text?: ReactNode
  requestId?: string | undefined
  onRetry?: () => void
}

/** It did not work; try again, and the number under which it was logged. */
export function ErrorState({ title, titleAs: Title = 'p', text, requestId, onRetry }: ErrorStateProps) {
  const { t } = useTranslation()
  return (
    <div className={css.state} role="alert">
      <span className={css.disc}>
        <Icon name="warning" size={32} />
      </span>
      <Title className={css.title}>{title ?? t('errors.failedTitle')}</Title>
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
