import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/index.ts'
import { useNamesPage } from '../../../../lib/page/page-name.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton, TextLink } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { ReasonedButton } from '../../../../ui/reasoned-button.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import type { SavedKind } from '../../../../cart/index.ts'
import { OrderInProgress } from '../../../../orders/index.ts'
import { usePermission, useSelectedShipTo } from '../../../../session/index.ts'
import { savedOrderQuery } from './api/saved-order-query.ts'
import { LISTS } from './lists.ts'
import { SavedOrderDocket, SavedOrderSkeleton } from './saved-order-docket.tsx'
import css from './saved-order-page.module.css'
import type { SavedOrder } from './saved-order.ts'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'
import { useRestoreOrder } from './use-restore-order.ts'

/** One order saved for later, whole (ORD-21). */
export const SavedOrderPage = () => <OneSaved kind="saved" />

/** One pre-order, whole (ORD-22). */
export const PreOrderPage = () => <OneSaved kind="pending" />

function OneSaved({ kind }: { kind: SavedKind }) {
  const { t } = useTranslation()
  const { id = '' } = useParams({ strict: false })
  const { shipTo } = useSelectedShipTo()
  const asked = useQuery({
    ...savedOrderQuery(kind, shipTo?.shipToId ?? '', id),
    enabled: shipTo !== undefined,
  })
  const data = useArrived(asked.data)
  const name = data?.title ?? t('savedOrders.untitled', { id })
  useNamesPage(data?.title ?? undefined)
  const list = LISTS[kind]
  return (
    <Page>
      <p className={css.back}>
        <TextLink to={list.path}>← {t(list.titleKey)}</TextLink>
      </p>
      {!data && !asked.isPending && <PageHead title={name} />}
      <UnknownState query={asked} skeleton={<SavedOrderSkeleton name={name} />} />
      {data === null && (
        <EmptyState
          icon="search"
          title={t('savedOrders.unknown')}
          action={<LinkButton to={list.path}>{t(list.titleKey)}</LinkButton>}
        >
          {t('savedOrders.unknownHint')}
        </EmptyState>
      )}
      {data && <KnownSaved kind={kind} order={data} name={name} />}
    </Page>
  )
}

function KnownSaved({ kind, order, name }: { kind: SavedKind; order: SavedOrder; name: string }) {
  const { t } = useTranslation()
  const may = usePermission()
  const navigate = useNavigate()
  const { busyId, start, question } = useRestoreOrder(kind)
  const remove = useDeleteWithUndo(kind)
  return (
    <>
      <SavedOrderDocket order={order} name={name}>
        {may('Catalogue') && (
          <ReasonedButton
            icon="repeat"
            loading={busyId === order.id}
            refusal={order.isOrderable ? undefined : t('savedOrders.unavailable')}
            onClick={() => start(order.id)}
          >
            {t('savedOrders.again')}
          </ReasonedButton>
        )}
        <Button
          look="secondary"
          icon="bin"
          onClick={() => {
            remove(order.id, name)
            void navigate({ to: LISTS[kind].path, replace: true })
          }}
        >
          {t('savedOrders.delete')}
        </Button>
        <Button look="quiet" icon="print" onClick={() => window.print()}>
          {t('orders.print')}
        </Button>
      </SavedOrderDocket>
      <OrderInProgress keep="add" {...question} />
    </>
  )
}
