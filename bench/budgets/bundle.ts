import path from 'node:path'
import { builtScreens, FIRST_SCREEN_BYTES, FURTHER_SCREEN_BYTES, kilobytes } from '../../tools/checks/script-budget.ts'
import { table, verdict } from '../report/table.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
export const WEB = path.join(ROOT, 'apps/web')

/** JavaScript by screen, as it is sent: when it is opened first, and what it adds for who is in the app already. */
export function bundleBudgets(): string {
  const rows = builtScreens(ROOT).map(({ screen, firstBytes, furtherBytes }) => [
    screen.replace(/^src\/features\//, '').replace(/(-page|\/index)?\.tsx?$/, ''),
    kilobytes(firstBytes),
    verdict(firstBytes <= FIRST_SCREEN_BYTES),
    kilobytes(furtherBytes),
    verdict(furtherBytes <= FURTHER_SCREEN_BYTES),
  ])
  const head = [
    'screen',
    `opened first (${kilobytes(FIRST_SCREEN_BYTES)})`,
    '',
    `further (${kilobytes(FURTHER_SCREEN_BYTES)})`,
    '',
  ]
  return `JavaScript by brotli:\n\n${table(head, rows)}`
}
