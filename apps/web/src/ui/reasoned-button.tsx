import { useId, useRef, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { classNames } from './class-names.ts'
import css from './reasoned-button.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ReasonedButtonProps = ButtonProps & {
  /** Why it goes no further; the button stays reachable and says it. */
  refusal?: string | undefined
  /** What it waits for while it is busy: said with its name at once, and in sight where it takes longer than a moment or is asked for. */
  loadingReason?: string | undefined
}

/** A button with, in words under it, why it cannot be used now; whoever tries while it waits, by Enter in a field too, is told for what. */
export function ReasonedButton({ refusal, loadingReason, ...button }: ReasonedButtonProps) {
  const id = useId()
  const words = useRef<HTMLParagraphElement>(null)
  const [asked, setAsked] = useState<string>()
  const reason = refusal ?? loadingReason
  const isAsked = !refusal && reason !== undefined && asked === reason
  const tell = () => {
    setAsked(reason)
    words.current?.scrollIntoView?.({ block: 'nearest' })
  }
  return (
    <>
      <Button
        {...button}
        {...(refusal && { disabled: true })}
        {...(reason && { 'aria-describedby': id, onStopped: tell })}
      />
      {reason && (
        <p ref={words} className={classNames(css.refusal, !refusal && !isAsked && css.waits)} id={id}>
          {reason}
        </p>
      )}
      <span aria-live="polite">{isAsked && <VisuallyHidden>{reason}</VisuallyHidden>}</span>
    </>
  )
}
