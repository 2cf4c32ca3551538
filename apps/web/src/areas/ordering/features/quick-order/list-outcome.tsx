import {
  LIST_ROWS_MAXIMUM,
  readQuantity,
  type ListAnswers,
  type ListQuestion,
  type DecimalSign,
} from '@fust/domain/list'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import type { FileRefusal } from '../../../../lib/files/table-file/read-zip.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import css from './quick-order.module.css'
import type { ListOutcome } from './use-list-reading.ts'

type Props = { outcome: ListOutcome; onAnswer: (answers: ListAnswers) => void; onDismiss: () => void }

/** What came of a list that was pasted or read from a file. */
export function ListOutcomeNotes({ outcome, onAnswer, onDismiss }: Props) {
  const { t } = useTranslation()
  if (outcome.is === 'refused')
    return (
      <Banner tone="bad" live>
        {t(REFUSAL_TEXTS[outcome.refusal], { rows: formatNumber(LIST_ROWS_MAXIMUM) })}
      </Banner>
    )
  if (outcome.is === 'question')
    return (
      <Banner tone="warn" live>
        <Question question={outcome.question} onAnswer={onAnswer} />
        <Button look="quiet" small onClick={onDismiss}>
          {t('quickOrder.question.dismiss')}
        </Button>
      </Banner>
    )
  return <ReadNotes read={outcome} />
}

function Question({ question, onAnswer }: { question: ListQuestion; onAnswer: (answers: ListAnswers) => void }) {
  return question.about === 'decimal-sign' ? (
    <NumberQuestion example={question.example} onAnswer={onAnswer} />
  ) : (
    <ColumnQuestion choices={question.choices} onAnswer={onAnswer} />
  )
}

const DECIMAL_SIGNS: readonly DecimalSign[] = [',', '.']

function NumberQuestion({ example, onAnswer }: { example: string; onAnswer: (answers: ListAnswers) => void }) {
  const { t } = useTranslation()
  const readings = DECIMAL_SIGNS.map((decimalSign) => ({ decimalSign, number: numberIn(example, decimalSign) }))
  return (
    <>
      <p>{t('quickOrder.question.number', { example })}</p>
      <div className={css.answers}>
        {readings
          .toSorted((a, b) => a.number - b.number)
          .map(({ decimalSign, number }) => (
            <Button key={decimalSign} look="secondary" small onClick={() => onAnswer({ decimalSign })}>
              {formatNumber(number)}
            </Button>
          ))}
      </div>
    </>
  )
}

function numberIn(example: string, decimalSign: DecimalSign): number {
  const read = readQuantity(example, { decimalSign })
  return read.is === 'amounts' ? Object.values(read.amounts).reduce((sum, count) => sum + count, 0) : 0
}

type ColumnChoices = Extract<ListQuestion, { about: 'quantity-column' }>['choices']

function ColumnQuestion({ choices, onAnswer }: { choices: ColumnChoices; onAnswer: (answers: ListAnswers) => void }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('quickOrder.question.column')}</p>
      <div className={css.answers}>
        {choices.map(({ column, heading, samples }) => (
          <Button key={column} look="secondary" small onClick={() => onAnswer({ quantityColumn: column })}>
            {`${heading || t('quickOrder.question.columnNumber', { number: column + 1 })}: ${samples.join(', ')}`}
          </Button>
        ))}
        <Button look="secondary" small onClick={() => onAnswer({ quantityColumn: null })}>
          {t('quickOrder.question.noColumn')}
        </Button>
      </div>
    </>
  )
}

/** Of more the list itself is the better place to look. */
const NAMES_SHOWN = 5
const LINES_SHOWN = 50

function ReadNotes({ read }: { read: Extract<ListOutcome, { is: 'read' }> }) {
  const { t } = useTranslation()
  const { fileName, count, headings, merged, leftOut } = read
  const values = { count, number: formatNumber(count) }
  const notes = [
    fileName === null ? t('quickOrder.file.pasted', values) : t('quickOrder.file.read', { ...values, file: fileName }),
    headings !== null && t('quickOrder.file.headings', { words: headings.filter(Boolean).join(', ') }),
    merged.length > 0 &&
      t('quickOrder.file.merged', {
        count: merged.length,
        codes: merged
          .slice(0, NAMES_SHOWN)
          .map(({ code, rows }) => `${code} (${formatNumber(rows)})`)
          .join(', '),
        others: Math.max(0, merged.length - NAMES_SHOWN),
      }),
  ]
  return (
    <Banner tone="info" live>
      {notes.map((note) => note && <p key={note}>{note}</p>)}
      {leftOut.length > 0 && (
        <details>
          <summary>
            {t('quickOrder.file.leftOut', { count: leftOut.length, number: formatNumber(leftOut.length) })}
          </summary>
          <ul>
            {leftOut.slice(0, LINES_SHOWN).map(({ text }, at) => (
              <li key={`${at} ${text}`}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </Banner>
  )
}

const REFUSAL_TEXTS = {
  'too-large': 'quickOrder.file.too-large',
  'not-a-table': 'quickOrder.file.not-a-table',
  damaged: 'quickOrder.file.damaged',
  'too-many-rows': 'quickOrder.file.too-many-rows',
  empty: 'quickOrder.file.empty',
} as const satisfies Record<FileRefusal, TextKey>
