import { PATHS } from '../paths.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { ReasonedButton } from '../ui/reasoned-button.tsx'
import {
  cartView,
  fillCart,
  removeAll,
  saveForLater,
  useCart,
  useCartCommand,
  useCartOnceKnown,
  type CartCommand,
  type FilledCart,
} from '../cart/index.ts'
import { OrderInProgress } from './order-in-progress.tsx'
import { usePermission } from '../session/index.ts'
import { LeftOutDialog } from './left-out-dialog.tsx'
import { leftOutOf, repeatable } from './repeat.ts'
import { useSameTransport } from './use-same-transport.ts'
import type { OrderDetail } from './order.ts'

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
  const navigate = useNavigate()
  const { data: cart } = useCart()
  const cartOnceKnown = useCartOnceKnown()
  const { send } = useCartCommand()
  const sameTransport = useSameTransport()
  const [isBusy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const [filled, setFilled] = useState<FilledCart>()
  const additions = repeatable(order)
  if (!may('Catalogue')) return null

  const fill = async () => {
    const answer = await send(fillCart(additions))
    if (!answer) return
    setFilled(answer)
    if (leftOutOf(order, answer.missing).length > 0) return
    const isReady = cartView(answer.cart).capacity.isCheckoutEnabled
    await navigate({ to: isReady ? PATHS.checkout : PATHS.cart })
  }
  const startNew = async (makeRoom?: CartCommand) => {
    // What could not be saved or discarded stays, and has been told.
    if (makeRoom && !(await send(makeRoom))) return
    await sameTransport(order)
    await fill()
  }
  const again = async () => {
    // What cannot be read cannot be filled either, and that is said then.
    const held = await cartOnceKnown().catch(() => undefined)
    if (held && held.lines.length > 0) setAsking(true)
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
        refusal={additions.length === 0 ? t('orders.nothingToRepeat') : undefined}
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
      <LeftOutDialog
        names={filled ? leftOutOf(order, filled.missing) : []}
        isAll={filled?.cart.lines.length === 0}
        onClose={() => setFilled(undefined)}
        onGo={() => void navigate({ to: PATHS.cart })}
      />
    </>
  )
}
