import type { OurBrand } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/index.ts'
import { BREWERY } from '../../../../lib/market/brewery.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { Illustration } from '../../shown/illustration.tsx'
import css from './brands.module.css'
import { brandsQuery } from './brands-query.ts'

const SKELETONS = ['first', 'second', 'third', 'fourth'] as const

/** All brands of the brewery, each on its own ground. */
export function AllBrandsPage() {
  const { t } = useTranslation()
  const asked = useQuery(brandsQuery())
  const brands = useArrived(asked.data)
  return (
    <Page>
      <PageHead title={t('titles.brands')} intro={t('brands.intro', { brewery: BREWERY.name })} />
      <UnknownState
        query={asked}
        skeleton={
          <div className={css.list} aria-busy="true">
            {SKELETONS.map((place) => (
              <Skeleton key={place} height={360} radius={8} />
            ))}
          </div>
        }
      />
      {brands?.length === 0 && <EmptyState icon="crate" title={t('brands.none')} />}
      {brands && brands.length > 0 && (
        <ul className={css.list}>
          {brands.map((brand, index) => (
            <li key={brand.id}>
              <BrandCard brand={brand} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

function BrandCard({ brand: shown, isFirst }: { brand: OurBrand; isFirst: boolean }) {
  const { id, title, summary, style, alcohol, imageLink, brand } = shown
  return (
    <article className={css.card}>
      <Illustration picture={imageLink} brand={brand} className={css.picture} isFirst={isFirst} />
      <div className={css.words}>
        <h2>
          <Link to={PATHS.brand} params={{ path: id }} className={css.name}>
            {title}
          </Link>
        </h2>
        <p className={css.sort}>{[style, alcohol].filter(Boolean).join(' · ')}</p>
        <p>{summary}</p>
      </div>
    </article>
  )
}
