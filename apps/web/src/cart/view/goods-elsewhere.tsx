import { useId } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { useSelectedShipTo } from '../../session/index.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { sendToShipTo } from '../api/send-to-ship-to.ts'
import { AddressList } from '../components/address-list.tsx'
import type { Cart } from '../state/cart.ts'
import css from './goods-elsewhere.module.css'
import { useCartCommand } from '../sync/use-cart-command.ts'

/** Where POS materials go that another client sends past the ship-to, and the way back. */
export function GoodsElsewhere({ cart: { addresses } }: { cart: Cart }) {
  const { t } = useTranslation()
  const heading = useId()
  const { shipTo } = useSelectedShipTo()
  const { send, isSending } = useCartCommand()
  if (addresses.length === 0 || !shipTo) return null
  return (
    <section className={css.elsewhere} aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        <Icon name="pin" size={20} />
        {t('cart.goesElsewhere', { count: addresses.length })}
      </h2>
      <GoodsAddresses addresses={addresses} />
      <Button small look="secondary" loading={isSending(sendToShipTo)} onClick={() => void send(sendToShipTo)}>
        {t('cart.allToShipTo', { shipTo: shipTo.shipToName })}
      </Button>
    </section>
  )
}

/** The addresses of a cart; of several each with how many pieces go there. */
export function GoodsAddresses({ addresses }: Pick<Cart, 'addresses'>) {
  const { t } = useTranslation()
  const told = addresses.map(({ pieces, ...address }) => ({
    ...address,
    ...(addresses.length > 1 && { what: t('cart.piecesThere', { count: pieces }) }),
  }))
  return <AddressList addresses={told} />
}
