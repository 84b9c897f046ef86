import {
  type Path,
  type SanityDocument,
  type ValidationMarker,
  validateDocument,
  type Workspace,
} from 'sanity'

/** A field and the message of the rule that its value breaks. */
export interface RuleProblem {
  path: readonly string[]
  sentence: string
}

/** The broken schema rules at some paths of a document. */
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

/** Whether schema rules prevent that a document is published. */
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

/**
 * Whether a problem is at the path, inside it, or about an object around it. Problems of the whole document do not
 * count.
 */
function isAbout(problem: Path, path: readonly string[]): boolean {
  const length = Math.min(problem.length, path.length)
  return length > 0 && path.slice(0, length).every((step, index) => problem[index] === step)
}
