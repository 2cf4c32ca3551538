import { useId } from 'react'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import type { LeftOut } from '../../../../cart/index.ts'
import { PATHS } from '../../../../paths.ts'
import type { Product } from '../../../../product/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextLink } from '../../../../ui/link-button.tsx'
import { ProductCards } from '../catalogue/index.ts'
import type { Decision } from './decisions.ts'
import css from './left-out.module.css'

type Props = {
  row: LeftOut
  /** Undefined until they are known. */
  products: readonly Product[] | undefined
  /** The cart has some of it. */
  isHeld: boolean
  decision: Decision
  onLeave: (isOut: boolean) => void
}

/** One line that did not come along: why, what there is of it and instead of it, and the way to leave it out. */
export function LeftOutLine({ row, products, isHeld, decision, onLeave }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const { sku, name, quantity, reason, substitutes } = row
  const isOut = decision === 'left-out'
  const choice = t(isOut ? 'cart.undo' : isHeld ? 'leftOut.keepSo' : 'leftOut.leaveOut')
  // In the order in which the brewery proposes them, behind the product itself.
  const choices =
    products && [sku, ...substitutes].flatMap((own) => products.find((product) => product.sku === own) ?? [])
  return (
    <li className={css.line} aria-labelledby={heading}>
      <div className={css.head}>
        <div>
          <h2 id={heading} className={css.name}>
            {t('leftOut.missing', { quantity: formatNumber(quantity), name })}
          </h2>
          <p className={css.reason}>{reason}</p>
        </div>
        <div className={css.decide}>
          <p className={css.decision} data-open={decision === 'open' || undefined} aria-live="polite">
            {t(DECISION_TEXTS[decision])}
          </p>
          <Button look="secondary" aria-label={t('leftOut.about', { choice, name })} onClick={() => onLeave(!isOut)}>
            {choice}
          </Button>
        </div>
      </div>
      {!isOut && choices && choices.length > 0 && (
        <ProductCards label={t('leftOut.choices', { name })} products={choices} heading="h3" />
      )}
      {!isOut && choices?.length === 0 && (
        <p className={css.reason}>
          {t('leftOut.nothingNear')} <TextLink to={PATHS.products}>{t('cart.toCatalogue')}</TextLink>
        </p>
      )}
    </li>
  )
}

const DECISION_TEXTS = {
  open: 'leftOut.isOpen',
  replaced: 'leftOut.isReplaced',
  'left-out': 'leftOut.isLeftOut',
} as const satisfies Record<Decision, TextKey>
