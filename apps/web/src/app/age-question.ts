import { onDemand } from '../ui/on-demand.tsx'

/** The age gate, for who has not answered it: everybody else does not load it. */
export const AgeQuestion = onDemand(async () => (await import('./age-gate.tsx')).AgeGate)
