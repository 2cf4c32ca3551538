/** What `readTableFile` reads, as a chooser of files takes it. */
export const TABLE_FILES =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
