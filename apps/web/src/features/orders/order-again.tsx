import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { Button } from '../../ui/button.tsx'
import { useFaultToast } from '../../ui/use-fault-toast.ts'
import { cartView, useCart, useFillCart, useRemoveAll, useSaveForLater, type FilledCart } from '../cart/index.ts'
import { OrderInProgress } from '../saved-orders/index.ts'
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
  const tellFault = useFaultToast()
  const { data: cart } = useCart()
  const fill = useFillCart()
  const removeAll = useRemoveAll()
  const save = useSaveForLater()
  const sameTransport = useSameTransport()
  const [isBusy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const additions = repeatable(order)
  const isFilled = (cart?.lines.length ?? 0) > 0
  if (!may('Catalogue')) return null

  const go = async ({ cart: filled }: FilledCart) => {
    const isReady = cartView(filled).capacity.isCheckoutEnabled
    await navigate({ to: isReady ? '/checkout' : '/cart' })
  }
  const run = async (makeRoom?: () => Promise<unknown>) => {
    setAsking(false)
    setBusy(true)
    try {
      await makeRoom?.()
    } catch {
      // Whoever makes room has said what went wrong; the cart stays.
      return setBusy(false)
    }
    try {
      const filled = await fill.mutateAsync(additions)
      const names = leftOutOf(order, filled.missing)
      if (names.length > 0) setLeftOut(names)
      else await go(filled)
    } catch (fault) {
      tellFault(fault, t('messages.something-went-wrong'))
    } finally {
      setBusy(false)
    }
  }
  const startNew = (empty?: () => Promise<unknown>) => () =>
    void run(async () => {
      await empty?.()
      await sameTransport(order)
    })
  const canJoin = cart?.kind === order.kind

  return (
    <>
      <Button
        icon="repeat"
        wide={wide}
        loading={isBusy}
        disabledReason={additions.length === 0 ? t('orders.nothingToRepeat') : undefined}
        onClick={isFilled ? () => setAsking(true) : startNew()}
      >
        {t('orders.again')}
        {children}
      </Button>
      <OrderInProgress
        open={asking}
        keep={canJoin ? 'add' : 'keep'}
        onKeep={canJoin ? () => void run() : () => setAsking(false)}
        onSave={startNew(() => save.mutateAsync())}
        onDiscard={startNew(() => removeAll.mutateAsync())}
        onCancel={() => setAsking(false)}
      />
      <LeftOutDialog
        names={leftOut}
        isAll={(fill.data?.cart.lines.length ?? 0) === 0}
        onClose={() => setLeftOut([])}
        onGo={() => void navigate({ to: '/cart' })}
      />
    </>
  )
}
