import type { OurBrandDetail } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { useNamesPage } from '../../../../lib/page/page-name.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { usePermission } from '../../../../session/index.ts'
import { LinkButton, TextLink } from '../../../../ui/link-button.tsx'
import { Wrap } from '../../../../ui/page.tsx'
import { Prose } from '../../../../ui/prose.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { Illustration } from '../../shown/illustration.tsx'
import { UnknownContent } from '../../shown/unknown-content.tsx'
import css from './brands.module.css'
import { brandDetailsQuery } from './brands-query.ts'

/** The world of one brand: what it is, how it is served, what it goes with. */
export function BrandPage(): ReactNode {
  const { t } = useTranslation()
  const { path = '' } = useParams({ strict: false })
  const asked = useQuery(brandDetailsQuery())
  const brands = useArrived(asked.data)
  const shown = brands?.find(({ id, brand }) => id === path || brand?.code === path)
  useNamesPage(shown?.title)
  return (
    <>
      {!shown && (
        <Wrap className={css.unknown}>
          <UnknownContent query={asked} />
          {brands && (
            <EmptyState
              icon="crate"
              title={t('brands.unknown')}
              titleAs="h1"
              action={<LinkButton to={PATHS.brands}>{t('titles.brands')}</LinkButton>}
            />
          )}
        </Wrap>
      )}
      {shown && <World brand={shown} />}
    </>
  )
}

function World({ brand: shown }: { brand: OurBrandDetail }) {
  const { t } = useTranslation()
  const may = usePermission()
  const { title, summary, body, imageLink, imageText, brand, dishes } = shown
  const colours: CSSProperties & Record<`--${string}`, string> = brand
    ? { '--tint': brand.tintColour, '--brand': brand.labelColour }
    : {}
  return (
    <article style={colours}>
      <header className={css.hero}>
        <Wrap className={css.heroColumns}>
          <div className={css.heroWords}>
            <p className={css.back}>
              <TextLink to={PATHS.brands}>← {t('titles.brands')}</TextLink>
            </p>
            <h1>{title}</h1>
            <p className={css.claim}>{summary}</p>
            {may('Catalogue Beer') && brand && (
              <p>
                <LinkButton to={PATHS.beer} search={{ brand: [brand.name] }}>
                  {t('brands.order', { brand: brand.name })}
                </LinkButton>
              </p>
            )}
          </div>
          <Illustration picture={imageLink} text={imageText} brand={brand} className={css.heroPicture} isFirst />
        </Wrap>
      </header>
      <Wrap className={css.world}>
        <Prose html={body} />
        <Facts brand={shown} />
        {dishes.length > 0 && (
          <section className={css.dishes} aria-labelledby="dishes">
            <h2 id="dishes">{t('brands.dishes')}</h2>
            <ul>
              {dishes.map((dish) => (
                <li key={dish}>{dish}</li>
              ))}
            </ul>
          </section>
        )}
      </Wrap>
    </article>
  )
}

const FACTS = [
  { name: 'style', textKey: 'brands.style' },
  { name: 'alcohol', textKey: 'brands.alcohol' },
  { name: 'serveAt', textKey: 'brands.serveAt' },
  { name: 'glass', textKey: 'brands.glass' },
] as const satisfies readonly { name: keyof OurBrandDetail; textKey: TextKey }[]

function Facts({ brand }: { brand: OurBrandDetail }) {
  const { t } = useTranslation()
  const told = FACTS.filter(({ name }) => brand[name] !== '')
  if (told.length === 0) return null
  return (
    <dl className={css.facts}>
      {told.map(({ name, textKey }) => (
        <div key={name}>
          <dt>{t(textKey)}</dt>
          <dd>{brand[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
