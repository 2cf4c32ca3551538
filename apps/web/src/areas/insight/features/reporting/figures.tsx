import css from './reporting-page.module.css'

type Props = { figures: readonly { label: string; value: string; detail: string }[] }

/** A few figures in a row, each with a word on it. */
export function Figures({ figures }: Props) {
  return (
    <dl className={css.figures}>
      {figures.map(({ label, value, detail }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {detail && <span className={css.quiet}>{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
