/** A spreadsheet reads a file that begins with this as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * A spreadsheet treats a cell that begins with one of these as a formula, also in full width, and also after spaces and what
 * nobody sees. Where the spreadsheet expects another separator than a comma, as in French, a cell begins in the middle of a
 * text too. What a visitor typed must stay text. Apostrophes before it count too, so that the one that is added can be
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

/** The text that a cell was made from: removes the apostrophes that make spreadsheets read it as text. */
export function textOfCell(cell: string): string {
  return cell.replace(ADDED, '')
}
