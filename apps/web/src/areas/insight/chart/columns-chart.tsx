import type { ReactNode, Ref } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import css from './chart.module.css'
import { useIsNarrow } from './use-is-narrow.ts'

/** What one place of the chart shows: a value, and the one of the year before. */
export type ChartColumn = { key: string; label: string; value: number; before: number }

type Props = {
  columns: readonly ChartColumn[]
  /** Makes a place of the chart a link; the table under the chart has the same one. */
  linkTo: (column: ChartColumn, shape: ReactNode) => ReactNode
  ref?: Ref<SVGSVGElement>
}

// A phone shows half as much beside each other, in letters of the same size. `left` is room for the figures of the scale,
// so that no column stands on them.
const WIDE = { width: 720, height: 240, left: 56, thickest: 28 }
const NARROW = { width: 360, height: 200, left: 46, thickest: 12 }
const TOP = 24
const FOOT = 28
const LINES = 4
// More names than these run into each other on a phone.
const MOST_LABELS = 12

/** Columns side by side, this year's in front of the year before; hidden from screen readers, which read the table under it. */
export function ColumnsChart({ columns, linkTo, ref }: Props) {
  const { width, height, left, thickest } = useIsNarrow() ? NARROW : WIDE
  const { step, lowest, highest } = scaleOf(columns.flatMap(({ value, before }) => [value, before]))
  const place = (width - left) / Math.max(columns.length, 1)
  const bar = Math.min(place * 0.34, thickest)
  const labelled = Math.ceil(columns.length / MOST_LABELS)
  const floor = height - FOOT
  const heightOf = (lines: number) => floor - ((lines - lowest) / (highest - lowest)) * (floor - TOP)
  const column = (value: number) => {
    const [end, zero] = [heightOf(value / step), heightOf(0)]
    return { y: Math.min(end, zero), height: Math.abs(end - zero), width: bar }
  }
  return (
    <div className={css.frame}>
      <svg ref={ref} className={css.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        {Array.from({ length: highest - lowest + 1 }, (_, above) => {
          const line = lowest + above
          const y = heightOf(line)
          const isZero = line === 0 && lowest < 0
          return (
            <g key={line}>
              <line className={isZero ? css.zero : css.line} x1={0} x2={width} y1={y} y2={y} />
              <text className={css.scale} x={0} y={y - 4}>
                {(line !== 0 || isZero) && formatNumber(step * line, 2)}
              </text>
            </g>
          )
        })}
        {columns.map((own, index) => {
          const middle = left + (index + 0.5) * place
          return (
            <g key={own.key}>
              {linkTo(
                own,
                <>
                  <rect className={css.reach} x={middle - place / 2} y={TOP} width={place} height={floor - TOP} />
                  <rect className={css.before} x={middle - bar} {...column(own.before)} />
                  <rect className={css.now} x={middle} {...column(own.value)} />
                  <text className={css.label} x={middle} y={height - 8}>
                    {index % labelled === 0 && own.label}
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

/** How far the lines of the scale lie from each other, and the lowest and highest of them: below zero where a value is. */
function scaleOf(values: readonly number[]): { step: number; lowest: number; highest: number } {
  const [most, least] = [Math.max(...values, 0), Math.min(...values, 0)]
  const step = niceTop(Math.max(most, -least)) / LINES
  const lowest = Math.floor(least / step)
  return { step, lowest, highest: Math.max(Math.ceil(most / step), LINES + lowest) }
}

/** The first round number that is not below the value. */
function niceTop(value: number): number {
  if (value <= 0) return 1
  const step = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 4, 5, 8, 10].find((times) => times * step >= value) ?? 10) * step
}
