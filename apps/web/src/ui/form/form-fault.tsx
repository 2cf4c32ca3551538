import { useContext, type ReactNode } from 'react'
import { Banner } from '../banner.tsx'
import { FormContext } from './form-state.ts'

/** Why a form that was sent was not taken, where that is the matter of no field. */
export function FormFault({ lead, children }: { lead?: string; children?: ReactNode }) {
  const { fault } = useContext(FormContext)
  if (!fault) return null
  return (
    <Banner tone="bad" live>
      {lead} {fault} {children}
    </Banner>
  )
}
