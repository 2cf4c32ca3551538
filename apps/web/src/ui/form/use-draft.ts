import { useEffect, useMemo, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readSession, readSessionJson, writeSession } from '../../lib/storage/storage.ts'
import { trusted } from '../../lib/trusted.ts'

type Typed = string | number | boolean | null | undefined | readonly Typed[] | { readonly [name: string]: Typed }

/** What may be kept of a form: no file, no password and no code, which are asked for anew. */
type Keepable = { readonly [name: string]: Typed } & { readonly password?: never; readonly code?: never }

/** What somebody types in a form and has not sent; kept on this tab, over a reload and over a login. */
type Draft<Values> = {
  /** What was typed before, in what a new form begins with. */
  start: Values
  keep: (values: Values) => void
  /** It was sent, or somebody wants it no more. */
  forget: () => void
}

type Kept = { by: string; values: object }

// All of them fit into what a browser keeps for a tab.
const MOST_DRAFTS = 10
const MOST_CHARACTERS = 200_000

/** The draft of a form, by its name and what the form is about. Nobody is shown what another person typed. */
export function useDraft<Values extends Keepable>(of: string, fresh: () => Values): Draft<Values> {
  const [start] = useState(() => ({ ...fresh(), ...typedBefore<Values>(of) }))
  return useMemo(() => ({ start, keep: (values: Values) => write(of, values), forget: () => write(of) }), [of, start])
}

/** Keeps every change of a form in its draft. */
export function useKeptForm<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  { keep }: Pick<Draft<Values>, 'keep'>,
): void {
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe, keep])
}

const drafts = (): Partial<Record<string, Kept>> => trusted(readSessionJson('drafts') ?? {})

/** Who is signed in; nobody is somebody of their own here. */
const person = (): string => readSession('uid') ?? ''

function typedBefore<Values>(of: string): Partial<Values> {
  const kept = drafts()[of]
  return kept?.by === person() ? trusted(kept.values) : {}
}

function write(of: string, values?: object): void {
  const { [of]: _former, ...others } = drafts()
  const newest = Object.entries(others).slice(1 - MOST_DRAFTS)
  // Some of a form would pass for all of it.
  if (values && JSON.stringify(values).length <= MOST_CHARACTERS) newest.push([of, { by: person(), values }])
  writeSession('drafts', JSON.stringify(Object.fromEntries(newest)))
}
