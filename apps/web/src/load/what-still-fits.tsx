import type { FitGoal } from '@fust/domain/load'
import type { CaseQuantities } from '@fust/domain/quantity'
import { useId } from 'react'
import { formatDate } from '../i18n/format.ts'
import { useLanguage, useTranslation, type TextKey } from '../i18n/index.ts'
import { Button } from '../ui/button.tsx'
import type { LoadTag } from './load-view.ts'
import { PackThumb } from './pack-thumb.tsx'
import { useQuantityWords, type PackageWord } from './use-quantity-words.ts'
import { useFormats } from './use-formats.ts'
import css from './what-still-fits.module.css'

/** Why this product is proposed. */
export type FitReason = { kind: 'goal'; goal: FitGoal; reachesGoal: boolean } | { kind: 'ordered-on'; date: string }

export type Fit = LoadTag & {
  sku: string
  picture: string
  tint: string
  packageWord: PackageWord
  addition: CaseQuantities
  reason: FitReason
}

type Props = { fits: readonly Fit[]; freePallets: number; onAdd: (fit: Fit) => void }

/** Products from the customer's own habits that complete the pallet or the truck, added with one tap. */
export function WhatStillFits({ fits, freePallets, onAdd }: Props) {
  const { t } = useTranslation()
  const { pallets } = useFormats()
  const heading = useId()
  return (
    <section className={css.fits} aria-labelledby={heading}>
      <h2 id={heading}>{t('load.fits.title')}</h2>
      <p>
        {fits.length ? t('load.fits.free', { count: freePallets, pallets: pallets(freePallets) }) : t('load.fits.none')}
      </p>
      <ul>
        {fits.map((fit, index) => (
          <li key={fit.sku}>
            <PackThumb src={fit.picture} tint={fit.tint} colour={fit.colour} size={56} />
            <div className={css.words}>
              <strong>{fit.label}</strong>
              <span className={css.reason}>
                <Reason fit={fit} />
              </span>
            </div>
            <AddFit fit={fit} first={index === 0} onAdd={onAdd} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Reason({ fit }: { fit: Fit }) {
  const { t } = useTranslation()
  const { reason } = fit
  const what = useQuantityWords(fit.addition, fit.packageWord)
  const language = useLanguage()
  if (reason.kind === 'ordered-on')
    return t('load.fits.orderedOn', { what, date: formatDate(reason.date, language, 'short') })
  return t((reason.reachesGoal ? REACHES_TEXTS : NEARS_TEXTS)[reason.goal], { what })
}

type AddProps = { fit: Fit; first: boolean; onAdd: (fit: Fit) => void }

function AddFit({ fit, first, onAdd }: AddProps) {
  const { t } = useTranslation()
  const what = useQuantityWords(fit.addition, fit.packageWord)
  return (
    <Button
      look={first ? 'primary' : 'secondary'}
      small
      aria-label={t('load.fits.addLabel', { what, label: fit.label })}
      onClick={() => onAdd(fit)}
    >
      + {what}
    </Button>
  )
}

const NEARS_TEXTS = {
  minimum: 'load.fits.nears.minimum',
  pallet: 'load.fits.nears.pallet',
  truck: 'load.fits.nears.truck',
} as const satisfies Record<FitGoal, TextKey>

const REACHES_TEXTS = {
  minimum: 'load.fits.reaches.minimum',
  pallet: 'load.fits.reaches.pallet',
  truck: 'load.fits.reaches.truck',
} as const satisfies Record<FitGoal, TextKey>
