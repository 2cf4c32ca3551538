import type { BonusContract, Contract, PackagingDiscount } from '@fust/contract/rest'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { onADesk } from '../../chart/chart.builders.ts'
import { BonusContractsPage, ContractsPage } from './contracts-page.tsx'

const SUPPLY: Contract = {
  number: '24-400',
  kind: 'supply',
  title: 'Beer supply agreement',
  startsOn: '2024-01-01',
  endsOn: '2028-12-31',
  standing: {
    from: '2026-01-01',
    to: '2026-12-31',
    agreed: 200,
    ordered: 150.5,
    missing: 49.5,
    expected: 179.7,
    daysLeft: 37,
  },
}
const LOAN: Contract = { ...SUPPLY, number: '22-432', kind: 'loan', title: 'Loan', endsOn: null, standing: null }
const BONUS: BonusContract = {
  ...SUPPLY,
  number: '26-401',
  kind: 'bonus',
  title: 'Annual bonus',
  bonusPerHectolitre: 2.4,
  bonusEarned: 0,
  bonusAtTarget: 480,
}
const none = { orders: 0, given: 0, kept: 0, open: 0, atRisk: 0 }
const PACKAGING: PackagingDiscount = {
  fullTruckPercent: 0.75,
  fullPalletsPercent: 0.25,
  months: [
    { month: '2026-11', fullTruck: { orders: 3, given: 30, kept: 10, open: 15, atRisk: 5 }, fullPallets: none },
    { month: '2026-10', fullTruck: none, fullPallets: none },
  ],
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', onADesk)
  const user = userWith({ shipTos: [shipToWith({ permissions: ['Contracts'] })] })
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user })),
    http.get('*/contracts/GetAllContracts', () => HttpResponse.json([SUPPLY, LOAN])),
    http.get('*/contracts/GetAllBonusContracts', () => HttpResponse.json([BONUS])),
    http.get('*/contracts/GetPackagingDiscount', () => HttpResponse.json(PACKAGING)),
  )
})

const open = (path: '/contracts' | '/contracts/bonus') =>
  renderPages(path, {
    '/contracts': ContractsPage,
    '/contracts/bonus': BonusContractsPage,
    '/contracts/loyalty': () => <p>Loyalty</p>,
  })

test('[DOC-07] contracts tell how far they are, and what is missing until when', async () => {
  open('/contracts')
  const row = await screen.findByRole('row', { name: /24-400/ })
  expect(row).toHaveTextContent('150,5 hl of 200,0 hl this year, 75 %')
  expect(row).toHaveTextContent('Missing until 31 December 2026: 49,5 hl, with 37 days left.')
  expect(row).toHaveTextContent('You are behind: an even pace would be at 179,7 hl today.')
  expect(screen.getByRole('row', { name: /22-432/ })).toHaveTextContent('No volume agreed')
})

test.each([
  ['/contracts', 'GetAllContracts'],
  ['/contracts/bonus', 'GetAllBonusContracts'],
] as const)('[DOC-08] %s asks from the first on for 500 at most', async (path, call) => {
  const asked: Record<string, string>[] = []
  server.use(
    http.get(`*/contracts/${call}`, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
      return HttpResponse.json([])
    }),
  )
  open(path)
  expect(await screen.findByText('No contracts')).toBeVisible()
  expect(asked).toEqual([{ offset: '0', limit: '500', BusinessPartnerId: '100', language: 'en' }])
})

test('[DOC-07] bonus contracts tell what they pay', async () => {
  open('/contracts/bonus')
  const row = await screen.findByRole('row', { name: /26-401/ })
  expect(row).toHaveTextContent('€ 2,40 per hl')
  expect(row).toHaveTextContent('€ 480,00 when the volume is reached')
})

test('[CRT-39] the packaging discount tells what it asks for, and where the months stand', async () => {
  open('/contracts/bonus')
  expect(await screen.findByText(/^Checked when the month is over/)).toBeVisible()
  expect(screen.getByText('Full trucks this month · 0,75 %')).toBeVisible()
  expect(screen.getByText('Full pallets this month · 0,25 %')).toBeVisible()
  expect(screen.getByText('Brought in full: € 10,00. On its way: € 15,00. Brought in part: € 5,00.')).toBeVisible()
  const table = screen.getByRole('table', { name: 'Packaging discount' })
  expect(within(table).getByRole('row', { name: /November 2026/ })).toHaveTextContent('3 orders€ 30,00')
})

test('says when nothing is agreed, and when it could not be read', async () => {
  server.use(
    http.get('*/contracts/GetAllBonusContracts', () => HttpResponse.json([])),
    http.get('*/contracts/GetPackagingDiscount', () => HttpResponse.error()),
  )
  open('/contracts/bonus')
  expect(await screen.findByText('No contracts')).toBeVisible()
  expect(await screen.findByRole('alert')).toBeVisible()
})

test.each([
  ['/contracts', 'Contracts'],
  ['/contracts/bonus', 'Bonuses and discounts'],
  ['/contracts/bonus', 'Packaging discount'],
] as const)(
  '[DOC-07] on %s what stands in %s is saved as a table, as a workbook and as a picture',
  async (path, name) => {
    open(path)
    const part = await screen.findByRole('region', { name })
    await within(part).findByRole('button', { name: 'PNG' })
    const buttons = within(part).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Download as CSV', 'Excel', 'SVG', 'PNG'])
  },
)
