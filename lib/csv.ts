/** A spreadsheet reads a file that begins with this character as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * A spreadsheet runs a cell that begins with one of these characters as a formula, even after spaces or invisible characters.
 * An apostrophe in front prevents this. French spreadsheets separate cells by semicolons, so a formula may also begin after a
 * semicolon inside a text. A text may have apostrophes of its own: it gets one more, and `textOfCell` removes only that one.
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
