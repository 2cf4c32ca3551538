import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../../i18n/index.ts'
import { CART_TOAST_MS, useToast } from '../../../ui/toast.tsx'
import { useFaultToast } from '../../../ui/use-fault-toast.ts'
import { cutToStock, tellCut } from '../stock-cut.ts'
import { lineFor, type SentEdits } from '../cart-edit.ts'

/** What a change of the cart is answered with, in words. */
export function useCartMessages() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const showToast = useToast()
  const showFault = useFaultToast()

  const goToCart = { label: t('messages.go-to-cart'), onSelect: () => void navigate({ to: '/cart' }) }

  const tellEdits = ({ edits, before, after, errors }: SentEdits) => {
    const cuts = errors.includes('INSUFFICIENT_STOCK') ? cutToStock(edits, after) : []
    if (cuts.length > 0) tellCut(client, cuts)
    const refused = errors.find((code) => code !== 'INSUFFICIENT_STOCK')
    if (refused) showToast({ tone: 'bad', text: t(`messages.${REFUSALS[refused] ?? 'something-went-wrong'}`) })
    if (refused || cuts.length > 0) return
    for (const { product } of edits) {
      if (!lineFor(after, product.key)) continue
      if (lineFor(before, product.key))
        showToast({
          text: t('messages.cart-updated-text', { product: product.name }),
          action: goToCart,
          durationMs: CART_TOAST_MS,
        })
      else showToast({ text: t('messages.added-to-cart', { product: product.name }), durationMs: CART_TOAST_MS })
    }
  }

  const tellFault = (fault: unknown) => showFault(fault, t('cart.notChanged'))

  // Stays until it is read: what one counted is not on the load.
  const tellUnheard = (onTryAgain: () => void) => {
    showToast({
      tone: 'bad',
      text: t('cart.unheard'),
      durationMs: 0,
      action: { label: t('errors.retry'), onSelect: onTryAgain },
    })
  }

  return { tellEdits, tellFault, tellUnheard }
}

const REFUSALS: Readonly<Record<string, 'product-not-orderable' | 'permission-missing' | 'line-not-found'>> = {
  PRODUCT_NOT_FOUND: 'product-not-orderable',
  NOT_SALABLE: 'product-not-orderable',
  PERMISSION_DENIED: 'permission-missing',
  COULD_NOT_FIND_CART_ITEM: 'line-not-found',
}
