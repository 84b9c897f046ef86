/** A spreadsheet reads a file that begins with this character as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/** A formula such as `=1+2`, with any spaces, invisible characters and apostrophes before it. A spreadsheet would run it. */
const FORMULA = "'*(?:[^\\S;\\t\\r\\n]|\\p{Cf})*[=+\\-@|＝＋－＠]"
/** The start of a cell. French spreadsheets separate cells by semicolons, so a cell may also start inside a text: `a;=1+2`. */
const CELL = '(?<=^|[;\\t\\r\\n])'
/** The places where `csvLine` adds an apostrophe: then a spreadsheet shows the cell as text and does not run it. */
const BEFORE_FORMULA = new RegExp(`${CELL}(?=${FORMULA})|^(?='*[\\t\\r\\n])`, 'gu')
/** The added apostrophe. A text with apostrophes of its own has got one more, and `textOfCell` removes only this one. */
const ADDED = new RegExp(`${CELL}'(?=${FORMULA})|^'(?='*[\\t\\r\\n])`, 'gu')

/** Returns a function that makes one line of a CSV file. */
export const csvLineWith = (separator: string) => (cells: string[]) =>
  `${cells.map(cellOf).join(separator)}\r\n`

export const csvLine = csvLineWith(',')

function cellOf(text: string): string {
  return `"${text.replace(BEFORE_FORMULA, "'").replaceAll('"', '""')}"`
}

/** The original text of a cell: removes the apostrophe that makes a spreadsheet read the cell as text. */
export function textOfCell(cell: string): string {
  return cell.replace(ADDED, '')
}
