import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'

export function MiniCart() {
  const { t } = useTranslation()
  return (
    <Link to="/cart" aria-label={t('shell.cart')}>
      <Icon name="crate" size={26} />
    </Link>
  )
}
