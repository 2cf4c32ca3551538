import { MARKET_PACKS } from '@fust/domain/market'
import { expect, test } from 'vitest'
import { zoneFaults } from './zone-data.ts'

test('the zones of all markets are known', () => {
  expect(zoneFaults(Object.values(MARKET_PACKS).map(({ timeZone }) => timeZone))).toEqual([])
})

test.each(['Etc/GMT-1', 'Etc/GMT-2', 'UTC', 'Europe/Nowhere'])('clocks that show what %s shows are wrong', (zone) => {
  expect(zoneFaults(['Europe/Amsterdam', zone])).toEqual([`time zone ${zone}: Node's zone data is wrong or missing`])
})
