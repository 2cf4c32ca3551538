import { formatDate, formatLitres, formatNumber } from '../i18n/format.ts'
import { useLanguage, useTranslation, type TextKey } from '../i18n/index.ts'
import type { OrderLineChange } from '../gql/graphql.ts'
import type { OrderLine } from './order.ts'

/** '5 ordered, 0 confirmed: rejected by the brewery'; nothing where the line comes as it was ordered. */
export function LineConfirmationText({ line }: { line: OrderLine }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { confirmation, ordered } = line
  if (!confirmation) return null
  const { change, later, substitute } = confirmation
  const isTankBeer = ordered.litres > 0
  const count = (quantity: number) => (isTankBeer ? formatLitres(quantity * 1000) : formatNumber(quantity))
  const values = {
    ordered: count(isTankBeer ? ordered.litres : ordered.packages),
    confirmed: count(isTankBeer ? line.litres : line.packages),
    substitute: substitute ?? '',
    later: count(later?.quantity ?? 0),
    day: later ? formatDate(later.on, language) : '',
  }
  return (
    <>
      {t(CHANGES[change], values)}
      {later && change !== 'BACKORDERED' && `, ${t('orders.confirmation.later', values)}`}
    </>
  )
}

const CHANGES = {
  REJECTED: 'orders.confirmation.rejected',
  REDUCED: 'orders.confirmation.reduced',
  SUBSTITUTED: 'orders.confirmation.substituted',
  SHORT_DELIVERED: 'orders.confirmation.shortDelivered',
  BACKORDERED: 'orders.confirmation.backordered',
} as const satisfies Record<OrderLineChange, TextKey>
