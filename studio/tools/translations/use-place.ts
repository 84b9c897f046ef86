import { useSchema } from 'sanity'
import { fieldAt } from '#studio/core/field-label.ts'
import { typeTitle } from '#studio/core/type-titles.ts'
import { useWords } from './words.ts'
import type { WorkItem } from './work-list.ts'

interface Place {
  /** The title of the type and the document's name: `['City', 'Toronto']`. For a singleton only the title. */
  document: string[]
  field: string
  /** The longest text that fits, in characters. */
  max: number | undefined
}

/** The titles of a text's document and field, and how long the text may be. */
export function usePlace({ document, title, path }: WorkItem): Place {
  const { language } = useWords()
  const type = useSchema().get(document._type)
  const isOnly = document._id === document._type
  const name = typeTitle(document._type, language)
  const found = type && fieldAt(type, document, path)
  return {
    document: isOnly ? [name] : [name, title],
    field: found ? found.label.join(' › ') : '',
    max: found?.type?.options?.max,
  }
}
