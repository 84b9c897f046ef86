import type { Fault, FaultKind } from './fault.ts'

/** A fault with its place: a page's address, or a document's id and field. `mend` says where to mend it. */
export interface Finding extends Fault {
  place: string
  mend: string
}

/** A page that staff keep from the public in a language. */
export interface Held {
  place: string
  language: string
  reason: string
}

/** A part of the report: how many things were compared, and what is wrong with them. */
export interface Part {
  title: string
  compared: number
  findings: Finding[]
}

const SAYS: Record<FaultKind, string> = {
  missing: 'French is missing',
  stale: 'The English was changed after its French',
  same: 'The French is the English',
  shorter: 'The French is too short to say the same',
  figures: 'Other figures',
  names: 'Other names in braces',
  links: 'Other links',
  lists: 'Other items in lists',
  headings: 'Other headings',
  status: 'Another answer',
  title: 'Title',
  description: 'Description',
  language: 'The page does not say that it is French',
  alternates: 'The two pages do not name each other',
  index: 'Search does not list the French',
  pictures: 'Words of pictures',
  forms: 'Fields or buttons are missing in French',
  data: 'Structured data is missing in French',
  files: 'A file is missing in French',
  hidden: 'The French page hides what the English page shows',
  switch: 'No visible link to the other language',
  heldBack: 'The page is public in English only',
}

/** Whether anything is wrong: the report is red. */
export const isRed = (parts: readonly Part[]): boolean => parts.some(({ findings }) => findings.length > 0)

/** The report as Markdown, place by place, with what is held back and why at its end. */
export function reportText(parts: readonly Part[], held: readonly Held[]): string {
  const count = parts.reduce((sum, { findings }) => sum + findings.length, 0)
  const state = count === 0 ? 'green' : `red, ${count} ${count === 1 ? 'fault' : 'faults'}`
  return [
    `# English and French: ${state}`,
    ...parts.map(
      ({ title, compared, findings }) =>
        `## ${title}: ${compared} compared, ${findings.length} wrong${tableOf(findings)}`,
    ),
    ...(held.length > 0 ? [`## Held back: ${held.length}\n\n${held.map(heldLine).join('\n')}`] : []),
  ].join('\n\n')
}

function tableOf(findings: Finding[]): string {
  if (findings.length === 0) return ''
  const rows = findings.map(({ place, kind, says, mend }) => lineOf([place, SAYS[kind], says, mend]))
  return `\n\n${[lineOf(['where', 'what', 'says', 'mend in']), '|---|---|---|---|', ...rows].join('\n')}`
}

const lineOf = (cells: string[]) => `| ${cells.map(inCell).join(' | ')} |`

const inCell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')

const heldLine = ({ place, language, reason }: Held) => `- ${place} (${language}): ${inCell(reason)}`
