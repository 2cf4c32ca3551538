import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { server } from '../lib/test/server.ts'
import { landing } from '../session/index.ts'
import { shipToWith, userWith } from '../session/session.builders.ts'
import { openAt } from './app.builders.tsx'

beforeEach(() => localStorage.setItem('isSubmitAgeConfirmed', 'true'))

const ACADEMY = '/identity/services/eLearning'
const PUB_MENU = '/identity/services/pubMenu'
const whoHolds = (...permissions: string[]) => userWith({ shipTos: [shipToWith({ permissions })] })

const directLinks = async () => {
  const column = await screen.findByRole('navigation', { name: 'Go straight to' })
  return within(column)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

describe('[NAV-21] the way to a service of others', () => {
  test.each([
    ['[PRM-09] who has the academy', ['Academy'], [ACADEMY]],
    ['[PRM-20] who has the pub menu', ['Pub Menu'], [PUB_MENU]],
    ['who has both', ['Academy', 'Pub Menu'], [ACADEMY, PUB_MENU]],
    ['who has none of them', ['Support'], []],
  ])('stands in the footer for %s', async (_who, permissions, expected) => {
    openAt('/error403', whoHolds(...permissions))
    expect((await directLinks()).filter((href) => href?.startsWith('/identity/'))).toEqual(expected)
  })

  test('stands in the menu, and leads out of the app', async () => {
    openAt('/error403', whoHolds('Academy', 'Pub Menu'))
    await userEvent.click(await screen.findByRole('button', { name: 'My business' }))
    // The footer has them, too.
    const hrefs = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
    expect(hrefs('Academy')).toEqual([ACADEMY, ACADEMY])
    expect(hrefs('Pub menu')).toEqual([PUB_MENU, PUB_MENU])
  })

  test('[RTE-40] stands over the lessons', async () => {
    openAt('/training', whoHolds('Training & Learning', 'Academy'))
    const link = await screen.findByRole('link', { name: 'Open the e-learning' })
    expect(link).toHaveAttribute('href', ACADEMY)
  })

  test('[RTE-40] is not there for who may only read them', async () => {
    openAt('/training', whoHolds('Training & Learning'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Training' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Open the e-learning' })).toBeNull()
  })
})

describe('[RTE-09] who cannot go on to a service', () => {
  test.each([
    ['service-unknown', /is not connected to the portal/],
    ['service-forbidden', /has no access to this service/],
    ['service-request-invalid', /The link that led here cannot be used/],
  ])('reads why, and goes on in the portal: %s', async (reason, text) => {
    openAt(`/saml-error?reason=${reason}`, whoHolds('My Profile'))
    expect(await screen.findByRole('heading', { level: 1, name: 'You cannot go on there' })).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/')
  })

  test('goes to the login where nobody is signed in', async () => {
    openAt('/saml-error?reason=service-request-invalid')
    expect(await screen.findByRole('link', { name: 'Back to the login' })).toBeVisible()
  })
})

describe('who has logged out at a service', () => {
  const back = '/identity/provider/logout?client_id=academy&state=1'
  const href = `/log-out?${new URLSearchParams({ back }).toString()}`

  test('is asked whether they log out here, too', async () => {
    const loggedOut = vi.fn<() => void>()
    server.use(
      http.post('*/identity/logout', () => {
        loggedOut()
        return new HttpResponse(null, { status: 204 })
      }),
    )
    openAt(href, userWith({ email: 'inge@horeca.example' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Log out?' })).toBeVisible()
    expect(screen.getByText(/still logged in as inge@horeca\.example/)).toBeVisible()
    expect(loggedOut).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(loggedOut).toHaveBeenCalledOnce())
    expect(localStorage.getItem('storedSession')).toBeNull()
  })

  test('may stay', async () => {
    openAt(href, userWith())
    expect(await screen.findByRole('link', { name: 'Stay logged in' })).toHaveAttribute('href', '/')
  })

  test('reads so where nobody is signed in', async () => {
    openAt('/log-out')
    expect(await screen.findByRole('heading', { level: 1, name: 'You are logged out' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the login' })).toHaveAttribute('href', '/login')
  })
})

describe('[IDN-14] after the login', () => {
  const learner = whoHolds('Academy')
  test.each([
    ['who has the academy alone goes there', learner, '/', ACADEMY],
    ['also from a page that is not for them', learner, '/orders/history', ACADEMY],
    ['and on to a service that has asked who it is', learner, `${PUB_MENU}?after_login=1`, `${PUB_MENU}?after_login=1`],
    ['whoever has more goes on in the portal', whoHolds('Academy', 'My Profile'), '/', '/'],
    ['nobody goes nowhere', null, '/cart', '/cart'],
  ])('%s', (_who, user, back, href) => {
    expect(landing(user, back)).toEqual({ href, replace: true, reloadDocument: href.startsWith('/identity/') })
  })
})
