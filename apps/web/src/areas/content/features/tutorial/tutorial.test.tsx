import type { HelpPage } from '@fust/contract/rest'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { server } from '../../../../lib/test/server.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { useSession } from '../../../../session/index.ts'
import { answerCall, answerList, isThere } from '../../content.builders.ts'
import { Tutorial, TutorialAgain } from './tutorial.tsx'

const slideWith = (id: string, pageNumber: number): HelpPage => ({
  id,
  name: id,
  title: `Slide ${id}`,
  summary: '',
  imageLink: null,
  imageText: '',
  body: `<h2>About ${id}</h2><p>Text of ${id}.</p>`,
  pageNumber,
  fileLink: null,
  sections: [`About ${id}`, `More of ${id}`],
})

/** As the frame around every page shows it. */
function Frame() {
  const { user } = useSession()
  return (
    <>
      <TutorialAgain />
      {user && user.showTutorial > 0 && <Tutorial user={user} />}
      {user && <p>{`Here before: ${user.firstLogin ? 'no' : 'yes'}, opens ${user.showTutorial} times`}</p>}
    </>
  )
}

let told: string[] = []
beforeEach(() => {
  told = []
  answerCall('pagecontent', { id: 'heading', title: 'How it works', body: '' })
  answerList('helppages', [slideWith('two', 2), slideWith('one', 1)])
  server.use(
    http.put('*/alcdcservice/api/v1/portal/users/:call/:id', ({ params }) => {
      told.push(`${String(params['call'])} ${String(params['id'])}`)
      return HttpResponse.json({ success: true })
    }),
  )
})

const open = (user: Parameters<typeof isThere>[0]) => {
  isThere(user)
  return renderPages('/', { '/': Frame })
}
const dialog = () => screen.findByRole('dialog', { name: 'How it works' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('[CNT-31] it opens after the login while it is to be shown, and not otherwise', async () => {
  open({ showTutorial: 0 })
  expect(await screen.findByRole('button', { name: 'Show the tutorial' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('[CNT-08] [CNT-32] [CNT-33] [CNT-34] its slides come by their number, each with heading and numbered sections, from Back to Done', async () => {
  open({ showTutorial: 3, firstLogin: true })
  const slides = within(await dialog())
  expect(slides.getByRole('heading', { level: 3, name: 'Slide one' })).toBeVisible()
  expect(slides.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['About one', 'More of one'])
  expect(slides.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  await press('Next')
  expect(slides.getByRole('heading', { level: 3, name: 'Slide two' })).toBeVisible()
  expect(slides.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument()
  expect(slides.getByRole('button', { name: 'Done' })).toBeVisible()
  await press('Back')
  expect(slides.getByRole('heading', { level: 3, name: 'Slide one' })).toBeVisible()
})

test('[CNT-36] on a phone the sections are a list to choose from', async () => {
  open({ showTutorial: 1 })
  expect(within(await dialog()).getByRole('combobox', { name: /What this is about/, hidden: true })).toBeInTheDocument()
})

test('[CNT-35] whoever is here for the first time has no button to close it', async () => {
  open({ showTutorial: 2, firstLogin: true })
  expect(within(await dialog()).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
})

test('[CNT-35] whoever has been here before closes it, and it stays closed in this tab', async () => {
  open({ showTutorial: 3, firstLogin: false })
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sessionStorage.getItem('tutorialClosed')).toBe('u-1')
  expect(told).toEqual([])
})

test.each([
  [3, true],
  [2, false],
] as const)(
  '[CNT-37] with %i times left a way out by the keyboard or the background leaves it open: %s',
  async (showTutorial, stays) => {
    open({ showTutorial })
    await dialog()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(stays ? 1 : 0))
  },
)

test('[CNT-38] [CNT-39] Done is told to the server, and the pages that were seen are kept until the logout', async () => {
  open({ showTutorial: 3, firstLogin: true })
  await dialog()
  await press('Next')
  await press('Done')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(told.toSorted()).toEqual(['SetFirstLoginFlag u-1', 'SetUserTutorialCounter u-1']))
  expect(JSON.parse(localStorage.getItem('tutorialPages') ?? '')).toEqual({ 'u-1': ['one', 'two'] })
  expect(screen.getByText('Here before: yes, opens 2 times')).toBeInTheDocument()
})

test('[NAV-11] the help shows it again, and that counts for nothing', async () => {
  open({ showTutorial: 0 })
  await userEvent.click(await screen.findByRole('button', { name: 'Show the tutorial' }))
  await dialog()
  await press('Next')
  await press('Done')
  expect(told).toEqual([])
})
