import type { FailedMessage, HeldLane } from '@fust/contract/rest'
import { formatList } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { useWhen } from '../../../../lib/market/use-when.ts'
import { Button } from '../../../../ui/button.tsx'
import type { DataColumn } from '../../../../ui/data-table/index.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import css from './backlog-page.module.css'
import { topicText } from './message-words.ts'
import type { Wished } from './retry-dialog.tsx'

/** What is told of a ship-to that is held back. */
export function useLaneColumns(): DataColumn<HeldLane>[] {
  const { t } = useTranslation()
  const when = useWhen()
  const language = useLanguage()
  return [
    { key: 'shipTo', head: t('backlog.shipTo'), card: 'title', width: '1fr', cell: (lane) => <ShipTo of={lane} /> },
    { key: 'since', head: t('backlog.since'), card: 'detail', cell: ({ since }) => when(since) },
    {
      key: 'orders',
      head: t('backlog.behind'),
      card: 'across',
      width: '1fr',
      cell: ({ waiting, orders }) => (
        <>
          {t('backlog.waiting', { count: waiting })}
          {orders.length > 0 && <span className={css.reason}>{formatList(orders, language)}</span>}
        </>
      ),
    },
  ]
}

/** What is told of a message that failed, and the way to try it again. */
export function useFailedColumns(onRetry: (wished: Wished) => void): DataColumn<FailedMessage>[] {
  const { t } = useTranslation()
  const when = useWhen()
  return [
    {
      key: 'message',
      head: t('backlog.message'),
      card: 'title',
      cell: (message) => (
        <>
          <b>{message.orderNumber ?? t(topicText(message))}</b>
          {message.orderNumber !== null && <span className={css.reason}>{t(topicText(message))}</span>}
        </>
      ),
    },
    { key: 'shipTo', head: t('backlog.shipTo'), card: 'detail', cell: (message) => <ShipTo of={message} /> },
    {
      key: 'reason',
      head: t('backlog.reason'),
      card: 'across',
      width: '1fr',
      // In the words of whoever refused it: nothing in them turns the direction of what stands beside.
      cell: ({ error }) => <bdi className={css.reason}>{error}</bdi>,
    },
    {
      key: 'since',
      head: t('backlog.since'),
      card: 'detail',
      cell: ({ createdAt, attempts }) => (
        <>
          {when(createdAt)}
          <span className={css.reason}>{t('backlog.attempts', { count: attempts })}</span>
        </>
      ),
    },
    {
      key: 'state',
      head: t('backlog.state'),
      card: 'detail',
      cell: ({ nextAt }) =>
        nextAt === null ? (
          <span className={css.bad}>{t('backlog.givenUp')}</span>
        ) : (
          t('backlog.again', { when: when(nextAt) })
        ),
    },
    {
      key: 'retry',
      head: <VisuallyHidden>{t('backlog.retry')}</VisuallyHidden>,
      card: 'aside',
      cell: (message) => {
        const { id: messageId, orderNumber } = message
        const name = orderNumber ?? t(topicText(message))
        return (
          <Button look="secondary" small icon="repeat" onClick={() => onRetry({ messageId, name })}>
            {t('backlog.retry')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )
      },
    },
  ]
}

function ShipTo({ of: { shipToId, shipToName } }: { of: { shipToId: string; shipToName: string } }) {
  return (
    <>
      {shipToName || shipToId}
      {shipToName && <span className={css.quiet}> {shipToId}</span>}
    </>
  )
}
