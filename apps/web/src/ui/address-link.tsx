import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ExternalLink } from './link-button.tsx'
import css from './link.module.css'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; children?: ReactNode }

// What the server answers with a file is for the browser, and so is where it leads on from.
const FILES = /^\/(almagnoliaservice|media)\//
const LEADS_ON = /^\/identity\//

/** A link whose address is data: one of the portal opens in place, a file is saved, another leaves the portal. */
export function AddressLink({ href, className, children, ...anchor }: Props) {
  const router = useRouter()
  if (!href.startsWith('/') || href.startsWith('//'))
    return (
      <ExternalLink {...anchor} href={href} className={className}>
        {children}
      </ExternalLink>
    )
  if (LEADS_ON.test(href))
    return (
      <a {...anchor} href={href} className={classNames(css.link, className)}>
        {children}
      </a>
    )
  if (FILES.test(href))
    return (
      <a {...anchor} href={href} download className={classNames(css.link, className)}>
        {children}
      </a>
    )
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    anchor.onClick?.(event)
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    void router.navigate({ href })
  }
  return (
    <a {...anchor} href={href} onClick={open} className={classNames(css.link, className)}>
      {children}
    </a>
  )
}
