import { formatDate } from '../i18n/format.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { BREWERY } from '../lib/market/brewery.ts'
import { Logo } from '../ui/logo.tsx'
import css from './letterhead.module.css'
import type { OrderDetail } from './order.ts'

type Props = { order: Pick<OrderDetail, 'number' | 'placedOn' | 'deliveryDate' | 'hours' | 'shipTo'> }

/** The head of a printed order: whose it is, which one, of when and for when. On a screen the page around it says so. */
export function Letterhead({ order: { number, placedOn, deliveryDate, hours, shipTo } }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const day = deliveryDate && formatDate(deliveryDate, language, 'withYear')
  const facts = [
    { label: t('orders.number'), value: number },
    { label: t('orders.orderedOn'), value: formatDate(placedOn, language, 'withYear') },
    { label: t('delivery.day'), value: day && (hours ? `${day}, ${t('orders.between', hours)}` : day) },
    { label: t('delivery.shipTo'), value: [shipTo.company, shipTo.name, shipTo.address].filter(Boolean).join(', ') },
  ]
  return (
    <div className={css.letterhead}>
      <div className={css.brewery}>
        <p className={css.brand}>
          <Logo on="paper" height={44} />
        </p>
        <p>{BREWERY.phone}</p>
      </div>
      <dl className={css.facts}>
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
