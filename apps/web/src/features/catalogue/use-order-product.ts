import { canJoinCart } from '@fust/domain/order'
import { useState } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { useToast } from '../../ui/toast.tsx'
import { useCart, useRemoveAll, useSaveForLater, useUpdateCartLines } from '../cart/index.ts'
import type { CountedUnit } from '../load/index.ts'
import type { Product } from '../product/index.ts'
import { isSuspended, useSelectedShipTo } from '../session/index.ts'

type Wish = { product: Product; unit: CountedUnit; value: number }

/** Puts so much of a product into the cart, after the question that a cart of another kind needs (CRT-04, CRT-05). */
export function useOrderProduct() {
  const { t } = useTranslation()
  const showToast = useToast()
  const { shipTo } = useSelectedShipTo()
  const { data: cart } = useCart()
  const { mutate: update } = useUpdateCartLines()
  const { mutate: removeAll, isPending } = useRemoveAll()
  const { mutate: save, isPending: isSaving } = useSaveForLater()
  const [asked, setAsked] = useState<Wish>()

  const apply = ({ product, unit, value }: Wish) => update({ product, amounts: { [unit]: value } })
  const order = (product: Product, unit: CountedUnit, value: number) => {
    const wish = { product, unit, value }
    if (shipTo && isSuspended(shipTo)) return showToast({ tone: 'bad', text: t('messages.ship-to-suspended') })
    if (canJoinCart(product.kind, cart?.kind ?? null)) apply(wish)
    else setAsked(wish)
  }
  const start = (put: typeof removeAll) => () => {
    if (asked) put(undefined, { onSuccess: () => apply(asked), onSettled: () => setAsked(undefined) })
  }
  return {
    order,
    question: {
      open: asked !== undefined,
      busy: isPending,
      saving: isSaving,
      onYes: start(removeAll),
      onSave: start(save),
      onNo: () => setAsked(undefined),
    },
  }
}
