import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx'
import { Drawer } from '../ui/overlay/drawer.tsx'
import { Popover } from '../ui/overlay/popover.tsx'
import { CART_TOAST_MS, useToast } from '../ui/toast.tsx'
import { SampleSection } from './sample-section.tsx'
import css from './styleguide.module.css'

/** What comes over the page. */
export function OverlaySamples() {
  const [open, setOpen] = useState<'question' | 'drawer' | 'popover'>()
  const showToast = useToast()
  const close = () => setOpen(undefined)
  return (
    <SampleSection title="Over the page">
      <div className={css.row}>
        <Button small onClick={() => setOpen('question')}>
          Question
        </Button>
        <Button small look="secondary" onClick={() => setOpen('drawer')}>
          Drawer
        </Button>
        <Popover
          title="What still fits"
          open={open === 'popover'}
          onOpenChange={(next) => setOpen(next ? 'popover' : undefined)}
          renderTrigger={(button) => (
            <Button {...button} small look="secondary">
              Popover
            </Button>
          )}
        >
          8,1 pallet places are free.
        </Popover>
        <Button
          small
          look="secondary"
          onClick={() => showToast({ text: 'Veenhof Pils has been added to the cart', durationMs: CART_TOAST_MS })}
        >
          Toast
        </Button>
        <Button
          small
          look="secondary"
          onClick={() =>
            showToast({
              tone: 'bad',
              text: 'Failed to remove product from cart',
              action: { label: 'Try again', onSelect: () => undefined },
            })
          }
        >
          Failure
        </Button>
      </div>
      <ConfirmDialog open={open === 'question'} title="Attention!" yes="Yes" no="No" onYes={close} onNo={close}>
        By changing the type of order, cart will be reset and a new order will start.
      </ConfirmDialog>
      <Drawer open={open === 'drawer'} onOpenChange={close} title="Order details">
        <p>Full Truck to Depot Boekelo</p>
      </Drawer>
    </SampleSection>
  )
}
