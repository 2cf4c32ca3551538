import type { MarketingMaterial } from '@fust/contract/rest'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { AddressLink } from '../../../../ui/address-link.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Illustration } from '../../shown/illustration.tsx'
import css from './materials.module.css'

type Props = {
  material: MarketingMaterial
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onShow: () => void
}

const KILOBYTE = 1024

/** '12 KB' or '3,4 MB'. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / KILOBYTE
  return kilobytes < KILOBYTE
    ? `${formatNumber(Math.max(1, Math.round(kilobytes)))}\u00A0KB`
    : `${formatNumber(kilobytes / KILOBYTE, 1)}\u00A0MB`
}

/** One material: what it looks like, what it is, and how to get it. */
export function MaterialCard({ material, isChosen, onChoose, onShow }: Props) {
  const { t } = useTranslation()
  const { title, summary, imageLink, brand, fileType, fileLink, size } = material
  return (
    <article className={css.card}>
      <button type="button" className={css.face} onClick={onShow} aria-label={t('materials.preview', { title })}>
        <Illustration picture={imageLink} brand={brand} className={css.picture} />
        {!imageLink && <Sheet type={fileType} />}
      </button>
      <div className={css.words}>
        <h2>{title}</h2>
        <p className={css.sort}>
          {[fileType.toUpperCase(), size === null ? '' : sizeText(size)].filter(Boolean).join(' · ')}
        </p>
        <p className={css.summary}>{summary}</p>
        <div className={css.ways}>
          <Checkbox
            label={t('materials.choose')}
            aria-label={t('materials.chooseOne', { title })}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
          <AddressLink href={fileLink} className={css.save} aria-label={t('materials.save', { title })}>
            <Icon name="download" size={18} />
            {t('materials.download')}
          </AddressLink>
        </div>
      </div>
    </article>
  )
}

/** A sheet of paper, for what has no picture. */
export function Sheet({ type }: { type: string }) {
  return (
    <span className={css.sheet} aria-hidden="true">
      <Icon name="document" size={40} />
      {type.toUpperCase()}
    </span>
  )
}
