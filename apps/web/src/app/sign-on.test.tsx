import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { openAt } from './app.builders.tsx'
import { server } from '../lib/test/server.ts'

beforeEach(() => localStorage.setItem('isSubmitAgeConfirmed', 'true'))

describe('[IDN-18] [RTE-09] a sign-on that did not work', () => {
  test.each([
    ['sign-on-cancelled', /said no, or you went back/],
    ['sign-on-over', /took too long/],
    ['sign-on-unknown', /No account here belongs to that login/],
    ['account-inactive', /no longer active/],
    ['provider-away', /does not answer just now/],
    ['anything-else', /cannot be used/],
  ])('says why: %s', async (reason, text) => {
    openAt(`/saml-error?reason=${reason}&provider=huis&back=%2Fcart`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Logging in did not work' })).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    const again = new URL(screen.getByRole('link', { name: 'Try again' }).getAttribute('href') ?? '', location.origin)
    expect(again.pathname).toBe('/identity/single-sign-on/huis')
    expect(again.searchParams.get('back')).toBe('/cart')
    expect(screen.getByRole('link', { name: 'Back to the login' })).toHaveAttribute('href', '/login?back=%2Fcart')
  })

  test.each(['provider=%2F%2Felsewhere', 'reason=provider-unknown&provider=gone', ''])(
    'leads to no provider that is none: %s',
    async (search) => {
      openAt(`/saml-error?${search}`)
      expect(await screen.findByRole('link', { name: 'Back to the login' })).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull()
    },
  )
})

describe('[IDN-01] the login page', () => {
  test('names the providers, and comes back from there to where one was', async () => {
    openAt('/login?back=%2Forders%2Fhistory')
    server.use(
      http.get('*/identity/single-sign-on', () =>
        HttpResponse.json({ providers: [{ name: 'huis', title: 'Het Huis' }], asksByEmail: false }),
      ),
    )
    const link = await screen.findByRole('link', { name: 'Log in with Het Huis' })
    expect(link).toHaveAttribute('href', '/identity/single-sign-on/huis?back=%2Forders%2Fhistory&language=en')
  })

  test('[IDN-02] asks for the password where nobody can be asked whose domain it is', async () => {
    openAt('/login')
    server.use(
      http.get('*/identity/single-sign-on', () => HttpResponse.json({ providers: [], asksByEmail: true })),
      http.post('*/identity/sign-in-way', () => HttpResponse.error()),
    )
    await userEvent.type(await screen.findByLabelText('E-mail address'), 'marloes@huis.example')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByLabelText('Password').closest('[inert]')).toBeNull()
  })
})
