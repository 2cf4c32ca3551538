import type { ShipToPermission } from '@fust/contract/rest'
import { useTranslation, useLanguage } from '../i18n/index.ts'
import { formatDate } from '../i18n/format.ts'
import { ToCatalogue, useCart } from '../cart/index.ts'
import { useSelectedShipTo } from '../session/index.ts'
import { Icon } from '../ui/icon.tsx'
import { Wrap } from '../ui/page.tsx'
import css from './compact-order-bar.module.css'
import { ToCart } from './to-cart.tsx'

/** Where one reads rather than orders: for which ship-to the order under way is, for when, and the way back to it (BAR-06). */
export function CompactOrderBar() {
  const { shipTo } = useSelectedShipTo()
  return shipTo ? <Bar shipTo={shipTo} /> : null
}

function Bar({ shipTo }: { shipTo: ShipToPermission }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: cart } = useCart()
  return (
    <section className={css.bar} aria-label={t('delivery.orderDetails')}>
      <Wrap className={css.row}>
        <p className={css.words}>
          <Icon name="pin" size={18} />
          <b>{shipTo.shipToName}</b>
        </p>
        {cart?.deliveryDate && (
          <p className={css.words}>
            <Icon name="truck" size={18} />
            {formatDate(cart.deliveryDate, language)}
          </p>
        )}
        <div className={css.way}>
          {cart && (cart.lines.length > 0 ? <ToCart cart={cart} /> : <ToCatalogue small />)}
        </div>
      </Wrap>
    </section>
  )
}
