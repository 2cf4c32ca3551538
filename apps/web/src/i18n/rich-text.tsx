import { i18n } from '@lingui/core'
import { TransNoContext } from '@lingui/react/server'
import type { ReactElement } from 'react'
import { useLanguage, type TextKey } from './index.ts'

type Props = {
  text: TextKey
  values?: Readonly<Record<string, string | number>>
  /** What is drawn for the tags in the text, `<strong>` and the like. */
  tags: Readonly<Record<string, ReactElement>>
}

/** A sentence with something in it that looks or does otherwise: it stays one text, whose order is the translator's. */
export function RichText({ text, values = {}, tags }: Props) {
  useLanguage()
  return <TransNoContext id={text} values={values} components={tags} lingui={{ i18n }} />
}
