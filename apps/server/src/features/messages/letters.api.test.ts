import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenBrewery, openBrewery } from '../../test/open-brewery.ts'
import { LETTER_PREVIEWS } from './letter-previews.ts'
import { LANGUAGES } from '@fust/domain/market'
import { messagesFeature } from './messages.feature.ts'

let demo: OpenBrewery
beforeAll(async () => {
  demo = await openBrewery({ features: [messagesFeature], isDemo: true })
})
afterAll(() => demo.close())

const look = ({ app }: OpenBrewery, name: string) => app.inject(`/styleguide/letters/${name}`)
const every = LANGUAGES.flatMap((language) => Object.keys(LETTER_PREVIEWS).map((name) => `${name}/${language}`))

test.each(every)('a demo shows %s as it is sent, with nothing but its own styles and the logo', async (name) => {
  const { statusCode, headers, body } = await look(demo, name)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  )
  expect(body).toContain(`<html lang="${name.split('/')[1]}">`)
})

test.each(['order-placed/fr', 'nothing/nl', 'constructor/nl'])('there is no letter %s', async (name) => {
  expect((await look(demo, name)).statusCode).toBe(404)
})

test('outside of a demo there is none to be seen', async () => {
  const portal = await openBrewery({ features: [messagesFeature] })
  expect((await look(portal, 'order-placed/nl')).statusCode).toBe(404)
  await portal.close()
})
