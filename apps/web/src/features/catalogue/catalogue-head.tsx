import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../i18n/index.ts'
import { formatNumber } from '../../i18n/format.ts'
import { PageHead } from '../../ui/page.tsx'
import { productsQuery } from './api/products-query.ts'
import type { CatalogueArea } from './catalogue-area.ts'
import css from './catalogue-page.module.css'
import type { ListQuestion } from './catalogue-search.ts'

type Props = { area: CatalogueArea; shipToId: string; question: ListQuestion }

/** What is shown, and how many of it. */
export function CatalogueHead({ area, shipToId, question }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...productsQuery(shipToId, question), enabled: false })
  const found = question.search !== null && t('catalogue.foundFor', { search: question.search })
  return (
    <PageHead
      title={t(area.titleKey)}
      intro={found || (area.introKey && t(area.introKey))}
      aside={
        <p className={css.count} aria-live="polite">
          {data && t('catalogue.count', { count: data.total, number: formatNumber(data.total) })}
        </p>
      }
    />
  )
}
