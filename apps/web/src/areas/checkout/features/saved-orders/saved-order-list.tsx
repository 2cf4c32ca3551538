import { useTranslation } from '../../../../i18n/index.ts'
import type { SavedKind } from '../../../../cart/index.ts'
import { usePermission } from '../../../../session/index.ts'
import { OrderInProgress } from '../../../../orders/index.ts'
import type { SavedOrder } from './saved-order.ts'
import { SavedOrderRow } from './saved-order-row.tsx'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'
import { useRestoreOrder } from './use-restore-order.ts'

/** Orders put aside, under each other, with what can be done with each. */
export function SavedOrderList({ kind, orders }: { kind: SavedKind; orders: readonly SavedOrder[] }) {
  const { t } = useTranslation()
  const may = usePermission()
  const { busyId, start, question } = useRestoreOrder(kind)
  const remove = useDeleteWithUndo(kind)
  return (
    <>
      {orders.map((order) => {
        const name = order.title ?? t('savedOrders.untitled', { id: order.id })
        return (
          <SavedOrderRow
            key={order.id}
            kind={kind}
            order={order}
            name={name}
            busy={busyId === order.id}
            onDelete={() => remove(order.id, name)}
            {...(may('Catalogue') && { onRestore: () => start(order.id) })}
          />
        )
      })}
      <OrderInProgress keep="add" {...question} />
    </>
  )
}
