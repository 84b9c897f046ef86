import type { ValidationContext } from 'sanity'
import { API_VERSION } from './api-version.ts'

/**
 * The type of a document other than the one being edited that matches a GROQ filter, or null. Drafts and versions in
 * releases count too, except the edited document's own.
 */
export async function findOther(
  filter: string,
  params: Record<string, unknown>,
  { document, getClient }: ValidationContext,
): Promise<string | null> {
  const id = document?._id.replace(/^(drafts|versions\.[^.]+)\./, '') ?? ''
  return getClient({ apiVersion: API_VERSION }).fetch<string | null>(
    `*[!sanity::versionOf($id) && (${filter})][0]._type`,
    { ...params, id },
    { perspective: 'raw' },
  )
}
