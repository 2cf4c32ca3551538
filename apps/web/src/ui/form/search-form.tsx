import { asOneLine } from '@fust/domain/text'
import { useState, type ReactNode } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Pick<TextFieldProps, 'label' | 'placeholder' | 'minLength' | 'maxLength'> & {
  name: string
  /** What is looked for now. */
  sought: string
  onSearch: (sought: string) => void
  className?: string | undefined
  /** Beside the field: a button that does what Enter does. */
  children?: ReactNode
}

/** One line that is looked for with Enter. */
export function SearchForm({ sought, onSearch, className, children, ...field }: Props) {
  const [asked, setAsked] = useState(sought)
  const [typed, setTyped] = useState(sought)
  // Cleared, or back at what was looked for before: the field follows.
  if (asked !== sought) {
    setAsked(sought)
    setTyped(sought)
  }
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(asOneLine(typed).trim())
      }}
    >
      <TextField
        {...field}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
      />
      {children}
    </form>
  )
}
