import type { KindBacklog } from '@fust/contract/rest'
import type { TextKey } from '../../../../i18n/index.ts'

/** Where messages go, as it is called. */
export const KIND_TEXTS = {
  erp: 'backlog.kinds.erp',
  mail: 'backlog.kinds.mail',
  other: 'backlog.kinds.other',
} as const satisfies Record<KindBacklog['kind'], TextKey>

/** What a message asks for; of those that go elsewhere only where they go is said. */
const TOPIC_TEXTS: ReadonlyMap<string, TextKey> = new Map([
  ['erp.submit-order', 'backlog.topics.submit'],
  ['erp.cancel-order', 'backlog.topics.cancel'],
])

export const topicText = ({ topic, kind }: { topic: string; kind: KindBacklog['kind'] }): TextKey =>
  TOPIC_TEXTS.get(topic) ?? KIND_TEXTS[kind]
