import { useRef, type ChangeEvent } from 'react'
import { Button, type ButtonProps } from '../button.tsx'

type Props = Pick<ButtonProps, 'small' | 'loading' | 'disabled' | 'aria-describedby'> & {
  label: string
  /** Which files are offered first, as the browser wants to be told: any may come. */
  accept: string
  multiple?: boolean
  onChoose: (...files: [File, ...File[]]) => void
}

/** A button that asks for files; the browser's own, which speaks its language and not ours, is out of sight and reach. */
export function FileChooser({ label, accept, multiple = false, onChoose, ...button }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [first, ...others] = target.files ?? []
    // The same file can be chosen again, mended or taken out.
    target.value = ''
    if (first) onChoose(first, ...others)
  }
  return (
    <>
      <Button {...button} look="secondary" icon="upload" onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={multiple}
        aria-label={label}
        accept={accept}
        onChange={choose}
      />
    </>
  )
}
