import { PROCESSING_STATUSES, type ProcessingStatus } from '@fust/domain/order'

type Words = Readonly<Record<ProcessingStatus, string>>

const WORDS: Readonly<Record<string, Words>> = {
  nl: {
    'Completely Processed': 'Volledig verwerkt',
    'Fully Rejected': 'Volledig afgewezen',
    'Not Relevant': 'Niet van toepassing',
    'Not Yet Processed': 'Nog niet verwerkt',
    'Partially Processed': 'Gedeeltelijk verwerkt',
  },
  cs: {
    'Completely Processed': 'Zcela zpracováno',
    'Fully Rejected': 'Zcela zamítnuto',
    'Not Relevant': 'Není relevantní',
    'Not Yet Processed': 'Dosud nezpracováno',
    'Partially Processed': 'Částečně zpracováno',
  },
  de: {
    'Completely Processed': 'Vollständig bearbeitet',
    'Fully Rejected': 'Vollständig abgelehnt',
    'Not Relevant': 'Nicht relevant',
    'Not Yet Processed': 'Noch nicht bearbeitet',
    'Partially Processed': 'Teilweise bearbeitet',
  },
  it: {
    'Completely Processed': 'Elaborato completamente',
    'Fully Rejected': 'Respinto completamente',
    'Not Relevant': 'Non rilevante',
    'Not Yet Processed': 'Non ancora elaborato',
    'Partially Processed': 'Elaborato parzialmente',
  },
  sk: {
    'Completely Processed': 'Úplne spracované',
    'Fully Rejected': 'Úplne zamietnuté',
    'Not Relevant': 'Nie je relevantné',
    'Not Yet Processed': 'Zatiaľ nespracované',
    'Partially Processed': 'Čiastočne spracované',
  },
}

/** The processing status in words; one that we do not know is shown as it comes from the ERP (decisions ORD-37). */
export function processingWords(text: string, language: string): string {
  const status = PROCESSING_STATUSES.find((own) => own === text)
  return (status && WORDS[language]?.[status]) ?? text
}
