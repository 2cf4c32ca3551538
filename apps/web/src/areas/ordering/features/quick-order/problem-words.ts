import { formatNumber } from '../../../../i18n/format.ts'
import type { Translate } from '../../../../i18n/index.ts'
import { UNIT_REFUSAL_TEXTS } from '../../../../product/index.ts'
import type { RowProblem } from './review-row.ts'

/** What is wrong with a row, in words for who wrote it. */
export function problemWords(problem: RowProblem, t: Translate): string {
  switch (problem.is) {
    case 'too-many':
      return t('ui.atMost', { number: formatNumber(problem.max) })
    case 'too-few':
      return t('ui.atLeast', { number: formatNumber(problem.min) })
    case 'not-in-steps':
      return t('ui.inSteps', { number: formatNumber(problem.step) })
    case 'unit':
      return t(UNIT_REFUSAL_TEXTS[problem.code])
    case 'choose':
      return t('quickOrder.problems.choose')
    default:
      return t(PROBLEM_TEXTS[problem.is])
  }
}

const PROBLEM_TEXTS = {
  unknown: 'quickOrder.problems.unknown',
  several: 'quickOrder.problems.several',
  'code-missing': 'quickOrder.problems.code-missing',
  'quantity-missing': 'quickOrder.problems.quantity-missing',
  'not-whole': 'quickOrder.problems.not-whole',
  shortened: 'quickOrder.problems.shortened',
  thousands: 'quickOrder.problems.thousands',
  pieces: 'quickOrder.problems.pieces',
  'other-goods': 'quickOrder.problems.other-goods',
} as const
