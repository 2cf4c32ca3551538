import type { EmbeddedReport } from '@fust/contract/rest'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { readLocal, writeLocal } from '../../../../lib/storage/storage.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { PowerBiReport } from './power-bi-report.tsx'

const ORIGIN = 'https://app.powerbi.com'
const EMBEDDED: EmbeddedReport = {
  reportId: 'r-1',
  embedUrl: `${ORIGIN}/reportEmbed?reportId=r-1`,
  token: 'of-the-report',
  expiresAt: '2999-01-01T00:00:00Z',
}

let asked: (string | null)[]
beforeEach(() => {
  asked = []
  server.use(
    http.get('*/power-bi/embedded-report', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('report'))
      return HttpResponse.json(EMBEDDED)
    }),
  )
})

const open = ({ origin }: { origin: string | undefined } = { origin: ORIGIN }) =>
  renderPages('/reporting', {
    '/reporting': () => (
      <PowerBiReport report="sales" origin={origin} title="Sales">
        <p>Our own report</p>
      </PowerBiReport>
    ),
  })

const away = () =>
  server.use(
    http.get('*/power-bi/embedded-report', () =>
      HttpResponse.json({ status: 503, code: 'power-bi-unreachable', message: 'away' }, { status: 503 }),
    ),
  )
const frame = () => screen.findByTitle<HTMLIFrameElement>('Sales in Power BI')

/** What the page inside is told, and how it tells something. */
function pageIn(shown: HTMLIFrameElement) {
  const told = vi.spyOn(shown.contentWindow ?? window, 'postMessage').mockReturnValue()
  const uid = new URL(shown.src).searchParams.get('uid')
  return {
    uid,
    told,
    tell: (data: object, from: { origin?: string; source?: Window | null } = {}) =>
      fireEvent(window, new MessageEvent('message', { data, origin: ORIGIN, source: shown.contentWindow, ...from })),
  }
}

test('[CNT-29] nobody else is asked before somebody agreed: our own report is shown, and how to get the other', async () => {
  open()
  expect(await screen.findByText('Our own report')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(/It then comes from app\.powerbi\.com of Microsoft/)
  expect(document.querySelector('iframe')).toBeNull()
  expect(asked).toEqual([])
})

test('the report of Power BI takes the place of ours for who agreed, and the button keeps the focus', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Show in Power BI' }))
  const shown = await frame()
  expect(shown.src).toMatch(/^https:\/\/app\.powerbi\.com\/reportEmbed\?reportId=r-1&uid=\d+&language=en$/)
  expect(screen.queryByText('Our own report')).toBeNull()
  expect(screen.getByRole('button', { name: 'Show our own report' })).toHaveFocus()
  expect(readLocal('powerBi')).toBe(ORIGIN)
  expect(asked).toEqual(['sales'])
})

test('who agreed may take it back', async () => {
  writeLocal('powerBi', ORIGIN)
  open()
  await frame()
  await userEvent.click(screen.getByRole('button', { name: 'Show our own report' }))
  expect(screen.getByText('Our own report')).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
  expect(readLocal('powerBi')).toBeNull()
})

test('who agreed to another origin is asked anew', async () => {
  writeLocal('powerBi', 'https://elsewhere.example')
  open()
  expect(await screen.findByRole('button', { name: 'Show in Power BI' })).toBeVisible()
  expect(asked).toEqual([])
})

test('where Power BI shows nothing nothing is said of it', async () => {
  writeLocal('powerBi', ORIGIN)
  open({ origin: undefined })
  expect(await screen.findByText('Our own report')).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
  expect(asked).toEqual([])
})

test('the token is told to the page of that origin alone, once it is there', async () => {
  writeLocal('powerBi', ORIGIN)
  open()
  const shown = await frame()
  const { told, uid } = pageIn(shown)
  fireEvent.load(shown)
  expect(told).toHaveBeenCalledExactlyOnceWith(
    {
      method: 'POST',
      url: '/report/load',
      headers: expect.objectContaining({ uid, id: `${uid}-1`, 'x-sdk-type': 'js' }),
      body: expect.objectContaining({ type: 'report', id: 'r-1', accessToken: 'of-the-report', tokenType: 1 }),
    },
    ORIGIN,
  )
})

test('what the page tells is answered; what others tell is not believed', async () => {
  writeLocal('powerBi', ORIGIN)
  open()
  const { told, tell, uid } = pageIn(await frame())
  tell({ statusCode: 403, headers: {} }, { origin: 'https://elsewhere.example' })
  tell({ statusCode: 403, headers: {} }, { source: window })
  tell({ statusCode: 202, headers: {} })
  tell({ method: 'POST', url: `/reports/${uid}/events/loaded`, headers: { id: '7' } })
  expect(told).toHaveBeenCalledExactlyOnceWith({ statusCode: 200, headers: { id: '7' }, body: null }, ORIGIN)
  expect(screen.queryByText('Our own report')).toBeNull()
})

test('a page that refuses leaves our own report, and a word', async () => {
  writeLocal('powerBi', ORIGIN)
  open()
  const { tell } = pageIn(await frame())
  tell({ statusCode: 403, headers: {} })
  expect(await screen.findByText('Our own report')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Power BI does not show the report now.')
})

test('while Power BI is away our own report is shown, with a word and the way to try again', async () => {
  writeLocal('powerBi', ORIGIN)
  away()
  open()
  expect(await screen.findByText('Our own report')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Power BI does not show the report now.')
  server.use(http.get('*/power-bi/embedded-report', () => HttpResponse.json(EMBEDDED)))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await frame()).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Our own report')).toBeNull())
})
