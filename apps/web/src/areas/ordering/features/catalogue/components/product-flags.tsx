import { formatDate } from '../../../../../i18n/format.ts'
import { useLanguage, useTranslation, type TextKey } from '../../../../../i18n/index.ts'
import css from './product-flags.module.css'

/** What is special about a product now. */
export type ProductFlag =
  | { kind: 'new' | 'offer' | 'last' | 'promo' | 'low-stock' | 'out-of-stock' }
  /** The last day it can be ordered; the first day it can be delivered. */
  | { kind: 'until' | 'from'; date: string }

/** Small boards that hang from the shelf. */
export function ProductFlags({ flags }: { flags: readonly ProductFlag[] }) {
  if (!flags.length) return null
  return (
    <ul className={css.flags}>
      {flags.map((flag) => (
        <li key={flag.kind} data-kind={flag.kind}>
          <FlagWords flag={flag} />
        </li>
      ))}
    </ul>
  )
}

function FlagWords({ flag }: { flag: ProductFlag }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!('date' in flag)) return t(FLAG_TEXTS[flag.kind])
  return t(FLAG_TEXTS[flag.kind], { date: formatDate(flag.date, language, 'dayAndMonth') })
}

const FLAG_TEXTS = {
  new: 'catalogue.flags.new',
  offer: 'catalogue.flags.offer',
  last: 'catalogue.flags.last',
  promo: 'catalogue.flags.promo',
  'low-stock': 'catalogue.flags.low-stock',
  'out-of-stock': 'catalogue.flags.out-of-stock',
  until: 'catalogue.flags.until',
  from: 'catalogue.flags.from',
} as const satisfies Record<ProductFlag['kind'], TextKey>
