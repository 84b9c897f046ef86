/** A figure of a benchmark: a line of the table in docs/performance.md. */
export interface Figure {
  what: string
  unit: 'requests/s' | 'ms' | 's' | 'MB' | 'kB' | 'points' | 'pages'
  /** One of each round. */
  values: number[]
  /** What was measured in the same rounds, one after the other, to compare with. */
  reference?: { name: string; values: number[] }
  goal?: Goal
}

/** How many times the reference, if the values are compared with one; otherwise in the figure's unit. */
export type Goal = { least: number } | { most: number }

export type Verdict = 'met' | 'missed' | 'inconclusive'

export function median(values: number[]): number {
  return quantile(values, 0.5)
}

/** The value that a part of all values, such as 0.99, is not above. */
export function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** What the goal is compared with: the values, or how many times the reference they are, round by round. */
export function compared({ values, reference }: Figure): number[] {
  return reference ? values.map((value, round) => value / (reference.values[round] ?? Number.NaN)) : values
}

/** Inconclusive when some rounds reach the goal and others do not. */
export function verdictOf(figure: Figure): Verdict | null {
  const { goal } = figure
  if (!goal) return null
  const rounds = compared(figure).map((value) => ('least' in goal ? value >= goal.least : value <= goal.most))
  if (rounds.every(Boolean)) return 'met'
  return rounds.some(Boolean) ? 'inconclusive' : 'missed'
}

/** Three digits, with commas: `16,350`, `2.34`. */
export function digits(value: number): string {
  return value.toLocaleString(
    'en-CA',
    value < 1_000 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 },
  )
}

/** `2.3 ms (2.1–2.9)`. */
function spread(values: number[], unit = ''): string {
  const middle = [digits(median(values)), unit].filter(Boolean).join(' ')
  if (values.length === 1) return middle
  return `${middle} (${digits(Math.min(...values))}–${digits(Math.max(...values))})`
}

function goalText({ goal, reference, unit }: Figure): string {
  if (!goal) return ''
  const text = 'least' in goal ? `≥ ${digits(goal.least)}` : `≤ ${digits(goal.most)}`
  return reference ? `${text} ×` : `${text} ${unit}`
}

/** The figures as a table of Markdown. */
export function tableOf(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    spread(figure.values, figure.unit),
    figure.reference ? `${figure.reference.name}: ${spread(figure.reference.values)}` : '',
    figure.reference ? `${spread(compared(figure))}` : '',
    goalText(figure),
    verdictOf(figure) ?? '',
  ])
  const head = ['what', 'median (lowest–highest)', 'reference', 'ratio', 'goal', '']
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
