import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { withChunkTimeout } from '../lib/page/chunk-reload.ts'

type OnDemand<Props extends object> = {
  (props: Props): ReactNode
  /** Fetches the code before it is wanted. */
  preload: () => Promise<void>
}

/** A part whose code is fetched when it is first shown; `meanwhile` keeps its place. Once it is there, it is shown at once. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
): OnDemand<Props> {
  const loadInTime = withChunkTimeout(load)
  let loaded: ComponentType<Props> | undefined
  const fetchPart = async () => (loaded ??= await loadInTime())
  const Waiting = lazy(async () => ({ default: await fetchPart() }))

  function Part(props: Props) {
    // The same one for as long as it is shown: another would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Waiting)
    return (
      <Suspense fallback={meanwhile}>
        <Shown {...props} />
      </Suspense>
    )
  }
  return Object.assign(Part, { preload: async () => void (await fetchPart()) })
}

/** True from the first time on: what was opened once stays, to close as it should. */
export function useWasOpened(open: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  return wasOpened
}
