import { Select, type SelectOption } from '../select/select.tsx'

type Props<Value extends string> = {
  label: string
  /** What stands for no choice. */
  all: string
  options: readonly SelectOption<Value>[]
  /** Undefined while nothing is chosen: then it narrows nothing. */
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

// No choice has a value only here: a list of strings needs one.
const ALL = ''

/** One of a list to narrow another by, or none. */
export function FilterSelect<Value extends string>({ label, all, options, value, onChange }: Props<Value>) {
  return (
    <Select<Value | typeof ALL>
      label={label}
      options={[{ value: ALL, label: all }, ...options]}
      value={value ?? ALL}
      onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
    />
  )
}
