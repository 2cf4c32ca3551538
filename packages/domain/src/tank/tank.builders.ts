import type { TankAgreement } from './tank-agreement.ts'
import type { Tank } from './tank.ts'

export function buildAgreementWith(wish: Partial<TankAgreement> = {}): TankAgreement {
  return {
    isAgreed: true,
    hasFinancialBlocker: false,
    orderMethod: 'portal',
    minimumLitres: null,
    maximumLitres: null,
    purchasableBrands: [],
    tanks: [],
    ...wish,
  }
}

/** The first tank of a cellar, of 1000 litres, for any beer. */
export function buildTankWith(wish: Partial<Tank> = {}): Tank {
  return {
    position: 1,
    name: 'Tank 1',
    capacityLitres: 1000,
    brand: null,
    minimumLitres: null,
    maximumLitres: null,
    ...wish,
  }
}
