import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, expect, test } from 'vitest'
import { noteClosed } from '../lib/server/closed.ts'
import { graphql as ask, NoAnswer } from '../lib/server/graphql.ts'
import { rest } from '../lib/server/rest.ts'
import { server } from '../lib/test/server.ts'
import { userWith } from '../session/session.builders.ts'
import { openAt } from './app.builders.tsx'

const api = graphql.link('*/graphql')
const CLOSED = { message: 'Closed', extensions: { code: 'CLOSED' } }
const TITLE = 'The portal is closed for a moment'

beforeEach(() => {
  localStorage.setItem('isSubmitAgeConfirmed', 'true')
  return () => noteClosed(false)
})

test('[CNT-07] [RTE-61] a page that is open while the portal closes says so, without menus, until it is open again', async () => {
  const portal = { maintenance: true }
  openAt('/error403', userWith())
  await screen.findByRole('banner')
  server.use(
    api.query('PortalState', () => HttpResponse.json({ data: { getPortalConfig: portal } })),
    http.post('*/graphql', () =>
      portal.maintenance ? HttpResponse.json({ errors: [CLOSED] }, { status: 503 }) : undefined,
    ),
  )
  await expect(ask({ toString: () => 'query Cart { customerCart { id } }' }, {})).rejects.toBeInstanceOf(NoAnswer)
  expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible()
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  expect(document.title).toBe(`${TITLE} · Veenhof`)
  portal.maintenance = false
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByRole('banner')).toBeVisible()
  expect(screen.queryByRole('heading', { name: TITLE })).not.toBeInTheDocument()
})

test('[CNT-07] a REST call that is refused since the portal is closed says so, too', async () => {
  openAt('/error403', userWith())
  await screen.findByRole('banner')
  server.use(
    http.get('*/nl/prod/api/v1/portal/ordertypes', () => HttpResponse.json({ code: 'closed' }, { status: 503 })),
    api.query('PortalState', () => HttpResponse.json({ data: { getPortalConfig: { maintenance: true } } })),
  )
  expect(await rest('/nl/prod/api/v1/portal/ordertypes')).toMatchObject({ ok: false })
  expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible()
})
