import { type Path, type SanityDocument, validateDocument, type Workspace } from 'sanity'

/** What the schema's own rules say against a document's value in one place: the sentences editors see in the form. */
export async function schemaProblems(
  workspace: Workspace,
  document: Record<string, unknown>,
  path: readonly string[],
): Promise<string[]> {
  const markers = await validateDocument({
    document: document as SanityDocument,
    workspace,
    environment: 'studio',
  })
  return markers
    .filter((marker) => marker.level === 'error' && isAbout(marker.path, path))
    .map(({ message }) => message)
}

/** At the place, in it, or about an object it is in; the document itself is not meant. */
function isAbout(problem: Path, path: readonly string[]): boolean {
  const length = Math.min(problem.length, path.length)
  return length > 0 && path.slice(0, length).every((step, index) => problem[index] === step)
}
