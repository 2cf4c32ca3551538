import type { BonusContract, Contract, PackagingDiscount } from '@fust/contract/rest'
import { centsToDecimal } from '@fust/contract/wire'
import { textIn } from '#platform/http/language.ts'
import { hectolitres } from '../hectolitres.ts'
import type { OwnContract, OwnPackaging, OwnPackagingMonth } from './contracts.service.ts'

export function wireContract(
  { number, kind, title, startsOn, endsOn, standing }: OwnContract,
  language: string,
): Contract {
  return {
    number,
    kind,
    title: textIn(language, title),
    startsOn,
    endsOn,
    standing: standing && {
      ...standing.term,
      agreed: hectolitres(standing.agreedMl),
      ordered: hectolitres(standing.orderedMl),
      missing: hectolitres(standing.missingMl),
      expected: hectolitres(standing.expectedMl),
      daysLeft: standing.daysLeft,
    },
  }
}

export function wireBonusContract(contract: OwnContract, language: string): BonusContract {
  return {
    ...wireContract(contract, language),
    bonusPerHectolitre: centsToDecimal(contract.centsPerHectolitre ?? 0),
    bonusEarned: centsToDecimal(contract.earnedCents),
    bonusAtTarget: centsToDecimal(contract.atTargetCents),
  }
}

export function wirePackaging({ rates, months }: OwnPackaging): PackagingDiscount {
  return {
    fullTruckPercent: rates['full-truck'],
    fullPalletsPercent: rates['full-pallets'],
    months: months.map((own) => ({
      month: own.month,
      fullTruck: wireSums(own['full-truck']),
      fullPallets: wireSums(own['full-pallets']),
    })),
  }
}

const wireSums = ({ orders, given, kept, open, 'at-risk': atRisk }: OwnPackagingMonth['full-truck']) => ({
  orders,
  given: centsToDecimal(given),
  kept: centsToDecimal(kept),
  open: centsToDecimal(open),
  atRisk: centsToDecimal(atRisk),
})
