import { useId } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import css from './reasoned-button.module.css'

export type ReasonedButtonProps = ButtonProps & {
  /** Why it goes no further; the button stays reachable and says it. */
  refusal?: string | undefined
}

/** A button with, in words under it, why it cannot be used now. */
export function ReasonedButton({ refusal, ...button }: ReasonedButtonProps) {
  const id = useId()
  return (
    <>
      <Button {...button} {...(refusal && { disabled: true, 'aria-describedby': id })} />
      {refusal && (
        <p className={css.refusal} id={id}>
          {refusal}
        </p>
      )}
    </>
  )
}
