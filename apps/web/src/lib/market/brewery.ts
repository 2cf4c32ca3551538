import { FACTS_ELEMENT, type BreweryFacts } from '@fust/contract/page'
import { trusted } from '../trusted.ts'

/** The brewery whose portal this is; its server wrote it into the page. */
export const BREWERY: BreweryFacts = readFacts()

function readFacts(): BreweryFacts {
  const told = document.getElementById(FACTS_ELEMENT)?.textContent
  if (!told) throw new Error('The page says nothing of its brewery')
  return trusted<BreweryFacts>(JSON.parse(told))
}
