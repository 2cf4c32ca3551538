import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSimulators, type Simulators } from '../index.ts'

const databaseUrl = process.env['FUST_TEST_POSTGRES_URL'] ?? ''

let simulators: Simulators
beforeAll(async () => {
  if (!databaseUrl) throw new Error('FUST_TEST_POSTGRES_URL is not set: run this in the vitest project simulators')
  simulators = await createSimulators({ databaseUrl, port: 0, smtpPort: 0, speed: 'on-command' })
})
afterAll(() => simulators.stop())

async function free(...asked: [name: string, value: string][]) {
  const answer = await fetch(
    `${simulators.url}/bzk/locatieserver/search/v3_1/free?${new URLSearchParams(asked).toString()}`,
  )
  return answer.json()
}

test('the Locatieserver answers every door behind a number, as PDOK does', async () => {
  const asked: [string, string][] = [
    ['q', '7511GA 12'],
    ['fq', 'type:adres'],
    ['fq', 'postcode:7511GA'],
    ['fq', 'huisnummer:12'],
  ]
  const door = {
    bron: 'BAG',
    type: 'adres',
    weergavenaam: 'Oude Markt 12A-2, 7511GA Enschede',
    straatnaam: 'Oude Markt',
    huisnummer: 12,
    huisletter: 'A',
    huisnummertoevoeging: '2',
    huis_nlt: '12A-2',
    postcode: '7511GA',
    woonplaatsnaam: 'Enschede',
    gemeentenaam: 'Enschede',
    provincienaam: 'Overijssel',
    centroide_ll: 'POINT(6.8955 52.2204)',
  }
  const [first, second] = [expect.anything(), expect.anything()]
  expect(await free(...asked)).toMatchObject({ response: { numFound: 3, docs: [first, second, door] } })
  const picked = await free(...asked, ['fl', 'straatnaam'], ['rows', '1'])
  expect(picked).toMatchObject({ response: { numFound: 3, docs: [{ straatnaam: 'Oude Markt' }] } })
})

test('the Locatieserver knows no other doors', async () => {
  const answer = await free(['fq', 'type:adres'], ['fq', 'postcode:9999ZZ'], ['fq', 'huisnummer:1'])
  expect(answer).toMatchObject({ response: { numFound: 0, docs: [] } })
})
