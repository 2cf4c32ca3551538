export { REPORTS, seesReport, tellsOf, type Report } from './report.ts'
export { lastDayOf, reportPeriod, MOST_REPORT_MONTHS, type ReportPeriod } from './report-period.ts'
