import { useId, type CSSProperties } from 'react'
import { formatDate } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { Docket } from '../../../../ui/docket.tsx'
import { useFormats } from '../../../../load/index.ts'
import { useOrderedQuantity, type OrderDetail, type OrderLine } from '../../../../orders/index.ts'
import { isSuspended, usePermission, useSelectedShipTo } from '../../../../session/index.ts'
import { ofWidth } from '../../../../lib/page/picture-width.ts'
import css from './last-order.module.css'
import { OrderToday } from './order-today.tsx'

const SHOWN_PACKS = 4

/** The last order in pictures, and one tap to have it again. */
export function LastOrder({ order }: { order: OrderDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { list } = useFormats()
  const { shipTo } = useSelectedShipTo()
  const may = usePermission()
  const heading = useId()
  const day = formatDate(order.placedOn, language)
  const quantityOf = useOrderedQuantity()
  // What was ordered is what can be had again, whatever the brewery has confirmed of it.
  const lines = order.lines.map((line) => ({ ...line, ...line.ordered }))
  const words = lines.map((line) => `${quantityOf(line)} ${line.name}`)
  return (
    <Docket className={css.docket} aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        {t('home.lastOrder', { day })}
      </h2>
      <ul className={css.packs}>
        {lines.slice(0, SHOWN_PACKS).map((line) => (
          <Pack key={line.id} line={line} />
        ))}
      </ul>
      <p className={css.words}>{list(words)}</p>
      {shipTo && may('Catalogue') && !isSuspended(shipTo) && <OrderToday order={order} shipToId={shipTo.shipToId} />}
    </Docket>
  )
}

function Pack({ line }: { line: OrderLine }) {
  const { product } = line
  const words = useOrderedQuantity()(line)
  const ground: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--tint': product?.look.tint,
    '--brand': product?.look.colour,
  }
  return (
    <li>
      <span className={css.pack} style={ground}>
        {product?.look.picture && (
          <img src={ofWidth(product.look.picture, 160)} alt="" width={80} height={80} loading="lazy" />
        )}
      </span>
      <span className={css.amount}>{words}</span>
    </li>
  )
}
