import { useTranslation } from '../../../../i18n/index.ts'
import { BREWERY } from '../../../../lib/market/brewery.ts'
import { classNames } from '../../../../ui/class-names.ts'
import css from './said.module.css'
import { useWhen } from '../../../../lib/market/use-when.ts'

type Props = { name: string; isStaff: boolean; at: string; text: string }

/** What somebody said; the brewery's answers look otherwise. */
export function Said({ name, isStaff, at, text }: Props) {
  const { t } = useTranslation()
  const when = useWhen()
  return (
    <article className={classNames(css.said, isStaff && css.staff)}>
      <p className={css.who}>
        <b>{name || t('tickets.somebody')}</b>
        {isStaff && <span className={css.brewery}>{BREWERY.name}</span>}
        <time dateTime={at}>{when(at)}</time>
      </p>
      <p className={css.text}>{text}</p>
    </article>
  )
}
