import css from './skeleton.module.css'

/** Holds the place of what is still coming, in its final size. */
export function Skeleton({
  width = '100%',
  height = 20,
  radius = 4,
}: {
  width?: number | string
  height?: number | string
  radius?: number
}) {
  return <span className={css.skeleton} aria-hidden="true" style={{ width, height, borderRadius: radius }} />
}
