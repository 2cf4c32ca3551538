import { useTranslation } from '../../../../i18n/index.ts'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { useOwnShipTos } from '../../use-own-ship-tos.ts'
import { BonusContracts, Contracts } from './contract-tables.tsx'
import { ContractsNav } from './contracts-nav.tsx'
import { PackagingMeter } from './packaging-meter.tsx'

/** What the company has agreed on, how far it is, and what is missing until when. */
export function ContractsPage() {
  const { t } = useTranslation()
  const { shipTo } = useOwnShipTos()
  return (
    <Page>
      <PageHead title={t('titles.contracts')} intro={t('contracts.intro')} aside={<ContractsNav />} />
      {shipTo && <Contracts companyId={shipTo.companyId} />}
    </Page>
  )
}

/** The contracts that pay a bonus, and what is given for full trucks and pallets. */
export function BonusContractsPage() {
  const { t } = useTranslation()
  const { shipTo } = useOwnShipTos()
  return (
    <Page>
      <PageHead title={t('titles.bonusContracts')} intro={t('contracts.bonusIntro')} aside={<ContractsNav />} />
      {shipTo && <BonusContracts companyId={shipTo.companyId} />}
      {shipTo && <PackagingMeter companyId={shipTo.companyId} />}
    </Page>
  )
}
