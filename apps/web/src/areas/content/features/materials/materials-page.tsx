import type { MarketingMaterial } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { DownloadBar } from './download-bar.tsx'
import { MaterialCard } from './material-card.tsx'
import { MaterialFilters } from './material-filters.tsx'
import { MaterialPreview } from './material-preview.tsx'
import css from './materials.module.css'
import { MATERIALS_PER_PAGE, materialsQuery } from './materials-queries.ts'
import type { MaterialsSearch } from './materials-search.ts'

/** Files to advertise with: looked through, ticked, and saved one by one or together. */
export function MaterialsPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = useSearch({ from: PATHS.materials })
  const asked = useQuery(materialsQuery(search))
  const found = useArrived(asked.data)
  const [chosen, setChosen] = useState<ReadonlyMap<string, MarketingMaterial>>(new Map())
  const [shown, setShown] = useState<MarketingMaterial>()
  const show = (next: MaterialsSearch) =>
    void navigate({ to: PATHS.materials, search: next, resetScroll: next.page !== undefined })
  const choose = (material: MarketingMaterial, isChosen: boolean) => {
    const next = new Map(chosen)
    if (isChosen) next.set(material.id, material)
    else next.delete(material.id)
    setChosen(next)
  }
  return (
    <Page>
      <PageHead
        title={t('titles.materials')}
        intro={t('materials.intro')}
        aside={<output>{found && t('materials.count', { count: found.total })}</output>}
      />
      <MaterialFilters search={search} onChange={show} />
      <UnknownState query={asked} skeleton={<Skeleton height={480} radius={8} />} />
      {found?.results.length === 0 && <EmptyState icon="search" title={t('materials.none')} />}
      {found && found.results.length > 0 && (
        <>
          <ul className={css.list}>
            {found.results.map((material) => (
              <li key={material.id}>
                <MaterialCard
                  material={material}
                  isChosen={chosen.has(material.id)}
                  onChoose={(isChosen) => choose(material, isChosen)}
                  onShow={() => setShown(material)}
                />
              </li>
            ))}
          </ul>
          <Pagination
            page={search.page ?? 1}
            pages={Math.ceil(found.total / MATERIALS_PER_PAGE)}
            onChange={(page) => show({ ...search, page: page > 1 ? page : undefined })}
          />
        </>
      )}
      <DownloadBar chosen={[...chosen.values()]} onClear={() => setChosen(new Map())} />
      <MaterialPreview material={shown} onClose={() => setShown(undefined)} />
    </Page>
  )
}
