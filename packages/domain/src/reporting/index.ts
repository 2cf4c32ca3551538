export { REPORTS, seesReport, type Report } from './report.ts'
export { reportPeriod, MOST_REPORT_MONTHS, type ReportPeriod } from './report-period.ts'
