import type { ComponentProps } from 'react'
import { onDemand } from '../ui/on-demand.tsx'
import type { TransportGone } from './components/transport-gone.tsx'

// Hardly any transport is ever taken back.
const Gone = onDemand(async () => (await import('./components/transport-gone.tsx')).TransportGone)

/** Where the transport of the cart is not offered any more: that it is not, and those that are. */
export const TransportOffer = (props: ComponentProps<typeof TransportGone>) =>
  props.plan.isMethodGone && <Gone {...props} />
