import type { Loyalty } from '@fust/contract/rest'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { LoyaltyPointsPage } from './loyalty-points-page.tsx'
import { loyaltySearch } from './loyalty-search.ts'

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

const open = () =>
  renderPages('/contracts/loyalty?year=2025', {
    '/contracts/loyalty': { component: LoyaltyPointsPage, validateSearch: loyaltySearch },
  })

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

test('[CNT-20] another ship-to and another year are a choice away, and stand in the address', async () => {
  const shipTos = ['1', '2'].map((id) => shipToWith({ id, permissions: ['Contracts', 'Catalogue Beer'] }))
  const asked: string[] = []
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ shipTos }) })),
    http.get('*/shiptos/GetLoyaltyBySapId/:of', ({ params }) => {
      asked.push(String(params['of']))
      return HttpResponse.json(EARNED)
    }),
  )
  const router = open()
  await userEvent.click(await screen.findByRole('combobox', { name: 'Ship-to' }))
  await userEvent.click(await screen.findByRole('option', { name: /Depot 2/ }))
  await waitFor(() => expect(asked).toContain('2,2025'))
  await userEvent.click(screen.getByRole('combobox', { name: 'Year' }))
  const [thisYear] = await screen.findAllByRole('option')
  const chosen = thisYear?.textContent ?? ''
  await userEvent.click(screen.getByRole('option', { name: chosen }))
  await waitFor(() => expect(asked.at(-1)).toBe(`2,${chosen}`))
  expect(router.state.location.href).toBe(`/contracts/loyalty?year=${chosen}&shipTo=2`)
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
