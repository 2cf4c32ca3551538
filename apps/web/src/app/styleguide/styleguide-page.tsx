import { useState } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { CartGallery } from '../../features/cart/components/gallery.tsx'
import { CatalogueGallery } from '../../features/catalogue/components/gallery.tsx'
import { DeliveryGallery } from '../../features/delivery/components/gallery.tsx'
import { LoadGallery } from '../../features/load/gallery.tsx'
import { OrdersGallery } from '../../features/orders/components/gallery.tsx'
import { BRANDS } from '../../lib/brand.ts'
import { Page, PageHead } from '../../ui/page.tsx'
import { Segmented } from '../../ui/radio-group.tsx'
import { SchemePicker } from '../../ui/scheme-picker.tsx'
import { ActionSamples } from './action-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { LetterSamples } from './letter-samples.tsx'
import { MessageSamples } from './message-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import css from './styleguide.module.css'
import { TokenSamples } from './token-samples.tsx'

/** Every token and every primitive in every state, in each theme; for whoever builds on. */
export function StyleguidePage() {
  const { t } = useTranslation()
  const [theme, setTheme] = useState(document.documentElement.dataset['theme'] ?? '')

  const chooseTheme = (next: string) => {
    document.documentElement.dataset['theme'] = next
    setTheme(next)
  }

  return (
    <Page>
      <PageHead title={t('titles.styleguide')} />
      <div className={css.switches}>
        <Segmented
          label="Theme"
          value={theme}
          onChange={chooseTheme}
          options={BRANDS.map((brand) => ({ value: brand.theme, label: brand.name }))}
        />
        <SchemePicker />
      </div>
      <TokenSamples key={theme} />
      <ActionSamples />
      <FieldSamples />
      <MessageSamples />
      <OverlaySamples />
      <LetterSamples />
      <LoadGallery />
      <DeliveryGallery />
      <CatalogueGallery />
      <CartGallery />
      <OrdersGallery />
    </Page>
  )
}
