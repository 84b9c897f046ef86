/** A spreadsheet reads a file that begins with this as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * A spreadsheet treats a cell that begins with one of these as a formula, also in full width. What a visitor typed
 * must stay text. Apostrophes before it count too, so that the one that is added can be removed again.
 */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** One line of a CSV file. */
export function csvLine(cells: string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** The text that a cell was made from: removes the apostrophe that makes spreadsheets read it as text. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}
