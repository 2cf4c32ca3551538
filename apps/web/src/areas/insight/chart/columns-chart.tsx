import type { ReactNode, Ref } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import css from './chart.module.css'

/** What one place of the chart shows: a value, and the one of the year before. */
export type ChartColumn = { key: string; label: string; value: number; before: number }

type Props = {
  columns: readonly ChartColumn[]
  /** Makes a place of the chart a link; the table under the chart has the same one. */
  linkTo: (column: ChartColumn, shape: ReactNode) => ReactNode
  ref?: Ref<SVGSVGElement>
}

const WIDTH = 720
// Room for the figures of the scale, so that no column stands on them.
const LEFT = 56
const HEIGHT = 240
const TOP = 24
const FOOT = 28
const LINES = 4

/** Columns side by side, this year's in front of the year before; hidden from screen readers, which read the table under it. */
export function ColumnsChart({ columns, linkTo, ref }: Props) {
  const most = niceTop(Math.max(...columns.flatMap(({ value, before }) => [value, before]), 0))
  const place = (WIDTH - LEFT) / Math.max(columns.length, 1)
  const bar = Math.min(place * 0.34, 28)
  const heightOf = (value: number) => (Math.max(value, 0) / most) * (HEIGHT - TOP - FOOT)
  const floor = HEIGHT - FOOT
  return (
    <div className={css.frame}>
      <svg ref={ref} className={css.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {Array.from({ length: LINES + 1 }, (_, line) => {
          const y = floor - (line / LINES) * (HEIGHT - TOP - FOOT)
          return (
            <g key={line}>
              <line className={css.line} x1={0} x2={WIDTH} y1={y} y2={y} />
              <text className={css.scale} x={0} y={y - 4}>
                {line > 0 && formatNumber((most / LINES) * line, 2)}
              </text>
            </g>
          )
        })}
        {columns.map((column, index) => {
          const middle = LEFT + (index + 0.5) * place
          const [now, before] = [heightOf(column.value), heightOf(column.before)]
          return (
            <g key={column.key}>
              {linkTo(
                column,
                <>
                  <rect className={css.reach} x={middle - place / 2} y={TOP} width={place} height={floor - TOP} />
                  <rect className={css.before} x={middle - bar} y={floor - before} width={bar} height={before} />
                  <rect className={css.now} x={middle} y={floor - now} width={bar} height={now} />
                  <text className={css.label} x={middle} y={HEIGHT - 8}>
                    {column.label}
                  </text>
                </>,
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}

/** The first round number that is not below the value. */
function niceTop(value: number): number {
  if (value <= 0) return 1
  const step = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 4, 5, 8, 10].find((times) => times * step >= value) ?? 10) * step
}
