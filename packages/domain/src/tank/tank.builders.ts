import type { TankAgreement } from './tank-agreement.ts'

export function buildAgreementWith(wish: Partial<TankAgreement> = {}): TankAgreement {
  return {
    isAgreed: true,
    hasFinancialBlocker: false,
    orderMethod: 'portal',
    minimumLitres: null,
    maximumLitres: null,
    purchasableBrands: [],
    ...wish,
  }
}
