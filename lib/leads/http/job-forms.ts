import { clientAddress } from '#lib/server/client-address.ts'
import { type FileRefusal, keepFile } from '../contractors/files.ts'
import type { JobErrors } from '../offers/quote-form.ts'
import type { JobSaid } from '../offers/said.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { ContractorFileRow } from '../store/tables.ts'
import type { Posted } from './post.ts'

/** What a form of a contractor did. With `errors` the page shows the form again; `values` replace those that were typed. */
export type JobAnswer =
  | JobSaid
  | { said: JobSaid; errors?: JobErrors; values?: Readonly<Record<string, string>> }

/** The answer that shows a form again, with its errors. */
export const wrong = (errors: JobErrors, values?: Readonly<Record<string, string>>): JobAnswer => ({
  said: 'check',
  errors,
  values,
})

/** Keeps the file of a posted form. Null when the form has none. */
export async function takeFile(
  request: Request,
  store: LeadStore,
  { photos: [file], isWhole }: Posted,
  about: Pick<ContractorFileRow, 'contractor_id' | 'submission_id' | 'kind'>,
): Promise<{ id: string } | { refusal: FileRefusal } | null> {
  // Of a form that is too large only the beginning was read, without the file.
  if (!isWhole) return { refusal: 'fileTooLarge' }
  return file ? keepFile(store, file, about, clientAddress(request)) : null
}
