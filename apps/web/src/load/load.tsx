import { useTranslation } from '../i18n/index.ts'
import { formatNumber } from '../i18n/format.ts'
import { RichText } from '../i18n/rich-text.tsx'
import type { LoadSize } from './floor.ts'
import { LoadList } from './load-list.tsx'
import { LoadPicture } from './load-picture.tsx'
import type { LoadView } from './load-view.ts'
import { useFormats } from './use-formats.ts'
import { WeightRuler } from './weight-ruler.tsx'
import css from './load.module.css'

/** The load with its figures: small in the order bar, medium in panels, large on the cart page. */
export function Load({ plan, size }: { plan: LoadView; size: LoadSize }) {
  if (size === 'small') return <SmallLoad plan={plan} />
  if (size === 'medium') return <MediumLoad plan={plan} />
  return <LargeLoad plan={plan} />
}

function SmallLoad({ plan }: { plan: LoadView }) {
  const { t } = useTranslation()
  return (
    <div>
      <p className={css.head}>
        <PalletCount plan={plan} />
        <span className={css.mute}>{t('load.weight', { weight: formatNumber(plan.weightKg) })}</span>
      </p>
      <LoadPicture plan={plan} size="small" />
    </div>
  )
}

function MediumLoad({ plan }: { plan: LoadView }) {
  return (
    <div>
      <p className={css.head}>
        <PalletCount plan={plan} />
      </p>
      <LoadPicture plan={plan} size="medium" />
      <WeightRuler weightKg={plan.weightKg} maxWeightKg={plan.maxWeightKg} />
      <LoadList plan={plan} />
    </div>
  )
}

function LargeLoad({ plan }: { plan: LoadView }) {
  const { pallets } = useFormats()
  return (
    <div className={css.large}>
      <div className={css.largeHead}>
        <p className={css.figure}>
          <RichText
            text="load.onTheFloor"
            values={{ pallets: pallets(plan.pallets), max: plan.maxPlaces }}
            tags={{ strong: <strong /> }}
          />
        </p>
        <WeightRuler weightKg={plan.weightKg} maxWeightKg={plan.maxWeightKg} />
      </div>
      <div className={css.wide}>
        <LoadPicture plan={plan} size="large" />
      </div>
      <div className={css.narrow}>
        <LoadPicture plan={plan} size="medium" />
      </div>
      <LoadList plan={plan} />
    </div>
  )
}

function PalletCount({ plan }: { plan: LoadView }) {
  const { t } = useTranslation()
  const { pallets } = useFormats()
  const values = { count: plan.pallets, pallets: pallets(plan.pallets), max: plan.maxPlaces }
  return (
    <span className={css.mute}>
      {plan.hasMaximum ? (
        <RichText text="load.palletsOf" values={values} tags={{ strong: <strong className={css.pallets} /> }} />
      ) : (
        <strong className={css.pallets}>{t('load.pallets', values)}</strong>
      )}
    </span>
  )
}
