import { render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { startTexts } from '../i18n/index.ts'
import { readContent } from '../lib/content-call.ts'
import { takePreviewOfAddress } from '../lib/preview.ts'
import { server } from '../lib/test/server.ts'
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

test.each([401, 403])(
  'whoever may not look ahead (%i) reads what is there today, and is told of no preview',
  async (status) => {
    await startTexts('en')
    open('/news?preview=2026-12-24')
    server.use(
      http.get('*/portal/publicarticles', ({ request }) =>
        request.headers.has('content-preview') ? HttpResponse.json({}, { status }) : HttpResponse.json({ total: 3 }),
      ),
    )
    render(<PreviewNote />)
    expect(await readContent('publicarticles', {})).toEqual({ total: 3 })
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  },
)
