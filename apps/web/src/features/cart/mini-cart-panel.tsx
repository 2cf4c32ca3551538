import { useTranslation } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { UnknownState } from '../../ui/states.tsx'
import { useCart } from './api/cart-query.ts'
import { useRemoveLine } from './api/use-remove-line.ts'
import { useUpdateCartLines } from './api/use-update-cart-lines.ts'
import { lineFor } from './cart-edit.ts'
import { MiniCartView } from './components/mini-cart-view.tsx'
import { ToCatalogue } from './to-catalogue.tsx'
import { useLineItem } from './use-line-item.ts'

type Props = { onClose: () => void; onRemoveAll: () => void }

/** The cart in short, with its edits; they are sent together, then cart and products are read anew (CRT-43). */
export function MiniCartPanel({ onClose, onRemoveAll }: Props) {
  const { t } = useTranslation()
  const asked = useCart()
  const { data: cart } = asked
  const itemOf = useLineItem(cart?.method ?? null)
  const { mutate: update } = useUpdateCartLines()
  const { mutate: remove } = useRemoveLine()

  if (!cart) return <UnknownState query={asked} skeleton={<Skeleton height={160} />} />
  const { capacityMessage } = cart.capacity
  return (
    <MiniCartView
      items={cart.lines.map(itemOf)}
      {...(cart.load && { plan: cart.load })}
      {...(capacityMessage && { message: { code: capacityMessage, gap: cart.gap } })}
      totalCents={cart.money.netCents}
      onQuantity={(key, unit, value) => {
        const line = lineFor(cart, key)
        if (line) update({ product: line.product, amounts: { [unit]: value } })
      }}
      onRemove={(key) => {
        const line = lineFor(cart, key)
        if (line) remove(line)
      }}
      onRemoveAll={onRemoveAll}
      toCart={
        <LinkButton to="/cart" small onClick={onClose}>
          {t('messages.go-to-cart')}
        </LinkButton>
      }
      toCatalogue={<ToCatalogue small onClick={onClose} />}
    />
  )
}
