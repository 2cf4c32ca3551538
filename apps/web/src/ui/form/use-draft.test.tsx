import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { beforeEach, describe, expect, test } from 'vitest'
import { clearAfterLogout, clearAfterSession, writeSession } from '../../lib/storage/storage.ts'
import { Form, Submit } from './form.tsx'
import { TextField } from './text-field.tsx'
import { useDraft, useKeptForm } from './use-draft.ts'

type Note = { about: string; text: string }

function NoteForm({ of }: { of: string }) {
  const draft = useDraft(of, (): Note => ({ about: 'The yard', text: '' }))
  const form = useForm<Note>({ defaultValues: draft.start })
  useKeptForm(form, draft)
  return (
    <Form form={form} words={String} onSubmit={draft.forget}>
      <TextField {...form.register('about')} label="About" />
      <TextField {...form.register('text')} label="Text" />
      <Submit>Send</Submit>
    </Form>
  )
}

/** The form as a page that begins anew shows it. */
function open(of = 'note') {
  cleanup()
  render(<NoteForm of={of} />)
}

const text = () => screen.getByRole('textbox', { name: 'Text' })
const write = (typed: string) => userEvent.type(text(), typed)
const signIn = (uid: string) => writeSession('uid', uid)

beforeEach(() => signIn('u-1'))

describe('what is typed in a form', () => {
  test('is there after a reload, and so is what the form began with', async () => {
    open()
    await write('Ring twice')
    open()
    expect(text()).toHaveValue('Ring twice')
    expect(screen.getByRole('textbox', { name: 'About' })).toHaveValue('The yard')
  })

  test('is there after the login that follows a session that ran out', async () => {
    open()
    await write('Ring twice')
    clearAfterSession()
    signIn('u-1')
    open()
    expect(text()).toHaveValue('Ring twice')
  })

  test('is gone once it was sent', async () => {
    open()
    await write('Ring twice{Enter}')
    open()
    expect(text()).toHaveValue('')
  })

  test('is gone with the logout', async () => {
    open()
    await write('Ring twice')
    clearAfterSession()
    clearAfterLogout()
    signIn('u-1')
    open()
    expect(text()).toHaveValue('')
  })

  test('is nothing that another person, or nobody who is signed in, is shown', async () => {
    open()
    await write('Ring twice')
    signIn('u-2')
    open()
    expect(text()).toHaveValue('')
    clearAfterSession()
    open()
    expect(text()).toHaveValue('')
  })

  test('by a visitor is there after a reload, and not for who signs in then', async () => {
    clearAfterSession()
    open()
    await write('Ring twice')
    open()
    expect(text()).toHaveValue('Ring twice')
    signIn('u-1')
    open()
    expect(text()).toHaveValue('')
  })

  test('belongs to one form and what that is about', async () => {
    open('note 1')
    await write('Ring twice')
    open('note 2')
    expect(text()).toHaveValue('')
    await write('Ring once')
    open('note 1')
    expect(text()).toHaveValue('Ring twice')
  })

  test('is kept whole or not at all', async () => {
    open()
    await write('Ring twice')
    await userEvent.click(text())
    await userEvent.paste('x'.repeat(200_000))
    open()
    expect(text()).toHaveValue('')
  })

  test('of the ten forms that were typed in last is kept', async () => {
    for (let form = 0; form <= 10; form += 1) {
      open(`note ${form}`)
      await userEvent.click(text())
      await userEvent.paste('Ring twice')
    }
    open('note 0')
    expect(text()).toHaveValue('')
    open('note 1')
    expect(text()).toHaveValue('Ring twice')
  })
})
