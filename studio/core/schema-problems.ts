import {
  type Path,
  type SanityDocument,
  type ValidationMarker,
  validateDocument,
  type Workspace,
} from 'sanity'

/** A field of a document, and the sentence its rules say against the value: the one editors see in the form. */
export interface RuleProblem {
  path: readonly string[]
  sentence: string
}

/** What the schema's own rules say against a document's values in some places. */
export async function schemaProblems(
  workspace: Workspace,
  document: Record<string, unknown>,
  paths: readonly (readonly string[])[],
): Promise<RuleProblem[]> {
  return (await errorsIn(workspace, document)).flatMap((marker) => {
    const path = paths.find((candidate) => isAbout(marker.path, candidate))
    return path ? [{ path, sentence: marker.message }] : []
  })
}

/** Whether the schema's own rules keep a document from being published. */
export async function hasErrors(workspace: Workspace, document: Record<string, unknown>): Promise<boolean> {
  return (await errorsIn(workspace, document)).length > 0
}

async function errorsIn(
  workspace: Workspace,
  document: Record<string, unknown>,
): Promise<ValidationMarker[]> {
  const markers = await validateDocument({
    document: document as SanityDocument,
    workspace,
    environment: 'studio',
  })
  return markers.filter(({ level }) => level === 'error')
}

/** At the place, in it, or about an object it is in; the document itself is not meant. */
function isAbout(problem: Path, path: readonly string[]): boolean {
  const length = Math.min(problem.length, path.length)
  return length > 0 && path.slice(0, length).every((step, index) => problem[index] === step)
}
