import type { ReactNode, Ref } from 'react'
import css from './chart.module.css'

/** A bar of the chart: a value, the one of the year before, and what the first one is in words. */
export type ChartBar = { key: string; label: string; value: number; before: number; text: string }

type Props = {
  bars: readonly ChartBar[]
  /** Makes a bar a link; the table beside the chart has the same one. */
  linkTo: (bar: ChartBar, shape: ReactNode) => ReactNode
  ref?: Ref<SVGSVGElement>
}

const WIDTH = 360
const ROW = 32
const BASELINE = 12
const NOW = { y: 17, height: 6 }
const BEFORE = { y: 23, height: 4 }
// A name that is longer would run into the figure; the table has all of it.
const LONGEST_LABEL = 40

/** Bars under their names, this year's above the year before; hidden from screen readers, which read the table beside it. */
export function BarsChart({ bars, linkTo, ref }: Props) {
  const most = Math.max(...bars.flatMap(({ value, before }) => [value, before]), 0) || 1
  const widthOf = (value: number) => (Math.max(value, 0) / most) * (WIDTH - 1)
  return (
    <div className={css.frame}>
      <svg
        ref={ref}
        className={css.bars}
        viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
        aria-hidden="true"
        focusable="false"
      >
        {bars.map((bar, index) => (
          <g key={bar.key} transform={`translate(0 ${index * ROW})`}>
            {linkTo(
              bar,
              <>
                <rect className={css.reach} width={WIDTH} height={ROW} />
                <text className={css.name} y={BASELINE}>
                  {shortened(bar.label)}
                </text>
                <text className={css.figure} x={WIDTH} y={BASELINE}>
                  {bar.text}
                </text>
                <rect className={css.before} x={0.5} {...BEFORE} width={widthOf(bar.before)} />
                <rect className={css.now} x={0.5} {...NOW} width={widthOf(bar.value)} />
              </>,
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}

const shortened = (label: string): string =>
  label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1).trimEnd()}…` : label
