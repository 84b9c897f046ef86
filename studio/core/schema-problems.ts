import { type Path, type SanityDocument, type ValidationMarker, validateDocument } from 'sanity'

/** A field and the message of the rule that its value breaks. */
export interface RuleProblem {
  path: readonly string[]
  sentence: string
}

/** Returns the broken schema rules at some paths of a document. */
export type Validate = (
  document: Record<string, unknown>,
  paths: readonly (readonly string[])[],
) => Promise<RuleProblem[]>

/** The workspace or source that Sanity's validation takes. */
type Validating = Parameters<typeof validateDocument>[0]['workspace']

/** The broken schema rules at some paths of a document. Only the rules of the top-level fields of the paths run. */
export async function schemaProblems(
  workspace: Validating,
  document: Record<string, unknown>,
  paths: readonly (readonly string[])[],
): Promise<RuleProblem[]> {
  const part = withFields(workspace, String(document._type), new Set(paths.map(([name]) => name)))
  return (await errorsIn(part, document)).flatMap((marker) => {
    const path = paths.find((candidate) => isAbout(marker.path, candidate))
    return path ? [{ path, sentence: marker.message }] : []
  })
}

/**
 * The reasons why a document cannot be published: the sentence of each broken schema rule, once.
 * @param isThere whether a referenced document is published, or will be published together with this one; without it, the lake is
 * asked
 */
export async function documentProblems(
  workspace: Validating,
  document: Record<string, unknown>,
  isThere?: (id: string) => boolean,
): Promise<string[]> {
  const errors = await errorsIn(workspace, document, isThere)
  return [...new Set(errors.map(({ message }) => message))]
}

/**
 * A copy of the workspace in which a type has only some of its fields and no rule of its own. This saves time: before each rule
 * Sanity waits until the browser is idle, and some rules ask the lake. All fields of a service take a third of a second.
 */
function withFields(workspace: Validating, typeName: string, names: Set<string | undefined>): Validating {
  const { schema } = workspace
  const type = schema.get(typeName)
  if (type?.jsonType !== 'object') return workspace
  const fields = type.fields.filter(({ name }) => names.has(name))
  const part = Object.create(type, { fields: { value: fields }, validation: { value: undefined } })
  const get = (name: string) => (name === typeName ? part : schema.get(name))
  return Object.create(workspace, { schema: { value: Object.create(schema, { get: { value: get } }) } })
}

async function errorsIn(
  workspace: Validating,
  document: Record<string, unknown>,
  isThere?: (id: string) => boolean,
): Promise<ValidationMarker[]> {
  const markers = await validateDocument({
    document: document as SanityDocument,
    workspace,
    environment: 'studio',
    ...(isThere && { getDocumentExists: ({ id }) => Promise.resolve(isThere(id)) }),
  })
  return markers.filter(({ level }) => level === 'error')
}

/** Whether a problem is at the path, inside it, or at an object around it. Problems of the whole document do not count. */
function isAbout(problem: Path, path: readonly string[]): boolean {
  const length = Math.min(problem.length, path.length)
  return length > 0 && path.slice(0, length).every((step, index) => problem[index] === step)
}
