/** Spreadsheets take a file for UTF-8 when it begins with this. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * A spreadsheet runs what begins with one of these, also in full width: what somebody typed must stay text.
 * Apostrophes before it count too, so that the one added here can be told from those that were there.
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

/** The text a cell was made from: takes away the apostrophe that keeps spreadsheets from running it. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}
