import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/index.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import { PageHead } from '../../../../ui/page.tsx'
import { productsQuery, type ListQuestion } from './api/products-query.ts'
import type { CatalogueList } from './catalogue-list.ts'
import css from './catalogue-page.module.css'

type Props = { list: CatalogueList; shipToId: string; question: ListQuestion }

/** What is shown, and how many of it. */
export function CatalogueHead({ list, shipToId, question }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...productsQuery(shipToId, question), enabled: false })
  const found = question.search !== null && t('catalogue.foundFor', { search: question.search })
  return (
    <PageHead
      title={t(list.titleKey)}
      intro={found || (list.introKey && t(list.introKey))}
      aside={
        <p className={css.count} aria-live="polite">
          {data && t('catalogue.count', { count: data.total, number: formatNumber(data.total) })}
        </p>
      }
    />
  )
}
