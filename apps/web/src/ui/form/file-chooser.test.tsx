import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FileChooser } from './file-chooser.tsx'

const LIST = new File(['VP-KR2430;1'], 'list.csv', { type: 'text/csv' })
const OTHER = new File(['VP-KR2430;2'], 'other.csv', { type: 'text/csv' })

/** Shows the chooser; gives the names of the files of each choice. */
function open(own: { loading?: boolean; multiple?: boolean } = {}) {
  const chosen: string[][] = []
  const note = (...files: File[]) => void chosen.push(files.map(({ name }) => name))
  render(<FileChooser label="Choose a file" accept=".csv" onChoose={note} {...own} />)
  return chosen
}
const input = () => screen.getByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' })

test('a file is asked for by a button, with the keyboard, too', async () => {
  open()
  const asked = vi.spyOn(input(), 'click')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(asked).toHaveBeenCalledOnce()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('nothing is asked for while the last file is looked at', async () => {
  open({ loading: true })
  const asked = vi.spyOn(input(), 'click')
  await userEvent.click(screen.getByRole('button', { name: 'Choose a file' }))
  expect(asked).not.toHaveBeenCalled()
})

test('a file that was chosen can be chosen again', async () => {
  const chosen = open()
  await userEvent.upload(input(), LIST)
  expect(input().files).toHaveLength(0)
  await userEvent.upload(input(), LIST)
  expect(chosen).toEqual([['list.csv'], ['list.csv']])
})

test('several files come together, where several may', async () => {
  const chosen = open({ multiple: true })
  await userEvent.upload(input(), [LIST, OTHER])
  expect(chosen).toEqual([['list.csv', 'other.csv']])
})
