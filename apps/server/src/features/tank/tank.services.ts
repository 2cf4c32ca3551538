import { oncePer } from '#platform/once-per.ts'
import { deliveryServices } from '#features/delivery/index.ts'
import type { Kernel } from '../../kernel.ts'
import { createTankBeer } from './tank.service.ts'

export const tankServices = oncePer((kernel: Kernel) => ({
  tankBeers: createTankBeer({ db: kernel.db, delivery: deliveryServices(kernel).delivery }),
}))
