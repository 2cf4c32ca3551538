import css from './chart.module.css'

/** Which colour of a chart is of what; the table beside it says so in words. */
export function Legend({ now, before }: { now: string; before: string }) {
  return (
    <p className={css.legend} aria-hidden="true">
      <span data-of="now">{now}</span>
      <span data-of="before">{before}</span>
    </p>
  )
}
