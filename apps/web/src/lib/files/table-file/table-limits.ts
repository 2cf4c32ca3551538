/** A list of rows is one person's: what is longer is cut in two by them, and told so. */
export const ROWS_MAXIMUM = 1000
export const FILE_MAXIMUM_BYTES = 2_000_000
/** Code and number stand in the first two; more are looked at to find where they are. */
export const COLUMNS_READ = 20
/** Characters of a cell; no code and no name is longer. */
export const CELL_MAXIMUM = 200
