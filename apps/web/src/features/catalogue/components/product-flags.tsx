import { formatDate } from '../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../i18n/index.ts'
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
  if (!('date' in flag)) return t(`catalogue.flags.${flag.kind}`)
  const [, ...dayAndMonth] = formatDate(flag.date, language).split(' ')
  return t(`catalogue.flags.${flag.kind}`, { date: dayAndMonth.join(' ') })
}
