import { LitresOfCart, useCart, worthCents, type CartView } from '../../../../../cart/index.ts'
import { formatMoney, formatNumber } from '../../../../../i18n/format.ts'
import { useTranslation } from '../../../../../i18n/index.ts'
import { LoadMessage } from '../../../../../load/index.ts'
import { PATHS } from '../../../../../paths.ts'
import { Banner } from '../../../../../ui/banner.tsx'
import { Docket } from '../../../../../ui/docket.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import css from './tank-catalogue.module.css'
import { useTopUpWords } from '../../../../../tank/index.ts'
import type { FilledTank } from './use-tank-filling.ts'

/** What this delivery brings, what it costs, and whether it is enough. */
export function TankDocket({ filled }: { filled: readonly FilledTank[] }) {
  const { data: cart } = useCart()
  return cart?.kind === 'tank' ? <Filled cart={cart} filled={filled} /> : null
}

function Filled({ cart, filled }: { cart: CartView; filled: readonly FilledTank[] }) {
  const { t } = useTranslation()
  const { capacityMessage } = cart.capacity
  const litres = cart.lines.reduce((sum, { amounts }) => sum + amounts.litres, 0)
  const wordsOf = useTopUpWords()
  const refused = filled.filter(({ refusal }) => refusal !== null)
  const tanks = filled.filter((own) => own.litres > 0).length
  return (
    <Docket className={css.docket} aria-label={t('tank.onDelivery')}>
      <p className={css.sum}>
        <span className={css.small}>{t('tank.onDelivery')}</span>
        <strong>
          {t('tank.inTanks', { litres: formatNumber(litres), count: tanks, number: formatNumber(tanks) })}
        </strong>
      </p>
      {cart.lines.map(({ product, amounts, unitPriceCents, totalCents }) => (
        <p key={product.key} className={css.row}>
          <span className={css.small}>
            {t('tank.lineSum', {
              beer: product.name,
              litres: formatNumber(amounts.litres),
              price: formatMoney(unitPriceCents),
            })}
          </span>
          <strong>{formatMoney(totalCents)}</strong>
        </p>
      ))}
      <p className={`${css.row} ${css.total}`}>
        <span className={css.small}>{t('cart.goodsExclVat')}</span>
        <strong>{formatMoney(worthCents(cart))}</strong>
      </p>
      <LinkButton to={PATHS.cart}>{t('tank.toCart')}</LinkButton>
      {capacityMessage && (
        <div className={css.message}>
          <LitresOfCart cart={cart} />
          {refused.length === 0 ? (
            <LoadMessage code={capacityMessage} gap={cart.gap} />
          ) : (
            <Banner tone="bad">
              {refused.map(({ tank, refusal }) => refusal && <p key={tank.position}>{wordsOf(refusal)}</p>)}
            </Banner>
          )}
        </div>
      )}
    </Docket>
  )
}
