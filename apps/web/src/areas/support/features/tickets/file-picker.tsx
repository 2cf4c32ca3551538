import { ATTACHMENT_EXTENSIONS, ATTACHMENTS_MAXIMUM } from '@fust/domain/support'
import { useId, useState, type DragEvent } from 'react'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { IconButton } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { FieldError } from '../../../../ui/form/field-error.tsx'
import { FileChooser } from '../../../../ui/form/file-chooser.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { ProgressBar } from '../../../../ui/progress.tsx'
import css from './file-picker.module.css'
import { fileFaultKey } from './ticket-words.ts'
import { useSize } from './use-size.ts'
import type { ChosenFile, Files } from './use-files.ts'

/** Files to go along: chosen, or dropped here; each says how far it is, and why it does not go. */
export function FilePicker({ files: { files, add, remove }, isBusy }: { files: Files; isBusy: boolean }) {
  const { t } = useTranslation()
  const hint = useId()
  const [isOver, setIsOver] = useState(false)

  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!isBusy) void add([...event.dataTransfer.files])
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button does the same
    <fieldset
      aria-label={t('tickets.files')}
      className={classNames(css.picker, isOver && css.over)}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className={css.row}>
        <FileChooser
          label={t('tickets.addFiles')}
          accept={ATTACHMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          multiple
          small
          disabled={isBusy}
          aria-describedby={hint}
          onChoose={(...chosen) => void add(chosen)}
        />
        <p id={hint} className={css.hint}>
          {t('tickets.filesHint', { count: formatNumber(ATTACHMENTS_MAXIMUM) })}
        </p>
      </div>
      {files.length > 0 && (
        <ul className={css.files}>
          {files.map((file) => (
            <li key={file.id}>
              <FileRow file={file} onRemove={isBusy || file.isThere ? undefined : () => remove(file.id)} />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

function FileRow({
  file: { file, sent, isThere, fault },
  onRemove,
}: {
  file: ChosenFile
  onRemove: (() => void) | undefined
}) {
  const { t } = useTranslation()
  const size = useSize()
  return (
    <div className={css.file}>
      <span className={css.name}>
        <Icon name={isThere ? 'check' : 'document'} size={18} />
        <span className={css.text}>{file.name}</span>
        <span className={css.size}>{size(file.size)}</span>
        {onRemove && (
          <IconButton label={t('tickets.removeFile', { name: file.name })} icon="close" size={18} onClick={onRemove} />
        )}
      </span>
      {sent !== null && <ProgressBar label={t('tickets.sending', { name: file.name })} value={sent} />}
      {fault !== null && <FieldError>{t(fileFaultKey(fault))}</FieldError>}
    </div>
  )
}
