import { PATHS } from '../paths.ts'
import { formatMoney } from '../i18n/format.ts'
import { useTranslation } from '../i18n/index.ts'
import { TextLink } from '../ui/link-button.tsx'
import { useQuantityFormat, type PackageWord } from '../load/index.ts'
import { changedLines } from './changed-lines.ts'
import css from './order-change.module.css'
import type { Amounts, WholeOrder } from './order.ts'

/** Which order this one took the place of and what is other than it was, or which one took its place. */
export function OrderChange({ order }: { order: WholeOrder }) {
  const { t } = useTranslation()
  const { replaces, replacedBy } = order
  if (replacedBy)
    return (
      <p className={css.change}>
        {t('orders.replacedBy')} <OrderLink number={replacedBy} />
      </p>
    )
  if (!replaces) return null
  return (
    <section className={css.change} aria-label={t('orders.whatChanged')}>
      <p>
        {t('orders.replaces')} <OrderLink number={replaces.number} />
      </p>
      <ul className={css.lines}>
        {changedLines(replaces.lines, order.lines).map(({ sku, name, before, after }) => (
          <li key={sku}>
            <FromTo what={name} word={wordOf(order, sku)} before={before} after={after} />
          </li>
        ))}
        <li>
          <strong>
            {t('orders.fromTo', {
              what: t('cart.total'),
              from: formatMoney(replaces.totalCents),
              to: formatMoney(order.totalCents),
            })}
          </strong>
        </li>
      </ul>
    </section>
  )
}

type FromToProps = { what: string; word: PackageWord; before: Amounts | null; after: Amounts | null }

function FromTo({ what, word, before, after }: FromToProps) {
  const { t } = useTranslation()
  const quantityOf = useQuantityFormat()
  const words = (amounts: Amounts | null) => (amounts ? quantityOf(amounts, word) : t('orders.nothing'))
  return <>{t('orders.fromTo', { what, from: words(before), to: words(after) })}</>
}

/** What one package of a product is called; an order does not say it of a product that it no longer has. */
const wordOf = ({ lines }: WholeOrder, sku: string): PackageWord =>
  lines.find((line) => line.sku === sku)?.product?.look.packageWord ?? 'piece'

function OrderLink({ number }: { number: string }) {
  const { t } = useTranslation()
  return (
    <TextLink to={PATHS.order} params={{ number }}>
      {t('orders.order', { number })}
    </TextLink>
  )
}
