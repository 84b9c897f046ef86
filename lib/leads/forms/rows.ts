/*
 * Several controls with one name are posted as lines of one answer (`answersIn`). So the licences of an application are columns:
 * the first number belongs to the first authority. Browsers load this file with every form, so it is small.
 */

/** The rows of a posted column, each on one line. Other programs may send a list, which is joined with commas. */
export const rowsIn = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(/\r\n|[\r\n,]/).map((row) => row.replace(/\s+/g, ' ').trim()) : []

/** The name of a field in a row, for its id and its error: beginning with the second row it has a number (`licence_number_2`). */
export const nameInRow = (name: string, row: number): string => (row === 0 ? name : `${name}_${row + 1}`)

/** The name of a field without the number of its row. */
export const nameOfColumn = (name: string): string => name.replace(/_\d+$/, '')
