import { useRef, type ReactNode } from 'react'
import { Button, type ButtonLook } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  children: ReactNode
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
  look?: ButtonLook
  busy?: boolean
  /** A third way, between no and yes. */
  other?: { label: string; onSelect: () => void; busy: boolean }
}

/** A yes-or-no question; No has the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  yes,
  no,
  onYes,
  onNo,
  look = 'primary',
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
          <Button ref={safe} look="secondary" onClick={onNo}>
            {no}
          </Button>
          {other && (
            <Button look="secondary" onClick={other.onSelect} loading={other.busy}>
              {other.label}
            </Button>
          )}
          <Button look={look} onClick={onYes} loading={busy ?? false}>
            {yes}
          </Button>
        </>
      }
    />
  )
}
