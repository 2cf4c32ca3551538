import { useContext, useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Banner } from '../banner.tsx'
import css from './fault-summary.module.css'
import { fieldId, FormContext } from './form-state.ts'

/** All that is wrong with a form that was sent, each a link to its field; takes the focus with every attempt. */
export function FaultSummary({ title }: { title?: ReactNode }) {
  const { id, faults, attempts } = useContext(FormContext)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not for what turns up while somebody mends what was wrong.
    if (attempts > 0) summary.current?.focus()
  }, [attempts])
  const listed = Object.entries(faults)
  if (listed.length === 0) return null
  // 'Fill this in' says enough beside its field; of several fields one does not know which is meant.
  const isSaidTwice = (fault: string) => listed.filter(([, other]) => other === fault).length > 1
  return (
    // A new one with every attempt: the same faults are heard again.
    <div key={attempts} ref={summary} tabIndex={-1} className={css.summary}>
      <Banner tone="bad" live>
        {title && <strong>{title}</strong>}
        <ul className={css.faults}>
          {listed.map(([name, fault]) => (
            <li key={name}>
              <a href={`#${fieldId(id, name)}`} className={css.toField} onClick={toField}>
                {isSaidTwice(fault) && labelOf(fieldId(id, name))}
                {fault}
              </a>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

/** What the field is called, before what is wrong with it. */
function labelOf(id: string): string {
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)
  return label ? `${label.textContent}: ` : ''
}

// The address stays as it is: Back leads out of the form, not to what was wrong with it before.
function toField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
