import { onDemand, useWasOpened } from '../../ui/on-demand.tsx'
import type { KindQuestionProps } from './ask-kind.tsx'

const AskKind = onDemand(async () => (await import('./ask-kind.tsx')).AskKind)

/** Another kind of order starts a new one: the person decides (CRT-05 to CRT-07, CRT-09). */
export function KindQuestion(question: KindQuestionProps) {
  return useWasOpened(question.open) && <AskKind {...question} />
}
