import { useId, type ReactNode } from 'react'
import { FormProvider, type FieldErrors, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form'
import { trusted } from '../../lib/trusted.ts'
import { ReasonedButton, type ReasonedButtonProps } from '../reasoned-button.tsx'
import { FormContext } from './form-state.ts'

export type FormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** A fault, by the code that is its `message`, in words. */
  words: (code: string) => string
  onSubmit: (values: Values) => unknown
  /** In which order its faults are told; else in that of its values. */
  fields?: readonly string[]
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** A form over react-hook-form. A field that tells its name says what is wrong with it, and `FaultSummary` all of it. */
export function Form<Values extends FieldValues>({
  form,
  words,
  onSubmit,
  fields,
  label,
  className,
  children,
}: FormProps<Values>) {
  const id = useId()
  const { errors, submitCount }: { errors: FieldErrors; submitCount: number } = form.formState
  const faults: Record<string, string> = {}
  for (const name of fields ?? Object.keys(form.getValues())) {
    const code = errors[name]?.message
    if (typeof code === 'string') faults[name] = words(code)
  }
  const fault = errors.root?.message === undefined ? undefined : words(errors.root.message)
  return (
    <FormProvider {...form}>
      <FormContext value={{ id, faults, fault, attempts: submitCount }}>
        <form
          noValidate
          className={className}
          aria-label={label}
          onSubmit={(event) => void form.handleSubmit(onSubmit, leaveField)(event)}
        >
          {children}
        </form>
      </FormContext>
    </FormProvider>
  )
}

/** The one button that sends a form. */
export function Submit(props: Omit<ReasonedButtonProps, 'type' | 'onClick'>) {
  return <ReasonedButton {...props} type="submit" />
}

/** Lets a review, which gives codes by field, say what is wrong with a form. */
export function byReview<Values extends FieldValues>(
  review: (values: Values) => Partial<Record<keyof Values, string>>,
): Resolver<Values> {
  return (values) => {
    const faults = Object.entries<string | undefined>(review(values))
    if (faults.length === 0) return { values, errors: {} }
    const errors = faults.map(([name, message]) => [name, { type: 'review', message }])
    return { values: {}, errors: trusted<FieldErrors<Values>>(Object.fromEntries(errors)) }
  }
}

// A field that has the focus already would not be heard again.
function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
