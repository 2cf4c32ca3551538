import { decimalToCents } from '@fust/contract/wire'

/** Whole cents of an amount as the wire has it. */
export const centsOf = (euros: number | null | undefined): number => decimalToCents(euros ?? 0) ?? 0
