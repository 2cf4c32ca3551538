import { CartGallery } from '../cart/components/gallery.tsx'
import { CatalogueGallery } from '../areas/ordering/features/catalogue/card/gallery.tsx'
import { DeliveryGallery } from '../delivery/components/gallery.tsx'
import { LoadGallery } from '../load/gallery.tsx'
import { OrdersGallery } from '../orders/components/gallery.tsx'
import { Page, PageHead } from '../ui/page.tsx'
import { SchemePicker } from '../ui/scheme-picker.tsx'
import { ActionSamples } from './action-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { LetterSamples } from './letter-samples.tsx'
import { MessageSamples } from './message-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import css from './styleguide.module.css'
import { TableSamples } from './table-samples.tsx'
import { TokenSamples } from './token-samples.tsx'

/** Every token and every primitive in every state, as the brewery looks; for whoever builds on. */
export function StyleguidePage() {
  return (
    <main>
      <Page>
        <PageHead title="Style guide" />
        <div className={css.switches}>
          <SchemePicker />
        </div>
        <TokenSamples />
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
