import { cleanCell, isShortenedNumber, LIST_ROWS_MAXIMUM, readQuantity } from '@fust/domain/list'
import { goodsOf, type Goods } from '@fust/domain/order'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useCart, useCartCommand } from '../../../../cart/index.ts'
import { useOrderingFacts } from '../../../../product/index.ts'
import { useSelectedShipTo } from '../../../../session/index.ts'
import { useDraft } from '../../../../ui/form/use-draft.ts'
import { addRows, inCalls, type AddedRows, type RowToAdd } from './api/add-rows.ts'
import { CODES_AT_ONCE, productsOfCodesQuery, type CodeAndProduct } from './api/find-products.ts'
import type { ListedRow } from './listed-row.ts'
import { reviewRow, type FoundProduct, type ReviewedRow } from './review-row.ts'

/** A row of the list, with how much of it the cart did not take when it was added. */
export type OrderRow = ListedRow & { id: number; leftOver?: number }

type GoodRow = RowToAdd & { id: number }
type AddCommand = ReturnType<typeof addRows>

export type ShownRow = OrderRow & {
  reviewed: ReviewedRow
  /** What the product was found by, where the code means nothing. */
  foundBy?: string
  /** The place of the first row of the same product, where this is another. */
  sameAs?: number
}

const EMPTY: ListedRow = { code: '', quantity: '' }
let lastId = 0
const rowOf = (listed: ListedRow): OrderRow => {
  lastId += 1
  return { ...listed, id: lastId }
}

/** The list ends with an empty row, to go on in. */
const withRoom = (rows: OrderRow[]): OrderRow[] => {
  const last = rows.at(-1)
  return last && !isFilled(last) ? rows : [...rows, rowOf(EMPTY)]
}

const isFilled = ({ code, quantity }: ListedRow): boolean => code !== '' || quantity !== ''

/** The list of a quick order: what is typed, what it means, and how it gets into the cart. */
export function useOrderRows() {
  const { shipTo } = useSelectedShipTo()
  const shipToId = shipTo?.shipToId ?? ''
  const { data: cart } = useCart()
  const facts = useOrderingFacts(cart?.method ?? null)
  const { send, isSending } = useCartCommand()
  const draft = useDraft('quick-order', nothingTyped)
  const [rows, setRows] = useState<OrderRow[]>(() => withRoom(draft.start.rows.map(rowOf)))
  useEffect(() => {
    const typed = rows.filter(isFilled).map(asTyped)
    if (typed.length > 0) draft.keep({ rows: typed })
    else draft.forget()
  }, [draft, rows])
  /** Codes that were asked for, as they were asked together. */
  const [batches, setBatches] = useState<readonly (readonly string[])[]>(() =>
    inBatches(distinct(rows.map(({ code }) => cleanCell(code)))),
  )
  const { found, failed, retry } = useQueries({
    queries: batches.map((codes) => productsOfCodesQuery(shipToId, codes)),
    combine: together,
  })
  const [commands] = useState(createCommands)
  const [command, setCommand] = useState<AddCommand>()

  /** Asks what codes mean that nobody has asked yet, some at a time. At another ship-to all of them are asked anew. */
  const look = useCallback((codes: readonly string[]) => {
    setBatches((known) => {
      const asked = new Set(known.flat())
      const fresh = distinct(codes.map(cleanCell)).filter((code) => !asked.has(code))
      return fresh.length === 0 ? known : [...known, ...inBatches(fresh)]
    })
  }, [])

  const change = useCallback((id: number, to: Partial<ListedRow>) => {
    setRows((all) => withRoom(all.map((row) => (row.id === id ? rowWith(row, to) : row))))
  }, [])
  const remove = useCallback((id: number) => setRows((all) => withRoom(all.filter((row) => row.id !== id))), [])

  /** Adds rows behind those that are there; false when that would be too many. */
  const take = (listed: readonly ListedRow[]): boolean => {
    const filled = rows.filter(isFilled)
    if (filled.length + listed.length > LIST_ROWS_MAXIMUM) return false
    setRows(withRoom([...filled, ...listed.map(rowOf)]))
    look(listed.map(({ code }) => code))
    return true
  }

  // What else a row calls its product is looked up only where its code means nothing.
  const requested = new Set(batches.flat())
  const others = rows
    .flatMap(({ code, others: own = [] }) => (found.get(cleanCell(code))?.is === 'unknown' ? own : []))
    .filter((code) => cleanCell(code) !== '' && !requested.has(cleanCell(code)))
  if (others.length > 0) look(others)

  const shown = useMemo(() => reviewed(rows, found, facts, cart?.goods ?? null), [rows, found, facts, cart?.goods])
  const good = shown.flatMap(({ id, reviewed: own }) => (own.is === 'good' ? [{ id, ...own }] : []))

  async function add() {
    const calls = inCalls(good)
    for (const call of calls) {
      const next = commands.of(call, call === calls.at(-1))
      setCommand(next)
      const answer = await send(next)
      // What went before is in the cart and out of the list; this and the rest stay in it.
      if (!answer) break
      setRows((all) => withRoom(rowsLeft(all, call, answer)))
    }
    setCommand(undefined)
  }

  /** A piece of these rows is a case: they are ordered by the case. */
  const countPiecesAsCases = () => {
    const pieces = new Set(shown.flatMap(({ id, reviewed: own }) => (isOfPieces(own) ? [id] : [])))
    setRows((all) => all.map((row) => (pieces.has(row.id) ? { ...row, quantity: withoutUnit(row.quantity) } : row)))
  }

  return {
    rows: shown,
    hasPieces: shown.some(({ reviewed: own }) => isOfPieces(own)),
    countPiecesAsCases,
    change,
    remove,
    look,
    take,
    add,
    good,
    wrong: shown.filter(({ reviewed: own }) => own.is === 'wrong').length,
    isAsking: shown.some(({ reviewed: own }) => own.is === 'asking'),
    isAdding: command !== undefined && isSending(command),
    failed,
    retry,
  }
}

const nothingTyped = (): { rows: readonly ListedRow[] } => ({ rows: [] })
const asTyped = ({ code, quantity, others }: ListedRow): ListedRow => ({ code, quantity, ...(others && { others }) })
const isOfPieces = (row: ReviewedRow): boolean => row.is === 'wrong' && row.problem.is === 'pieces'
/** '2 pallets + 24 pieces' as '2 pallets + 24'. */
function withoutUnit(quantity: string): string {
  const read = readQuantity(quantity)
  if (read.is !== 'amounts') return quantity
  const { pieces = 0, packages = 0 } = read.amounts
  const others = quantity.split(' + ').filter((part) => {
    const own = readQuantity(part)
    return own.is === 'amounts' && own.amounts.pieces === undefined && own.amounts.packages === undefined
  })
  return [...others, String(pieces + packages)].join(' + ')
}
const distinct = (codes: readonly string[]): string[] => [...new Set(codes)].filter(Boolean)

/** The rows that are still to be ordered once a call is answered: those it did not bring, and what the cart did not take. */
function rowsLeft(rows: readonly OrderRow[], call: readonly GoodRow[], { missing: short }: AddedRows): OrderRow[] {
  const added = new Map(call.map(({ id, product }) => [id, product.sku]))
  // Rows of one product went together: what is missing of it stands at the first of them.
  const missing = new Map(short)
  return rows.flatMap((row) => {
    const sku = added.get(row.id)
    if (sku === undefined) return [row]
    const left = missing.get(sku)
    missing.delete(sku)
    return left === undefined ? [] : [{ ...row, quantity: String(left), leftOver: left }]
  })
}

/** The same rows, added once more because nobody answered, are the same command. */
function createCommands() {
  const known = new Map<string, AddCommand>()
  return {
    of: (call: readonly GoodRow[], isLast: boolean): AddCommand => {
      const what = JSON.stringify(call.map(({ id, product, amounts }) => [id, product.sku, amounts]))
      const command = known.get(what) ?? addRows(call, { isLast })
      known.set(what, command)
      return command
    },
  }
}

function inBatches(codes: readonly string[]): string[][] {
  const count = Math.ceil(codes.length / CODES_AT_ONCE)
  return Array.from({ length: count }, (_, at) => codes.slice(at * CODES_AT_ONCE, (at + 1) * CODES_AT_ONCE))
}

/** All answers as one. */
function together(answers: readonly UseQueryResult<CodeAndProduct[]>[]) {
  const failed = answers.filter(({ isError }) => isError)
  return {
    found: new Map(answers.flatMap(({ data = [] }) => data)),
    failed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}

function rowWith({ leftOver: _left, mergedRows: _merged, others, ...row }: OrderRow, to: Partial<ListedRow>): OrderRow {
  // What else the list called the product holds for the code that it stood beside.
  return { ...row, ...(others && to.code === undefined && { others }), ...to }
}

/** What a row's product is looked up by: its code, and where nobody has it what else the list calls the product. */
function usedCode({ code, others = [] }: OrderRow, found: ReadonlyMap<string, FoundProduct>): string {
  const answered = (own: string) => found.get(cleanCell(own))?.is
  const usable = [code, ...others].filter((own) => !isShortenedNumber(cleanCell(own)))
  return usable.find((own) => answered(own) === 'found') ?? usable.find((own) => answered(own) !== 'unknown') ?? code
}

/** What goes together with the cart, or with the first row of an empty one, can be ordered at once. */
function reviewed(
  rows: readonly OrderRow[],
  found: ReadonlyMap<string, FoundProduct>,
  facts: Parameters<typeof reviewRow>[2]['facts'],
  held: Goods | null,
): ShownRow[] {
  let goods = held
  const places = new Map<string, number>()
  return rows.map((row, at) => {
    const code = usedCode(row, found)
    const own = reviewRow({ ...row, code: cleanCell(code) }, found.get(cleanCell(code)), { facts, goods })
    if (own.is !== 'good') return { ...row, reviewed: own }
    goods ??= goodsOf(own.product)
    const sameAs = places.get(own.product.sku)
    if (sameAs === undefined) places.set(own.product.sku, at + 1)
    return {
      ...row,
      reviewed: own,
      ...(code !== row.code && { foundBy: code }),
      ...(sameAs !== undefined && { sameAs }),
    }
  })
}
