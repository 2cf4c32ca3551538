import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { buttonClass, type ButtonStyle } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import css from './link.module.css'

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement>; children?: ReactNode }

/** Goes to another page and looks like a button. */
export const LinkButton = createLink(function AnchorButton(props: AnchorProps & ButtonStyle & { icon?: IconName }) {
  const { look, small, wide, icon, children, ...anchor } = props
  return (
    <a {...anchor} className={classNames(buttonClass({ look, small, wide }), anchor.className)}>
      {icon && <Icon name={icon} size={small ? 18 : 22} />}
      {children}
    </a>
  )
})

/** A link in running text or at the end of a row. */
export const TextLink = createLink(function AnchorText(props: AnchorProps) {
  return (
    <a {...props} className={classNames(css.link, props.className)}>
      {props.children}
    </a>
  )
})

/** Leaves the portal by a full page load. */
export function ExternalLink(props: AnchorProps & { href: string }) {
  return (
    <a rel="noopener noreferrer" {...props} className={classNames(css.link, props.className)}>
      {props.children}
    </a>
  )
}
