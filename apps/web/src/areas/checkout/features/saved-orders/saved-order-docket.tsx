import { goodsOf } from '@fust/domain/order'
import { useId, type ReactNode } from 'react'
import { formatDate, formatMoney } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { Docket, TearLine } from '../../../../ui/docket.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useMethodLabel } from '../../../../delivery/index.ts'
import { Load } from '../../../../load/index.ts'
import { OrderLines, orderLoad } from '../../../../orders/index.ts'
import css from './saved-order-page.module.css'
import type { SavedOrder } from './saved-order.ts'

/** An order put aside as a docket: where it would go, what is in it and how it would stand on the truck. */
export function SavedOrderDocket({ order, name, children }: { order: SavedOrder; name: string; children: ReactNode }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const labelOf = useMethodLabel()
  const id = useId()
  const { lines, weightGrams, shipTo, method, totalExVatCents, totalCents, note } = order
  const load = orderLoad({ lines, weightGrams })
  const first = lines[0]?.product
  const kind = first?.kind ?? 'beer'
  const goods = first ? goodsOf(first) : kind
  return (
    <Docket className={css.docket} aria-labelledby={id}>
      <div className={css.head}>
        <div>
          <h1 id={id} className={css.title}>
            {name}
          </h1>
          <p className={css.detail}>
            {[t('savedOrders.savedOn', { day: formatDate(order.savedOn, language) }), shipTo.name, shipTo.address]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {method && kind === 'beer' && <p className={css.detail}>{labelOf(method)}</p>}
        </div>
        <p className={css.total}>
          <strong>{formatMoney(totalExVatCents)}</strong>
          <span>{t('savedOrders.priceNow')}</span>
        </p>
      </div>
      <TearLine />
      <div className={css.content}>
        <OrderLines order={{ number: name, kind, goods, lines, goodsCents: sumOf(lines) }} />
        <div className={css.side}>
          {load && <Load plan={load} size="medium" />}
          <dl className={css.facts}>
            <Fact name={t('savedOrders.payer')} value={order.payer} />
            {note && <Fact name={t('orders.note')} value={note} />}
            <Fact name={t('savedOrders.withVat')} value={formatMoney(totalCents)} />
          </dl>
          <div className={css.actions}>{children}</div>
        </div>
      </div>
    </Docket>
  )
}

/** The same docket before anything but its name is known. */
export function SavedOrderSkeleton({ name }: { name: string }) {
  return (
    <Docket className={css.docket} aria-busy="true">
      <div className={css.head}>
        <div>
          <h1 className={css.title}>{name}</h1>
          <p className={css.detail}>
            <Skeleton width={280} />
          </p>
        </div>
      </div>
      <TearLine />
      <Skeleton height={480} radius={0} />
    </Docket>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const sumOf = (lines: SavedOrder['lines']): number => lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
