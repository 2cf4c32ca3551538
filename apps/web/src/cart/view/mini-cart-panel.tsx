import { PATHS } from '../../paths.ts'
import { useTranslation } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { UnknownState } from '../../ui/states.tsx'
import { LitresOfCart } from './litres-of-cart.tsx'
import { lineFor } from '../state/cart.ts'
import { worthCents } from './use-cart.ts'
import { MiniCartView } from '../components/mini-cart-view.tsx'
import { ToCatalogue } from './to-catalogue.tsx'
import { useCart } from './use-cart.ts'
import { ValueProgress } from './value-progress.tsx'
import { useCartCommand } from '../sync/use-cart-command.ts'
import { useLineItem } from './use-line-item.ts'

type Props = { onClose: () => void; onRemoveAll: () => void }

/** The cart in short, with its edits, which are sent together (CRT-43). */
export function MiniCartPanel({ onClose, onRemoveAll }: Props) {
  const { t } = useTranslation()
  const asked = useCart()
  const { data: cart } = asked
  const itemOf = useLineItem(cart?.method ?? null)
  const { setAmounts, takeOut } = useCartCommand()

  if (!cart) return <UnknownState query={asked} skeleton={<Skeleton height={160} />} />
  const { capacityMessage } = cart.capacity
  return (
    <MiniCartView
      items={cart.lines.map(itemOf)}
      {...(cart.load && { plan: cart.load })}
      progress={
        <>
          <LitresOfCart cart={cart} />
          <ValueProgress cart={cart} />
        </>
      }
      {...(capacityMessage && { message: { code: capacityMessage, gap: cart.gap } })}
      total={{ label: t(cart.goods === 'empties' ? 'cart.credit' : 'cart.goodsExclVat'), cents: worthCents(cart) }}
      onQuantity={(key, unit, value) => {
        const line = lineFor(cart, key)
        if (line) setAmounts({ product: line.product, amounts: { [unit]: value } })
      }}
      onRemove={(key) => {
        const line = lineFor(cart, key)
        if (line) takeOut(line)
      }}
      onRemoveAll={onRemoveAll}
      toCart={
        <LinkButton to={PATHS.cart} small onClick={onClose}>
          {t('messages.go-to-cart')}
        </LinkButton>
      }
      toCatalogue={<ToCatalogue small onClick={onClose} />}
    />
  )
}
