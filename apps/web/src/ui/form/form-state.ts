import { createContext, useContext, useId } from 'react'

/** What a form says of its fields, for whoever stands in it. */
export type FormState = {
  /** Begins the id of each field. */
  id: string
  /** What is wrong, in words, by the name of the field; in the order of the form. */
  faults: Readonly<Record<string, string>>
  /** What is wrong with none of them alone, in words. */
  fault?: string | undefined
  /** How often it was sent. */
  attempts: number
}

export const FormContext = createContext<FormState>({ id: '', faults: {}, attempts: 0 })

/** Where the control of a field is found. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`

/** The id of a field and what is wrong with it: by its name where it stands in a form, else an id of its own. */
export function useFieldState({ name, error }: { name?: string | undefined; error?: string | undefined }) {
  const ownId = useId()
  const form = useContext(FormContext)
  if (!name || !form.id) return { id: ownId, error }
  return { id: fieldId(form.id, name), error: error ?? form.faults[name] }
}
