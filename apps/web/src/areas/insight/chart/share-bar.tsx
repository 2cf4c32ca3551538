import css from './chart.module.css'

type Props = {
  /** Of the whole width, from 0 to 1. */
  share: number
  /** Where one would like to be, from 0 to 1. */
  mark?: number
}

const WIDTH = 240

/** A bar beside a figure that says the same. */
export function ShareBar({ share, mark }: Props) {
  const within = (part: number) => Math.min(1, Math.max(0, part)) * WIDTH
  return (
    <svg className={css.bar} viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={css.rest} width={WIDTH} y={1} height={8} />
      <rect className={css.now} width={within(share)} y={1} height={8} />
      {mark !== undefined && <rect className={css.mark} x={Math.min(within(mark), WIDTH - 3)} width={3} height={10} />}
    </svg>
  )
}
