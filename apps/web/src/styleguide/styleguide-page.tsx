import { useState } from 'react'
import { CartGallery } from '../cart/components/gallery.tsx'
import { CatalogueGallery } from '../areas/ordering/features/catalogue/components/gallery.tsx'
import { DeliveryGallery } from '../delivery/components/gallery.tsx'
import { LoadGallery } from '../load/gallery.tsx'
import { OrdersGallery } from '../orders/components/gallery.tsx'
import { Page, PageHead } from '../ui/page.tsx'
import { Segmented } from '../ui/form/radio-group.tsx'
import { SchemePicker } from '../ui/scheme-picker.tsx'
import { ActionSamples } from './action-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { LetterSamples } from './letter-samples.tsx'
import { MessageSamples } from './message-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import css from './styleguide.module.css'
import { TableSamples } from './table-samples.tsx'
import { TokenSamples } from './token-samples.tsx'

// Each theme is a file of its own.
const THEMES = Object.keys(import.meta.glob('../styles/themes/*.css')).map((file) =>
  file.slice(file.lastIndexOf('/') + 1, -'.css'.length),
)

/** Every token and every primitive in every state, in each theme; for whoever builds on. */
export function StyleguidePage() {
  const [theme, setTheme] = useState(document.documentElement.dataset['theme'] ?? '')

  const chooseTheme = (next: string) => {
    document.documentElement.dataset['theme'] = next
    setTheme(next)
  }

  return (
    <main>
      <Page>
        <PageHead title="Style guide" />
        <div className={css.switches}>
          <Segmented
            label="Theme"
            value={theme}
            onChange={chooseTheme}
            options={THEMES.map((name) => ({ value: name, label: name }))}
          />
          <SchemePicker />
        </div>
        <TokenSamples key={theme} />
        <ActionSamples />
        <FieldSamples />
        <MessageSamples />
        <TableSamples />
        <OverlaySamples />
        <LetterSamples />
        <LoadGallery />
        <DeliveryGallery />
        <CatalogueGallery />
        <CartGallery />
        <OrdersGallery />
      </Page>
    </main>
  )
}
