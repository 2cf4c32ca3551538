import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const isOnline = () => onlineManager.isOnline()
const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)

/** False while the browser knows that there is no connection; changes of the cart wait meanwhile. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, isOnline)
