import { useEffect, useRef, useState } from 'react'
import { typedQuantity, type QuantityRange, type QuantityRefusal } from './typed-quantity.ts'

const STEPPER_DEBOUNCE_MS = 300

type Owner = { value: number; onChange: (value: number) => void; pauseMs?: number }

/** What the person sees runs ahead of what the owner of the value knows, by at most the debounce. */
export function useProposedQuantity({ value, onChange, pauseMs }: Owner, range: QuantityRange) {
  const [proposed, setProposed] = useState<number>()
  const [draft, setDraft] = useState<string>()
  const [refusal, setRefusal] = useState<QuantityRefusal>()
  const { afterPause, endPause, cancel } = usePause()
  const emit = useRef(onChange)
  useEffect(() => {
    emit.current = onChange
  }, [onChange])

  const propose = (next: number) => {
    restore()
    setProposed(next)
    afterPause(() => {
      emit.current(next)
      setProposed(undefined)
    }, pauseMs)
  }

  const restore = () => {
    cancel()
    setProposed(undefined)
    setDraft(undefined)
    setRefusal(undefined)
  }

  const keepDraft = (typed: string) => {
    // What was typed before it was on the way to this: nothing of it is meant.
    restore()
    setDraft(typed)
  }

  const type = (typed: string) => {
    if (typed === '') return keepDraft(typed)
    const quantity = typedQuantity(typed, range)
    if (typeof quantity === 'number') return propose(quantity)
    keepDraft(typed)
    // On the way to 350 one types 3 and 35: whoever goes on is not told that they are none.
    return afterPause(() => setRefusal(quantity))
  }

  /** Whoever goes on without a pause is told all the same. */
  const leave = () => {
    if (draft === undefined) return
    endPause()
    setDraft(undefined)
  }

  const shown = proposed ?? value
  return { shown, text: draft ?? String(shown), isDraft: draft !== undefined, refusal, propose, type, restore, leave }
}

type Pause = { timer: ReturnType<typeof setTimeout>; act: () => void }

/** Does something once the person has paused, or at once where there is no time for it. */
function usePause() {
  const pause = useRef<Pause>(undefined)
  // A quantity chosen just before leaving the page, or the whole portal, still counts.
  useEffect(() => {
    const end = () => endOf(pause)
    addEventListener('pagehide', end)
    return () => {
      removeEventListener('pagehide', end)
      end()
    }
  }, [])
  const cancel = () => {
    clearTimeout(pause.current?.timer)
    pause.current = undefined
  }
  return {
    cancel,
    endPause: () => endOf(pause),
    afterPause: (act: () => void, ms = STEPPER_DEBOUNCE_MS) => {
      cancel()
      pause.current = { act, timer: setTimeout(() => endOf(pause), ms) }
    },
  }
}

function endOf(pause: { current: Pause | undefined }): void {
  const ended = pause.current
  if (!ended) return
  clearTimeout(ended.timer)
  pause.current = undefined
  ended.act()
}
