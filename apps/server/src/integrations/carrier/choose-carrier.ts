import type { Settings } from '#platform/env.ts'
import type { Carrier } from './carrier.port.ts'
import { createPostnl } from './postnl.ts'

type CarrierSettings = Pick<Settings, 'CARRIER_URL' | 'CARRIER_KEY'>

// What the simulator believes.
const PLAYED_KEY = 'played-by-the-simulators'

/** Whose service points POS materials can be collected at; nobody's where no key was given, unless somebody plays it. */
export function chooseCarrier({ CARRIER_URL, CARRIER_KEY }: CarrierSettings, playedUrl?: string): Carrier | null {
  if (CARRIER_KEY !== '') return createPostnl({ baseUrl: CARRIER_URL, key: CARRIER_KEY })
  return playedUrl === undefined ? null : createPostnl({ baseUrl: playedUrl, key: PLAYED_KEY })
}
