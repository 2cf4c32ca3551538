import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isOfServer } from '../lib/server/services.ts'
import { startState, type Menu } from './menus.ts'

type Props = {
  menu: Menu
  link: Menu['links'][number]
  className?: string | undefined
  onFollow: () => void
  children: ReactNode
}

/** An entry of a menu: a page of the portal, or a service of others that the server leads on to. */
export function MenuLink({ menu, link, className, onFollow, children }: Props) {
  if (isOfServer(link.to))
    return (
      <a href={link.to} className={className} onClick={onFollow}>
        {children}
      </a>
    )
  return (
    <Link to={link.to} className={className} state={startState(menu)} onClick={onFollow}>
      {children}
    </Link>
  )
}
