import { createAtom, useSelector } from '@tanstack/react-store'
import { BREWERY } from '../market/brewery.ts'

const closed = createAtom(BREWERY.closed !== null)

/** What the server says of the portal: closed for maintenance, or open again. */
export const noteClosed = (isClosed: boolean): void => closed.set(isClosed)

/** True while the brewery has closed its portal for maintenance. */
export const useIsClosed = (): boolean => useSelector(closed)
