import type { Loyalty } from '@fust/contract/rest'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { LoyaltyPointsPage } from './loyalty-points-page.tsx'

const EARNED: Loyalty = {
  shipToId: '1',
  year: 2025,
  pointsPerHectolitre: 10,
  points: 1_240,
  brands: [
    { code: 'veenhof-pils', name: 'Veenhof Pils', volume: 100, points: 1_000 },
    { code: 'kraanvogel', name: 'Kraanvogel', volume: 24, points: 240 },
  ],
  rewards: [
    { title: 'A parasol', points: 1_000, missing: 0 },
    { title: 'A day at the brewery', points: 2_000, missing: 760 },
  ],
}

beforeEach(() => {
  const user = userWith({ shipTos: [shipToWith({ permissions: ['Contracts', 'Catalogue Beer'] })] })
  server.use(http.get('*/identity/session', () => HttpResponse.json({ user })))
})

const open = () => renderPages('/contracts/loyalty?year=2025', { '/contracts/loyalty': LoyaltyPointsPage })

test('[CNT-20] the points of a ship-to are told by the year: for which beer, and what is missing for each reward', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/shiptos/GetLoyaltyBySapId/:of', ({ params }) => {
      asked.push(String(params['of']))
      return HttpResponse.json(EARNED)
    }),
  )
  open()
  expect(await screen.findByText('1.240 points')).toBeVisible()
  expect(asked).toEqual(['1,2025'])
  const table = screen.getByRole('table')
  expect(within(table).getByRole('row', { name: /Kraanvogel/ })).toHaveTextContent('24,0 hl')
  const rewards = screen.getByRole('region', { name: 'What points are good for' })
  expect(rewards).toHaveTextContent(/A parasol · you have the 1\.000 points/)
  expect(rewards).toHaveTextContent(/A day at the brewery.*760/)
})

test('[CNT-20] where the brewery has no programme that is said', async () => {
  server.use(http.get('*/shiptos/GetLoyaltyBySapId/*', () => HttpResponse.json({ code: 'not-found' }, { status: 404 })))
  open()
  expect(await screen.findByText(/no loyalty programme/i)).toBeVisible()
})

test('points that could not be read are asked for again', async () => {
  server.use(http.get('*/shiptos/GetLoyaltyBySapId/*', () => HttpResponse.error()))
  open()
  expect(await screen.findByRole('alert')).toBeVisible()
})
