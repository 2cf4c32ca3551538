import { useTranslation } from '../../../../i18n/index.ts'
import { PATHS } from '../../../../paths.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import css from './contracts-page.module.css'

/** From one page of what was agreed on to the others. */
export function ContractsNav() {
  const { t } = useTranslation()
  return (
    <nav className={css.nav} aria-label={t('contracts.pages')}>
      {/* The others lie under its address. */}
      <TextLink to={PATHS.contracts} activeOptions={{ exact: true }}>
        {t('titles.contracts')}
      </TextLink>
      <TextLink to={PATHS.bonusContracts}>{t('titles.bonusContracts')}</TextLink>
      <TextLink to={PATHS.loyaltyPoints}>{t('titles.loyaltyPoints')}</TextLink>
    </nav>
  )
}
