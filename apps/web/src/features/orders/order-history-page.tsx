import { useTranslation } from 'react-i18next'
import { Page, PageHead } from '../../ui/page.tsx'

export function OrderHistoryPage() {
  const { t } = useTranslation()
  return (
    <Page>
      <PageHead title={t('titles.orderHistory')} />
    </Page>
  )
}
