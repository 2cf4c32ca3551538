import { useTranslation } from '../i18n/index.ts'
import { loadRuns, type LoadView, type LoadRun } from './load-view.ts'
import { PalletTag } from './pallet-tag.tsx'
import { useFormats } from './use-formats.ts'
import css from './load-list.module.css'

/** The same load as words: which product stands on which places. */
export function LoadList({ plan }: { plan: LoadView }) {
  const { t } = useTranslation()
  const runs = loadRuns(plan.places)
  if (!runs.length) return null
  return (
    <details className={css.list}>
      <summary>{t('load.asList')}</summary>
      <ul>
        {runs.map((run, at) => (
          // Tags are short: two products may have the same.
          <li key={at}>
            <PalletTag tag={run.tag} colour={run.colour} ink={run.tagInk} />
            <span>{run.label}</span>
            <Where run={run} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Where({ run: { from, to, share } }: { run: LoadRun }) {
  const { t } = useTranslation()
  const { share: shareOf } = useFormats()
  const places = t('load.place', { count: to - from + 1, from, to })
  return (
    <span className={css.where}>
      {share === null ? places : `${places}, ${t('load.share', { share: shareOf(share) })}`}
    </span>
  )
}
