import type { MarketingMaterial } from '@fust/contract/rest'
import { useTranslation } from '../../../../i18n/index.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { Prose } from '../../../../ui/prose.tsx'
import { Illustration } from '../../shown/illustration.tsx'
import { Sheet } from './material-card.tsx'
import css from './materials.module.css'

/** One material larger, with all that is said of it. */
export function MaterialPreview({
  material,
  onClose,
}: {
  material: MarketingMaterial | undefined
  onClose: () => void
}) {
  const { t } = useTranslation()
  return (
    <Dialog open={material !== undefined} onOpenChange={onClose} title={material?.title ?? ''}>
      {material && (
        <div className={css.preview}>
          <div className={css.large}>
            <Illustration picture={material.imageLink} text={material.imageText} brand={material.brand} />
            {!material.imageLink && <Sheet type={material.fileType} />}
          </div>
          <Prose html={material.body} />
          <a href={material.fileLink} download className={buttonClass()}>
            {t('materials.save', { title: material.name })}
          </a>
        </div>
      )}
    </Dialog>
  )
}
