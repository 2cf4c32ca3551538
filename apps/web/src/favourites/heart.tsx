import { useTranslation } from '../i18n/index.ts'
import { fullName, type Product } from '../product/index.ts'
import { Icon } from '../ui/icon.tsx'
import css from './heart.module.css'
import { useFavourite } from './use-favourite.ts'

/** Keeps a product as a favourite, or no longer; nothing where it is not told whether it is one. */
export function Heart({ product }: { product: Product }) {
  const { t } = useTranslation()
  const { isKept, toggle } = useFavourite(product)
  if (product.isFavourite === null || product.isReturnItem) return null
  const label = t('favourites.favourite', { product: fullName(product) })
  return (
    <button type="button" className={css.heart} aria-pressed={isKept} aria-label={label} onClick={toggle}>
      <Icon name="heart" size={24} />
    </button>
  )
}
