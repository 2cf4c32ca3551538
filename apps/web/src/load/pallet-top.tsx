import type { LoadForm } from './load-view.ts'
import css from './load-picture.module.css'

type Props = { form: LoadForm; width: number; height: number; fine: boolean }

/** One pallet from above, in the colour it inherits as `--goods`. */
export function PalletTop({ form, width, height, fine }: Props) {
  return (
    <>
      <rect className={css.goods} width={width} height={height} rx={Math.max(1.5, width * 0.06)} />
      {form === 'keg' ? (
        <Kegs width={width} height={height} fine={fine} />
      ) : (
        <Stack {...{ form, width, height, fine }} />
      )}
    </>
  )
}

const GRIDS = { crate: [2, 4], tray: [3, 4], box: [2, 3] } as const

function Stack({ form, width, height, fine }: Props & { form: Exclude<LoadForm, 'keg'> }) {
  const [columns, rows] = GRIDS[form]
  const upright = steps(columns).map((step) => `M${(width * step) / columns} 1V${height - 1}`)
  const level = steps(rows).map((step) => `M1 ${(height * step) / rows}H${width - 1}`)
  return (
    <>
      <path className={css.seam} d={[...upright, ...level].join('')} strokeWidth={fine ? 1.5 : 0.8} />
      {fine && form === 'crate' && <HandHolds width={width} height={height} />}
      {fine && form === 'box' && <Tape width={width} height={height} />}
    </>
  )
}

function HandHolds({ width, height }: { width: number; height: number }) {
  return [0, 1, 2, 3].flatMap((row) =>
    [0.12, 0.62].map((left) => (
      <rect
        key={`${row}-${left}`}
        className={css.hold}
        x={width * left}
        y={height * (row / 4 + 0.1)}
        width={width * 0.26}
        height={3}
        rx={1.5}
      />
    )),
  )
}

function Tape({ width, height }: { width: number; height: number }) {
  return <path className={css.tape} d={`M${width * 0.25} 1V${height - 1}M${width * 0.75} 1V${height - 1}`} />
}

/** Steel lids tell a pallet of kegs from crates of the same brand without its tag. */
function Kegs({ width, height, fine }: { width: number; height: number; fine: boolean }) {
  const radius = width * 0.19
  return [0, 1, 2].flatMap((row) =>
    [0, 1].map((column) => {
      const at = { cx: width * (0.27 + column * 0.46), cy: height * (0.18 + row * 0.32) }
      return (
        <g key={`${row}-${column}`}>
          <circle className={css.lid} {...at} r={radius} />
          {fine && <circle className={css.rim} {...at} r={radius * 0.72} />}
          <circle className={css.cap} {...at} r={radius * 0.34} />
        </g>
      )
    }),
  )
}

const steps = (count: number): number[] => Array.from({ length: count - 1 }, (_, index) => index + 1)
