import { useState } from 'react'
import type { CancelOrderErrorCode } from '../../../../gql/graphql.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { useFaultToast } from '../../../../ui/use-fault-toast.ts'
import { usePermission } from '../../../../session/index.ts'
import { useCancelOrder } from './api/use-cancel-order.ts'
import type { OrderDetail } from '../../../../orders/index.ts'
import { useCancelWindow } from './use-cancel-window.ts'

/** Takes an order back while the brewery has not begun; asked once, since there is no way back (ORD-29). */
export function CancelOrder({ order }: { order: OrderDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const showToast = useToast()
  const tellFault = useFaultToast()
  const may = usePermission()
  const [asking, setAsking] = useState(false)
  const { mutate: cancel, isPending } = useCancelOrder()
  const cancelWindow = useCancelWindow(order)
  if (!cancelWindow || !may('My Orders')) return null

  const tell = (refusal: CancelOrderErrorCode | null) => {
    if (refusal) showToast({ tone: 'bad', text: t(REFUSALS[refusal]) })
    else showToast({ text: t('orders.cancelled', { number: order.number }) })
  }
  const onYes = () =>
    cancel(order.id, {
      onSuccess: tell,
      onError: (fault) => tellFault(fault, t('orders.cancelFailed')),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button look="danger" icon="close" onClick={() => setAsking(true)}>
        {t('orders.cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('orders.cancelTitle', { number: order.number })}
        yes={t('orders.cancelYes')}
        no={t('orders.cancelNo')}
        look="danger"
        busy={isPending}
        onYes={onYes}
        onNo={() => setAsking(false)}
      >
        {t('orders.cancelText', {
          shipTo: order.shipTo.name,
          day: order.deliveryDate ? formatDate(order.deliveryDate, language) : '',
        })}{' '}
        {cancelWindow.until}
      </ConfirmDialog>
    </>
  )
}

const REFUSALS = {
  INVALID_ORDER_STATUS: 'orders.cancelRefusals.too-far',
  ORDER_CANCELLATION_DISABLED: 'orders.cancelRefusals.too-far',
  ORDER_NOT_FOUND: 'orders.cancelRefusals.not-found',
  PARTIAL_ORDER_ITEM_SHIPPED: 'orders.cancelRefusals.shipped',
  UNAUTHORISED: 'orders.cancelRefusals.not-found',
  UNDEFINED: 'orders.cancelFailed',
} as const satisfies Record<CancelOrderErrorCode, TextKey>
