import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { newId } from '../../lib/server/request.ts'
import { readLocalJson, removeLocal, removeSession, writeLocal } from '../../lib/storage/storage.ts'
import { trusted } from '../../lib/trusted.ts'
import { cartSyncOf } from './cart-sync.ts'
import { BUILD, keepEdits, toKeep, type Kept } from './kept-edits.ts'

const MOST_COPIES = 10
const KEPT_MS = 7 * 86_400_000

/** What a page out of sight left, and when. */
type Left = Kept & { leftAt: number }
/** By page. */
type Copies = Readonly<Record<string, Left>>

/** Hands over what waits for the network: a page that goes may be closed for good, and a phone ends it without a word. */
export function LeftEdits({ userId }: { userId: string }) {
  const sync = cartSyncOf(useQueryClient())
  useEffect(() => handOver(sync, userId), [sync, userId])
  return null
}

/**
 * Without a network, what waits is moved from the tab to where any page finds it while this one is out of sight. Whoever
 * starts takes it up; a page that comes back has it again, unless it is with another one by then. So one page has it.
 */
function handOver(sync: ReturnType<typeof cartSyncOf>, userId: string): () => void {
  const pageId = newId()
  const life = new AbortController()
  let isGone = false
  let hasLeft = false

  function leave(): void {
    const isAway = isGone || document.visibilityState === 'hidden'
    const kept = toKeep(userId, sync.store.state.edits)
    // With a network the calls go out, also of a page that is closed.
    if (!isAway || onlineManager.isOnline() || !kept) return
    writeCopies({ ...readCopies(), [pageId]: { ...kept, leftAt: Date.now() } })
    hasLeft = pageId in readCopies()
    if (hasLeft) removeSession('cartEdits')
  }

  function comeBack(): void {
    if (!hasLeft) return
    hasLeft = false
    const { [pageId]: own, ...others } = readCopies()
    writeCopies(others)
    if (own) keepEdits(userId, sync.store.state.edits)
    else sync.store.setState((state) => ({ ...state, edits: {} }))
  }

  function look(): void {
    const isInView = document.visibilityState === 'visible'
    if (isInView || onlineManager.isOnline()) comeBack()
    else leave()
    // What pages behind this one hold counts here now: they drop it when they come back.
    if (isInView) takeUp()
  }

  const stopLooking = onlineManager.subscribe(look)
  const { unsubscribe } = sync.store.subscribe(leave)
  const { signal } = life
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('pagehide', () => ((isGone = true), leave()), { signal })
  addEventListener('pageshow', () => ((isGone = false), comeBack()), { signal })
  takeUp()
  return () => {
    life.abort()
    stopLooking()
    unsubscribe()
  }

  function takeUp(): void {
    const copies = Object.values(readCopies()).filter((copy) => copy.userId === userId)
    removeLocal('cartEditsLeft')
    // The newest first: each counts before what is there.
    const readable = copies.filter(({ build }) => build === BUILD).toSorted((one, other) => other.leftAt - one.leftAt)
    for (const { edits } of readable) sync.takeUp(edits)
    if (readable.length < copies.length) sync.tell({ is: 'dropped' })
  }
}

/** What pages left, as long as it is kept. */
function readCopies(): Copies {
  const copies = Object.entries(trusted<Copies | null>(readLocalJson('cartEditsLeft')) ?? {})
  return Object.fromEntries(copies.filter(([, { leftAt }]) => Date.now() - leftAt < KEPT_MS))
}

function writeCopies(copies: Copies): void {
  const newest = Object.entries(copies)
    .toSorted(([, one], [, other]) => one.leftAt - other.leftAt)
    .slice(-MOST_COPIES)
  if (newest.length === 0) removeLocal('cartEditsLeft')
  else writeLocal('cartEditsLeft', JSON.stringify(Object.fromEntries(newest)))
}
