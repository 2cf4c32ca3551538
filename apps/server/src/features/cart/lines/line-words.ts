import type { OrderUnit } from '@fust/domain/quantity'
import type { Wording } from '#platform/language.ts'

// What is said of one line that cannot be taken as it was asked.

const UNITS: Readonly<Record<OrderUnit, string>> = {
  packages: 'losse verpakkingen',
  layers: 'lagen',
  pallets: 'pallets',
}

export const LINE_WORDS = {
  quantityMissing: (sku: string): Wording => ({
    en: `A quantity for "${sku}" is missing.`,
    nl: `Een hoeveelheid voor "${sku}" ontbreekt.`,
  }),
  quantityUnusable: (sku: string): Wording => ({
    en: `The quantity of ${sku} cannot be used.`,
    nl: `De hoeveelheid van ${sku} is niet bruikbaar.`,
  }),
  optionUnusable: (sku: string): Wording => ({
    en: `An option of "${sku}" cannot be used.`,
    nl: `Een keuze van "${sku}" is niet bruikbaar.`,
  }),
  optionsMissing: (sku: string): Wording => ({
    en: `${sku} needs its options to be chosen.`,
    nl: `Van ${sku} moeten de keuzes worden gemaakt.`,
  }),
  productUnknown: (sku: string): Wording => ({
    en: `Could not find a product with SKU "${sku}"`,
    nl: `Er is geen product met SKU "${sku}"`,
  }),
  lineUnknown: (lineId: number): Wording => ({
    en: `Could not find cart item with id: ${lineId}.`,
    nl: `Regel ${lineId} staat niet in de winkelwagen.`,
  }),
  notPermitted: (sku: string): Wording => ({
    en: `You have no permission to order ${sku}.`,
    nl: `U heeft geen rechten om ${sku} te bestellen.`,
  }),
  notOrderable: (sku: string): Wording => ({
    en: `${sku} cannot be ordered.`,
    nl: `${sku} kan niet worden besteld.`,
  }),
  unitNotOrderable: (sku: string, unit: OrderUnit): Wording => ({
    en: `${sku} cannot be ordered in ${unit}.`,
    nl: `${sku} kan niet in ${UNITS[unit]} worden besteld.`,
  }),
  offerMaximum: (sku: string, maximum: number): Wording => ({
    en: `At most ${maximum} of ${sku} in this offer.`,
    nl: `Hooguit ${maximum} van ${sku} in deze actie.`,
  }),
  unitMaximum: (sku: string, maximum: number): Wording => ({
    en: `At most ${maximum} of one unit of ${sku}.`,
    nl: `Hooguit ${maximum} van één eenheid van ${sku}.`,
  }),
  stockLeft: (sku: string, stock: number): Wording => ({
    en: `Only ${stock} of ${sku} in stock.`,
    nl: `Van ${sku} zijn er nog ${stock} op voorraad.`,
  }),
}
