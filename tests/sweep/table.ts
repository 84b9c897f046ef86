/** Prints what a test has shown: what was tried, how often, what was lost. */
export function printTable(title: string, rows: Record<string, Record<string, string | number>>): void {
  console.log(`\n${title}`)
  console.table(rows)
}
