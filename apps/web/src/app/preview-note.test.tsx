import { render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { startTexts } from '../i18n/index.ts'
import { readContent } from '../lib/server/content-call.ts'
import { takePreviewOfAddress } from '../lib/page/preview.ts'
import { server } from '../lib/test/server.ts'
import { watchReload } from './app.builders.tsx'
import { PreviewNote } from './preview-note.tsx'

const open = (address: string) => {
  window.history.replaceState(null, '', address)
  takePreviewOfAddress()
}

/** What a call of content says of the preview. */
async function toldByCalls(): Promise<string | null> {
  let told: string | null = null
  server.use(
    http.get('*/portal/publicarticles', ({ request }) => {
      told = request.headers.get('content-preview')
      return HttpResponse.json({})
    }),
  )
  await readContent('publicarticles', {})
  return told
}

test('a link of the brewery shows what will be public, marks it, and leaves the address', async () => {
  await startTexts('en')
  open('/news?tag=tap&preview=2026-12-24&as=Ontrade')
  render(<PreviewNote />)
  expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent('24 December 2026')
  expect(screen.getByRole('complementary')).toHaveTextContent('Ontrade')
  expect(screen.getByRole('button', { name: 'End the preview' })).toBeVisible()
  expect(window.location.search).toBe('?tag=tap')
  expect(await toldByCalls()).toBe('2026-12-24 Ontrade')
})

test.each(['/news', '/news?preview=tomorrow', '/news?preview=2026-12-24&as=<b>'])('%s shows none', async (address) => {
  open(address)
  render(<PreviewNote />)
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(await toldByCalls()).toBeNull()
})

test('whoever may not look ahead reads what is there today, on a page that keeps nothing of what was looked ahead at', async () => {
  await startTexts('en')
  refuseToLookAhead(403)
  const reload = watchReload()
  render(<PreviewNote />)
  expect(await readContent('publicarticles', {})).toEqual({ total: 3 })
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  expect(reload).toHaveBeenCalledOnce()
  expect(await toldByCalls()).toBeNull()
})

test('who is not signed in yet reads what is there today, and looks ahead once they are', async () => {
  refuseToLookAhead(401)
  const reload = watchReload()
  expect(await readContent('publicarticles', {})).toEqual({ total: 3 })
  expect(reload).not.toHaveBeenCalled()
  expect(await toldByCalls()).toBe('2026-12-24')
})

/** A link was followed by somebody whom the server answers only what is there today. */
function refuseToLookAhead(status: number): void {
  open('/news?preview=2026-12-24')
  server.use(
    http.get('*/portal/publicarticles', ({ request }) =>
      request.headers.has('content-preview') ? HttpResponse.json({}, { status }) : HttpResponse.json({ total: 3 }),
    ),
  )
}
