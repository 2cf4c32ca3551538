import { useState } from 'react'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import type { CancelOrderErrorCode } from '../../../../gql/graphql.ts'
import { Button } from '../../../../ui/button.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import {
  changeOrder,
  removeAll,
  saveForLater,
  useCartCommand,
  useCartOnceKnown,
  type CartCommand,
} from '../../../../cart/index.ts'
import { usePermission, useSelectedShipTo } from '../../../../session/index.ts'
import { OrderInProgress, useToFilledCart, type WholeOrder } from '../../../../orders/index.ts'
import { useCancelWindow } from './use-cancel-window.ts'

/** Puts an order into the cart to be changed, while the brewery has not begun; it stands until that cart is placed (ORD-29). */
export function ChangeOrder({ order }: { order: WholeOrder }) {
  const { t } = useTranslation()
  const may = usePermission()
  const toFilledCart = useToFilledCart()
  const showToast = useToast()
  const { select } = useSelectedShipTo()
  const { send } = useCartCommand(order.shipTo.id)
  const cartOnceKnown = useCartOnceKnown(order.shipTo.id)
  const [isBusy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const changeWindow = useCancelWindow(order)
  if (!changeWindow || !order.canBeChanged || !may('Catalogue')) return null

  const change = async (makeRoom?: CartCommand) => {
    if (makeRoom && !(await send(makeRoom))) return
    const answer = await send(changeOrder(order.number))
    if (!answer) return
    if (answer.refusal) return showToast({ tone: 'bad', text: t(REFUSALS[answer.refusal]) })
    select(order.shipTo.id)
    await toFilledCart(answer)
  }
  const start = async () => {
    const held = await cartOnceKnown()
    if (!held) return
    const isOther = held.lines.length > 0 && held.replaces?.number !== order.number
    if (isOther) setAsking(true)
    else await change()
  }
  const busyWith = (work: () => Promise<void>) => () => {
    setAsking(false)
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  return (
    <>
      <Button look="secondary" icon="pencil" loading={isBusy} onClick={busyWith(start)}>
        {t('orders.change')}
      </Button>
      <OrderInProgress
        open={asking}
        keep="change"
        onKeep={() => setAsking(false)}
        onSave={busyWith(() => change(saveForLater))}
        onDiscard={busyWith(() => change(removeAll))}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

const REFUSALS = {
  INVALID_ORDER_STATUS: 'orders.changeRefusals.tooFar',
  ORDER_CANCELLATION_DISABLED: 'orders.changeRefusals.tooFar',
  ORDER_NOT_FOUND: 'orders.unknown',
  PARTIAL_ORDER_ITEM_SHIPPED: 'orders.changeRefusals.shipped',
  UNAUTHORISED: 'orders.unknown',
  UNDEFINED: 'messages.something-went-wrong',
} as const satisfies Record<CancelOrderErrorCode, TextKey>
