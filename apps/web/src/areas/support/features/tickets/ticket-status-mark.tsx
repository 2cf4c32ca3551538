import type { TicketStatus } from '@fust/domain/support'
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import css from './ticket-status-mark.module.css'

/** That a ticket claims something. */
export function ClaimMark({ children }: { children: ReactNode }) {
  return <span className={classNames(css.mark, css.claim)}>{children}</span>
}

/** Where a ticket stands, in a word that is seen at once. */
export function TicketStatusMark({ status, children }: { status: TicketStatus; children: ReactNode }) {
  return <span className={classNames(css.mark, css[status])}>{children}</span>
}
