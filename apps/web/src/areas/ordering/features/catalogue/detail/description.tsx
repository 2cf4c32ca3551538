import { createElement, Fragment, type ReactNode } from 'react'
import { readMarkup } from '../../../../../lib/page/trusted-types.ts'
import css from './product-page.module.css'

/** The brewery's HTML, of which plain text markup is kept and all else is only read (CAT-23). */
export function Description({ html }: { html: string }) {
  if (html === '') return null
  return <div className={css.description}>{childrenOf(readMarkup(html))}</div>
}

const KEPT = ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'h3', 'h4', 'sup', 'sub']
const DROPPED = ['script', 'style', 'template', 'iframe', 'object']

function childrenOf(parent: Element): ReactNode[] {
  return [...parent.childNodes].map((node, at) => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element)) return null
    const name = node.localName
    if (DROPPED.includes(name)) return null
    if (name === 'br') return <br key={at} />
    return KEPT.includes(name)
      ? createElement(name, { key: at }, ...childrenOf(node))
      : createElement(Fragment, { key: at }, ...childrenOf(node))
  })
}
