import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { FaultSummary } from './fault-summary.tsx'
import { byReview, Form, Submit } from './form.tsx'

type Values = { title: string; note: string; day?: never }

function Planned({ fields }: { fields?: readonly string[] }) {
  const form = useForm<Values>({
    defaultValues: { title: '', note: '' },
    resolver: byReview<Values>(() => ({ note: 'No note', title: 'No title', day: 'No day' })),
    shouldFocusError: false,
  })
  return (
    <Form form={form} {...(fields && { fields })} words={String} onSubmit={() => undefined}>
      <FaultSummary />
      <Submit>Send</Submit>
    </Form>
  )
}

test.each([
  ['its values', undefined, ['No title', 'No note']],
  [
    'the fields that are named, also of one that has no value',
    ['day', 'title', 'note'],
    ['No day', 'No title', 'No note'],
  ],
])('the faults of a form are told in the order of %s', async (_order, fields, told) => {
  render(<Planned {...(fields && { fields })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual(told)
})
