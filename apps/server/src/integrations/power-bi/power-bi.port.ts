import type { Report } from '@fust/domain/reporting'

/** For whom a report is shown: of these ship-tos, and of nothing else. */
export type ShownFor = { companyIds: readonly string[]; shipToIds: readonly string[] }

/** What a page needs to show a report of Power BI; whoever has the token sees it until it expires. */
export type EmbeddedReport = { reportId: string; embedUrl: string; token: string; expiresAt: Date }

/** Power BI of the brewery. What cannot be asked, or is answered wrongly, is thrown as `PowerBiFault`. */
export type PowerBi = {
  /** Where reports are shown from: the one origin that a page may frame. */
  origin: string
  has: (report: Report) => boolean
  embed: (report: Report, shownFor: ShownFor) => Promise<EmbeddedReport>
}

/** Power BI was not reached, or did not do its part. */
export class PowerBiFault extends Error {
  override readonly name = 'PowerBiFault'
}
