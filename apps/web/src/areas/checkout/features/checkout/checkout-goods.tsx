import { PATHS } from '../../../../paths.ts'
import { useId } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { formatMoney } from '../../../../i18n/format.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useLineNotice, type CartLine, type CartView } from '../../../../cart/index.ts'
import { Load, LoadMessage, PackThumb, PalletTag, useQuantityWords } from '../../../../load/index.ts'
import css from './checkout-goods.module.css'

/** What is ordered, for a last look; it is changed in the cart. */
export function CheckoutGoods({ cart: { lines, load, gap, capacity } }: { cart: CartView }) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <section className={css.goods} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading}>{t('cart.onTheLoad')}</h2>
        <LinkButton to={PATHS.cart} look="quiet" small icon="pencil">
          {t('checkout.change')}
        </LinkButton>
      </div>
      {load && <Load plan={load} size="medium" />}
      {capacity.progressMessage && <LoadMessage code={capacity.progressMessage} gap={gap} />}
      <ul className={css.lines}>
        {lines.map((line) => (
          <GoodsLine key={line.product.key} line={line} />
        ))}
      </ul>
    </section>
  )
}

function GoodsLine({ line }: { line: CartLine }) {
  const { product, amounts, totalCents } = line
  const { look, name } = product
  const notice = useLineNotice()(line)
  const quantity = useQuantityWords(amounts, look.packageWord)
  return (
    <li className={css.line}>
      <PackThumb src={look.picture} tint={look.tint} colour={look.colour} size={44} />
      <span className={css.words}>
        <span className={css.name}>
          <PalletTag tag={look.tag} colour={look.colour} ink={look.tagInk} />
          <strong>{name}</strong>
        </span>
        <span className={css.detail}>{quantity}</span>
        {notice && <span className={css.notice}>{notice}</span>}
      </span>
      <strong>{formatMoney(totalCents)}</strong>
    </li>
  )
}
