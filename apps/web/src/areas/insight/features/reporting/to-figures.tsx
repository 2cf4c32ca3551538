import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePermission } from '../../../../session/index.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import type { InvoicesLink } from './invoices-of.ts'
import type { OrdersLink } from './orders-of.ts'

export type FiguresLink = OrdersLink | InvoicesLink

type Props = {
  link: FiguresLink | null
  /** Another way to where a link beside it leads: left out by the keyboard. */
  isShape?: boolean
  children: ReactNode
}

/** Makes something the way to the orders or invoices that it is made of, for whoever may see those. */
export function ToFigures({ link, isShape = false, children }: Props) {
  const maySee = usePermission()('My Orders')
  if (!maySee || !link) return children
  if (!isShape) return <TextLink {...link}>{children}</TextLink>
  return (
    <Link {...link} tabIndex={-1}>
      {children}
    </Link>
  )
}

/** Makes each place of a chart such a way. */
export const shapesTo =
  (linkOf: (key: string) => FiguresLink | null) =>
  ({ key }: { key: string }, shape: ReactNode): ReactNode => (
    <ToFigures link={linkOf(key)} isShape>
      {shape}
    </ToFigures>
  )
