import { Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { pathText } from '#studio/core/at-path.ts'
import { documentName } from '#studio/core/document-name.ts'
import { currentOf } from '#studio/core/document-pair.ts'
import { fieldLabel } from '#studio/core/field-label.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { typeTitle } from '#studio/core/type-titles.ts'
import type { PictureUse } from './pictures.ts'
import { useMediaWords } from './words.ts'

/** The document and the field of a picture, as a link to it. */
export function UseName({ use: { pair, path, isIn } }: { use: PictureUse }) {
  const words = useMediaWords()
  const language = useStudioLanguage()
  const schemaType = useSchema().get(pair.type)
  const document = currentOf(pair)
  const title = typeTitle(pair.type, language)
  // A page that exists once has the title of its type.
  const name = pair.id === pair.type || !document ? title : `${title} · ${documentName(document, language)}`
  const label = schemaType && document ? fieldLabel(schemaType, document, path).join(' › ') : pathText(path)
  return (
    <Text size={1}>
      <IntentLink intent="edit" params={{ id: pair.id, type: pair.type, path: pathText(path) }}>
        {name}
      </IntentLink>
      {' › '}
      {[label, words.isIn[isIn]].filter(Boolean).join(', ')}
    </Text>
  )
}
