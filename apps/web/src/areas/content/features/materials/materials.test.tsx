import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { shipToWith } from '../../../../session/session.builders.ts'
import { answerCall, answerList, brandWith, isThere, materialWith } from '../../content.builders.ts'
import { MaterialsPage } from './materials-page.tsx'
import { materialsSearch } from './materials-search.ts'

const BULK = '*/almagnoliaservice/api/v1/portal/downloadmaterial/bulk-files'

beforeEach(() => {
  isThere({ shipTos: [shipToWith({ permissions: ['Marketing Materials'] })] })
  answerList('ourbrand', [brandWith()])
  answerCall('downloadmaterial/GetAllBrandsAsync', [{ name: 'pils', count: 2 }])
  answerCall('downloadmaterial/GetAllDMFolders', [{ name: 'Posters', count: 2 }])
})

const open = (href = '/marketing-materials') =>
  renderPages(href, { '/marketing-materials': { component: MaterialsPage, validateSearch: materialsSearch } })

describe('marketing materials', () => {
  test('[CNT-21] [CNT-24] come ten at a time, each to be saved', async () => {
    const asked = answerList('downloadmaterial', [materialWith(), materialWith({ id: 'label', title: 'Label' })])
    open()
    const [poster] = await screen.findAllByRole('article')
    expect(poster).toHaveTextContent('PDF · 2 KB')
    expect(within(poster ?? document.body).getByRole('link', { name: 'Download Poster' })).toHaveAttribute('download')
    expect(asked[0]?.searchParams.get('limit')).toBe('10')
  })

  test('[CNT-23] are narrowed by folder and word, which stand in the address', async () => {
    answerList('downloadmaterial', [materialWith()])
    const asked = answerList('downloadmaterial/GetAllDMSearch', [materialWith({ title: 'Found' })])
    const router = open()
    await screen.findByRole('article')
    await userEvent.type(screen.getByRole('searchbox'), 'wall{Enter}')
    expect(await screen.findByRole('heading', { name: 'Found' })).toBeVisible()
    await userEvent.click(screen.getByRole('combobox', { name: /Folder/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Posters (2)' }))
    await waitFor(() => expect(router.state.location.href).toBe('/marketing-materials?words=wall&folder=Posters'))
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('folder')).toBe('Posters'))
    expect(asked.at(-1)?.searchParams.get('search')).toBe('wall')
  })

  test('are looked at larger', async () => {
    answerList('downloadmaterial', [materialWith()])
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Look at Poster' }))
    expect(await screen.findByRole('dialog', { name: 'Poster' })).toHaveTextContent('For the wall.')
  })

  test('[CNT-22] that are ticked come as one archive', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    answerList('downloadmaterial', [materialWith(), materialWith({ id: 'label', title: 'Label' })])
    const asked: unknown[] = []
    server.use(
      http.post(BULK, async ({ request }) => {
        asked.push(await request.json())
        return new HttpResponse('PK')
      }),
    )
    open()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Poster' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Label' }))
    const bar = screen.getByRole('region', { name: 'Chosen files' })
    expect(bar).toHaveTextContent('2 chosen, 4 KB')
    await userEvent.click(within(bar).getByRole('button', { name: 'Download as a zip' }))
    expect(await within(bar).findByText('2 files saved')).toBeVisible()
    expect(asked).toEqual([{ ids: ['poster', 'label'] }])
    expect(saved).toHaveBeenCalledOnce()
  })

  test('stop coming when one says so, and what fails is told', async () => {
    answerList('downloadmaterial', [materialWith()])
    const { promise, resolve } = Promise.withResolvers<Response>()
    server.use(http.post(BULK, () => promise))
    open()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Poster' }))
    await userEvent.click(screen.getByRole('button', { name: 'Download as a zip' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
    expect(await screen.findByText('Stopped. Nothing was saved.')).toBeVisible()
    const again = await screen.findByRole('button', { name: 'Download as a zip' })
    resolve(HttpResponse.json({}, { status: 500 }))
    server.use(http.post(BULK, () => HttpResponse.json({}, { status: 500 })))
    await userEvent.click(again)
    expect(await screen.findByRole('alert')).toHaveTextContent('The download did not work')
  })
})
