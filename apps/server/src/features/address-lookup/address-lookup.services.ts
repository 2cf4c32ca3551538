import { oncePer } from '#platform/once-per.ts'
import type { Kernel } from '../../kernel.ts'
import { createDutchAddresses } from './dutch-addresses.service.ts'

export const addressLookupServices = oncePer(({ addressLookup, authorise }: Kernel) => ({
  dutchAddresses: createDutchAddresses({ lookup: addressLookup, authorise }),
}))
