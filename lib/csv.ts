/** A spreadsheet reads a file that begins with this character as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * A spreadsheet treats a cell that begins with one of these characters as a formula: also in full width, and after spaces and
 * invisible characters. When its separator is not the comma, as in French, a cell may also begin inside a text. Texts of
 * visitors must stay texts, so an apostrophe is added. Apostrophes at the start are matched too, so that the added one can be
 * removed again.
 */
const FORMULA = "'*(?:[^\\S;\\t\\r\\n]|\\p{Cf})*[=+\\-@|＝＋－＠]"
const CELL = '(?<=^|[;\\t\\r\\n])'
const BEFORE_FORMULA = new RegExp(`${CELL}(?=${FORMULA})|^(?='*[\\t\\r\\n])`, 'gu')
const ADDED = new RegExp(`${CELL}'(?=${FORMULA})|^'(?='*[\\t\\r\\n])`, 'gu')

/** One line of a CSV file. */
export function csvLine(cells: string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(text: string): string {
  return `"${text.replace(BEFORE_FORMULA, "'").replaceAll('"', '""')}"`
}

/** The original text of a cell: removes the apostrophe that makes a spreadsheet read the cell as text. */
export function textOfCell(cell: string): string {
  return cell.replace(ADDED, '')
}
