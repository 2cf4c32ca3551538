import { onDemand } from '../../ui/on-demand.tsx'
import type { StatusDocketProps } from './status-docket.tsx'

/** What stands where a page cannot; few ever see one, so its picture does not come with the shell. */
export const StatusPage = onDemand<StatusDocketProps>(async () => (await import('./status-docket.tsx')).StatusDocket)
