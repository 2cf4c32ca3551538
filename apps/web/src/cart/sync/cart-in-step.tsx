import { goodsOf } from '@fust/domain/order'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSelectedShipTo, useSession } from '../../session/index.ts'
import type { TextKey } from '../../i18n/index.ts'
import { GraphqlError } from '../../lib/server/graphql.ts'
import { PATHS } from '../../paths.ts'
import { fullName } from '../../product/index.ts'
import { CART_TOAST_MS, TOAST_MS } from '../../ui/toast.tsx'
import { lineFor } from '../state/cart.ts'
import type { LineEdit } from '../state/cart-state.ts'
import { cartSyncOf, type CartNews } from './cart-sync.ts'
import { SendingAgainNote } from './sending-again-note.tsx'
import { cutToStock, type StockCut } from '../state/stock-cut.ts'
import { onDemand, useWasOpened } from '../../ui/on-demand.tsx'
import { useCartCommand } from './use-cart-command.ts'
import { useSay } from './use-say.ts'

const REFUSALS: Readonly<Record<string, TextKey>> = {
  PRODUCT_NOT_FOUND: 'messages.product-not-orderable',
  NOT_SALABLE: 'messages.product-not-orderable',
  PERMISSION_DENIED: 'messages.permission-missing',
  COULD_NOT_FIND_CART_ITEM: 'messages.line-not-found',
  'empties-method-needed': 'messages.empties-method-needed',
  'return-items-only': 'messages.return-items-only',
}

const StockCutDialog = onDemand(async () => (await import('./stock-cut-dialog.tsx')).StockCutDialog)
const LeftEdits = onDemand(async () => (await import('./left-edits.ts')).LeftEdits)

/** Keeps the cart of who is here in step with the server, and says what became of each change; once on every page. */
export function CartInStep() {
  const sync = cartSyncOf(useQueryClient())
  const { user } = useSession()
  const userId = user?.UID
  const [cuts, setCuts] = useState<readonly StockCut[]>([])
  const tell = useEffectEvent(useCartNews(setCuts))
  const isCut = useWasOpened(cuts.length > 0)
  useEffect(() => (userId === undefined ? undefined : sync.start(userId, (news) => tell(news))), [sync, userId])
  return (
    <>
      {userId !== undefined && <LeftEdits key={userId} userId={userId} />}
      <SendingAgainNote />
      {isCut && <StockCutDialog cuts={cuts} onClose={() => setCuts([])} />}
    </>
  )
}

/** Gives the function that says what became of a change. */
function useCartNews(onCut: (cuts: readonly StockCut[]) => void): (news: CartNews) => void {
  const say = useSay()
  const { t, toast } = say
  const { setAmounts } = useCartCommand()
  const { shipTo, choices, select } = useSelectedShipTo()
  const toCart = { label: t('messages.go-to-cart'), onSelect: () => say.goTo(PATHS.cart) }

  return (news) => {
    switch (news.is) {
      case 'answered':
        return answered(news)
      case 'refused':
        return refused(news)
      case 'unheard':
        return toast({ tone: 'bad', text: t('cart.unheard') })
      case 'dropped':
        // Stays until it is read: what one counted is not on the load.
        return toast({ tone: 'bad', text: t('cart.dropped'), durationMs: 0 })
    }
  }

  function answered({ call, after, shown, errors }: Extract<CartNews, { is: 'answered' }>): void {
    if (call.does === 'deliver') return
    const edits = call.lines.map(({ edit }) => edit)
    const cuts = errors.includes('INSUFFICIENT_STOCK') ? cutToStock(edits, after) : []
    if (cuts.length > 0) onCut(cuts)
    const code = errors.find((one) => one !== 'INSUFFICIENT_STOCK')
    if (code) toast({ tone: 'bad', text: t(REFUSALS[code] ?? 'messages.something-went-wrong') })
    if (!code && cuts.length === 0) for (const edit of edits) changed(edit)
    const [first] = edits
    if (shown.lines.length === 0) say.leaveEmptied(first ? goodsOf(first.product) : null)

    function changed({ product, takenOut }: LineEdit): void {
      if (takenOut)
        return toast({
          tone: 'info',
          text: t('cart.removed', { product: fullName(product) }),
          durationMs: TOAST_MS,
          action: { label: t('cart.undo'), onSelect: () => setAmounts({ product, amounts: takenOut }) },
        })
      if (!lineFor(after, product.key)) return
      if (call.does === 'add')
        return toast({ text: t('messages.added-to-cart', { product: fullName(product) }), durationMs: CART_TOAST_MS })
      toast({
        text: t('messages.cart-updated-text', { product: fullName(product) }),
        action: toCart,
        durationMs: CART_TOAST_MS,
      })
    }
  }

  function refused({ call, cart, fault }: Extract<CartNews, { is: 'refused' }>): void {
    if (call.does === 'remove') return say.fault(fault, t('messages.cart-remove-failed'))
    if (call.does !== 'deliver') return say.fault(fault, t('cart.notChanged'))
    const code = fault instanceof GraphqlError ? fault.code : ''
    say.fault(fault, t(REFUSALS[code] ?? 'messages.shipment-not-set'))
    // The bar goes back to where the cart is.
    const before = choices.find(({ shipToId }) => shipToId === cart?.shipToId)
    if (before && shipTo?.shipToId === call.delivery.shipToId) select(before.shipToId)
  }
}
