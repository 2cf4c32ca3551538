import { Tooltip as Parts } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import css from './popover.module.css'

/** A few words on hover and focus; never the only place where they stand. */
export function Tooltip({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
  return (
    <Parts.Root>
      <Parts.Trigger render={trigger} delay={300} />
      <Parts.Portal>
        <Parts.Positioner className={css.positioner} sideOffset={6}>
          <Parts.Popup className={css.tooltip}>{children}</Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  )
}
