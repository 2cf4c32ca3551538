import { useRef, type ReactNode } from 'react'
import { Button, type ButtonLook } from '../button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  children: ReactNode
  /** What stands under the question and is no sentence, such as a list. */
  details?: ReactNode
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
  /** How Yes looks: what is lost by it is outlined in red. */
  look?: Extract<ButtonLook, 'danger' | 'secondary'>
  busy?: boolean
  /** A third way that loses nothing; it is the first choice then. */
  other?: { label: string; onSelect: () => void; busy: boolean }
}

/** A question before something is lost; what keeps most is the first choice and has the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  details,
  yes,
  no,
  onYes,
  onNo,
  look = 'danger',
  busy,
  other,
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onNo()}
      title={title}
      description={children}
      initialFocus={safe}
      actions={
        <>
          {other && (
            <Button ref={safe} onClick={other.onSelect} loading={other.busy}>
              {other.label}
            </Button>
          )}
          <Button {...(other ? { look: 'secondary' } : { ref: safe })} onClick={onNo}>
            {no}
          </Button>
          <Button look={look} onClick={onYes} loading={busy ?? false}>
            {yes}
          </Button>
        </>
      }
    >
      {details}
    </Dialog>
  )
}
