import { createElement, Fragment, type ReactNode } from 'react'
import { readMarkup } from '../lib/page/trusted-types.ts'
import { AddressLink } from './address-link.tsx'
import { classNames } from './class-names.ts'
import css from './prose.module.css'

/** HTML of the brewery as text to read: what is not plain markup is only read, never shown. */
export function Prose({ html, className }: { html: string; className?: string }) {
  if (html === '') return null
  return <div className={classNames(css.prose, className)}>{childrenOf(readMarkup(html))}</div>
}

const KEPT = 'h2 h3 h4 p blockquote pre code ul ol li strong b em i s sup sub thead tbody tr td'.split(' ')
const DROPPED = ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math']
// Browsers leave out white space and what nobody sees when they read an address.
const SAFE_ADDRESS = /^(\/|\/[^/\\\s][\x21-\x7E]*|(https:\/\/|mailto:|tel:)[\x21-\x7E]+)$/
const PICTURE = /^\/media\/[\x21-\x7E]+$/

function childrenOf(parent: Element): ReactNode[] {
  return [...parent.childNodes].map((node, key) => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element)) return null
    return DROPPED.includes(node.localName) ? null : <Fragment key={key}>{drawn(node)}</Fragment>
  })
}

function drawn(element: Element): ReactNode {
  const name = element.localName
  if (name === 'br') return <br />
  if (name === 'hr') return <hr className={css.rule} />
  if (name === 'a') return link(element)
  if (name === 'img') return picture(element)
  if (name === 'th') return <th scope="col">{childrenOf(element)}</th>
  if (name === 'table')
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is reached by the keyboard
      <div className={css.scroll} tabIndex={0}>
        <table>{childrenOf(element)}</table>
      </div>
    )
  return KEPT.includes(name) ? createElement(name, {}, ...childrenOf(element)) : childrenOf(element)
}

function link(element: Element): ReactNode {
  const href = element.getAttribute('href') ?? ''
  if (!SAFE_ADDRESS.test(href)) return childrenOf(element)
  return <AddressLink href={href}>{childrenOf(element)}</AddressLink>
}

function picture(element: Element): ReactNode {
  const src = element.getAttribute('src') ?? ''
  if (!PICTURE.test(src)) return null
  return (
    <img
      src={src}
      // The server names the widths that there are, of its own pictures alone.
      srcSet={element.getAttribute('srcset') ?? undefined}
      sizes={element.getAttribute('sizes') ?? undefined}
      alt={element.getAttribute('alt') ?? ''}
      // Its place is kept until it is there.
      width={element.getAttribute('width') ?? undefined}
      height={element.getAttribute('height') ?? undefined}
      loading="lazy"
      className={css.picture}
    />
  )
}
