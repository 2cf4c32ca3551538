import { useTranslation } from '../i18n/index.ts'
import type { Floor } from './floor.ts'
import css from './load-picture.module.css'

const FLAG_WIDTH = 108

/** The least this truck must hold: a line after its last place, with a flag in the large picture. */
export function MinimumMark({ floor, places, fine }: { floor: Floor; places: number | null; fine: boolean }) {
  const { t } = useTranslation()
  if (!floor.minimum) return null
  const { x, path } = floor.minimum
  const top = floor.bed.y
  return (
    <>
      <path className={css.mark} d={path} strokeWidth={fine ? 3 : 2} />
      {fine ? (
        <>
          <path className={css.flag} d={`M${x + 1.5} ${top - 28}h${-FLAG_WIDTH}v20h${FLAG_WIDTH}z`} />
          <text className={css.flagText} x={x - FLAG_WIDTH / 2} y={top - 13.6}>
            {t('load.minimum', { places: places ?? 0 })}
          </text>
        </>
      ) : (
        <path className={css.flag} d={`M${x - 4} ${top - 5}h8l-4 5z`} />
      )}
    </>
  )
}
