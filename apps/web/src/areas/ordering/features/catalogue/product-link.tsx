import { PATHS } from '../../../../paths.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { materialTypeOf } from '@fust/domain/order'
import type { Product } from '../../../../product/index.ts'

export function ProductLink({ product: { sku, kind }, children }: { product: Product; children: ReactNode }) {
  return (
    <Link to={PATHS.product} params={{ sku }} search={{ material: materialTypeOf(kind) }}>
      {children}
    </Link>
  )
}
