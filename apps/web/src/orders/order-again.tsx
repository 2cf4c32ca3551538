import type { ShipToPermission } from '@fust/contract/rest'
import { PATHS } from '../paths.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation, type TextKey } from '../i18n/index.ts'
import { ReasonedButton } from '../ui/reasoned-button.tsx'
import {
  cartView,
  removeAll,
  repeatOrder,
  saveForLater,
  useCart,
  useCartCommand,
  useCartOnceKnown,
  type CartCommand,
} from '../cart/index.ts'
import { OrderInProgress } from './order-in-progress.tsx'
import { isSuspended, usePermission, useSelectedShipTo } from '../session/index.ts'
import type { OrderDetail } from './order.ts'
import { useDeliverAgain } from './use-deliver-again.ts'
import { useToFilledCart } from './use-to-filled-cart.ts'

type Props = {
  order: OrderDetail
  wide?: boolean
  /** Stands at the right on the button, as the price. */
  children?: ReactNode
}

/** Puts the lines of an order into the cart once more; one tap when the cart is empty. */
export function OrderAgain({ order, wide = false, children }: Props) {
  const { t } = useTranslation()
  const may = usePermission()
  const { shipTo } = useSelectedShipTo()
  const toFilledCart = useToFilledCart()
  const { data: cart } = useCart()
  const cartOnceKnown = useCartOnceKnown()
  const { send } = useCartCommand()
  const deliverAgain = useDeliverAgain()
  const [isBusy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  if (!may('Catalogue')) return null
  const refusal = refusalOf(order, shipTo)

  const fill = async () => {
    const answer = await send(repeatOrder(order.number))
    if (!answer) return
    const isReady = cartView(answer.cart).capacity.isCheckoutEnabled
    await toFilledCart(answer, isReady ? PATHS.checkout : PATHS.cart)
  }
  const startNew = async (makeRoom?: CartCommand) => {
    // What could not be saved or discarded stays, and has been told.
    if (makeRoom && !(await send(makeRoom))) return
    await deliverAgain(order.number)
    await fill()
  }
  const again = async () => {
    const held = await cartOnceKnown()
    if (!held) return
    if (held.lines.length > 0) setAsking(true)
    else await startNew()
  }
  const busyWith = (work: () => Promise<void>) => () => {
    setAsking(false)
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  const canJoin = cart?.goods === order.goods

  return (
    <>
      <ReasonedButton
        icon="repeat"
        wide={wide}
        loading={isBusy}
        refusal={refusal && t(refusal)}
        onClick={busyWith(again)}
      >
        {t('orders.again')}
        {children}
      </ReasonedButton>
      <OrderInProgress
        open={asking}
        keep={canJoin ? 'add' : 'keep'}
        onKeep={canJoin ? busyWith(fill) : () => setAsking(false)}
        onSave={busyWith(() => startNew(saveForLater))}
        onDiscard={busyWith(() => startNew(removeAll))}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/** Why an order cannot be ordered again, as far as one knows before the brewery is asked. */
function refusalOf({ lines }: OrderDetail, shipTo: ShipToPermission | undefined): TextKey | undefined {
  if (shipTo && isSuspended(shipTo)) return 'messages.ship-to-suspended'
  return lines.some(({ product }) => product !== null) ? undefined : 'orders.nothingToRepeat'
}
