import { useSchema } from 'sanity'
import { fieldLabel } from '#studio/core/field-label.ts'
import { typeTitle } from '#studio/core/type-titles.ts'
import { useWords } from './words.ts'
import type { WorkItem } from './work-list.ts'

interface Place {
  /** The type, and the document's name unless it is a singleton. */
  document: string[]
  field: string
}

/** The titles of a text's document and field. */
export function usePlace({ document, title, path }: WorkItem): Place {
  const { language } = useWords()
  const type = useSchema().get(document._type)
  const isOnly = document._id === document._type
  const name = typeTitle(document._type, language)
  return {
    document: isOnly ? [name] : [name, title],
    field: type ? fieldLabel(type, document, path).join(' › ') : '',
  }
}
