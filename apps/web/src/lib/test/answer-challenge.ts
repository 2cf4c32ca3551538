import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { http, HttpResponse } from 'msw'
import { server } from './server.ts'

/** Lets the server give challenges that are solved with the fourth counter; answers how many it gave. */
export function answerChallenge(): () => number {
  let given = 0
  server.use(
    http.get('*/almagnoliaservice/api/v1/portal/visitors/GetChallenge', async () => {
      given += 1
      const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey })
      return HttpResponse.json({ ...challenge, signature: 'ab' })
    }),
  )
  return () => given
}
