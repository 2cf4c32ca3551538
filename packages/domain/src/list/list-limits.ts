/** Rows of one list. A longer list is refused as a whole: a part of it would look like all of it. */
export const LIST_ROWS_MAXIMUM = 1000
export const LIST_FILE_MAXIMUM_BYTES = 2_000_000
/** Columns that are searched for code and quantity. */
export const LIST_COLUMNS_MAXIMUM = 20
/** Characters of a cell; no code and no name is longer. */
export const LIST_CELL_MAXIMUM = 200
