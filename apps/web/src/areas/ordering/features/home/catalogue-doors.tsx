import { useId } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { BreweryScene } from '../../../../ui/illustrations/brewery-scene.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { catalogueOf } from '../../../../cart/index.ts'
import { usePermission } from '../../../../session/index.ts'
import css from './catalogue-doors.module.css'

/** The catalogues that are open to this person. */
export function CatalogueDoors() {
  const { t } = useTranslation()
  const may = usePermission()
  const heading = useId()
  const isBeerOpen = may('Catalogue Beer') || may('Catalogue Tank')
  const isPosmOpen = may('Catalogue POS Materials')
  return (
    <section className={css.card} aria-labelledby={heading}>
      <div className={css.scene}>
        <BreweryScene />
      </div>
      <div className={css.words}>
        <h2 id={heading}>{t('home.catalogue')}</h2>
        <p>{t(isBeerOpen || isPosmOpen ? 'home.catalogueText' : 'home.noCatalogue')}</p>
        <div className={css.doors}>
          {isBeerOpen && (
            <LinkButton to={catalogueOf('beer')} look="secondary" small>
              {t('titles.beer')}
            </LinkButton>
          )}
          {isPosmOpen && (
            <LinkButton to={catalogueOf('posm')} look="secondary" small>
              {t('titles.posm')}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  )
}
