import { inBatches } from '#studio/core/in-batches.ts'
import type { Validate } from '../dry-run.ts'
import { type PlannedLine, refused } from './plan-import.ts'

/** Checks the new values with the schema's rules, and refuses lines that break one. */
export function checkRules(
  lines: PlannedLine[],
  validate: Validate,
  onProgress: (done: number, total: number) => void,
): Promise<PlannedLine[]> {
  return inBatches(lines, (line) => checkLine(line, validate), onProgress)
}

async function checkLine(line: PlannedLine, validate: Validate): Promise<PlannedLine> {
  if (line.planned === null) return line
  const { pair, after } = line.planned
  const paths = line.columns.map(({ field }) => field.path)
  const problems = await validate({ ...after, _id: pair.id }, paths)
  if (problems.length === 0) return line
  return refused(
    line,
    problems.map(({ path, sentence }) => ({ kind: 'rule', column: columnAt(line, path), sentence })),
  )
}

function columnAt({ columns }: PlannedLine, path: readonly string[]): string {
  return columns.find(({ field }) => field.path === path)?.name ?? path.join('.')
}
