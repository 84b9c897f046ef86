import { type ComponentType, useDeferredValue, useState } from 'react'
import { type InputProps, type ObjectInputProps, type Path, useCurrentUser } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { isLocalizedType } from '#lib/i18n/localized-field.ts'
import { isTranslator } from '#studio/core/roles.ts'
import { LocalizedInput } from './localized-input.tsx'

/** Fields that are drawn first: more do not fit on a screen. */
const FIRST_FIELDS = 2

/** What stands above the form of a document; `id` is the published one. */
type FormHead = ComponentType<{ id: string }>

/** Every input of the Studio: localized ones side by side, and closed to translators what is not theirs. */
export function studioInput(Head: FormHead) {
  return function StudioInput(props: InputProps) {
    const user = useCurrentUser()
    const own = isTranslator(user) && !isFrench(props.path) ? closed(props) : props
    if (isLocalized(own)) return <LocalizedInput {...own} canMarkDone={!props.readOnly} />
    return isDocument(own) ? <DocumentInput {...own} Head={Head} /> : own.renderDefault(own)
  }
}

function DocumentInput({ Head, ...props }: ObjectInputProps & { Head: FormHead }) {
  const members = useMembers(props)
  return (
    <>
      <Head id={props.value?._id?.replace(/^drafts\./, '') ?? ''} />
      {members && props.renderDefault({ ...props, members })}
    </>
  )
}

/**
 * What is drawn of a form, so that it can soon be typed in. None of it until the document is there: Sanity would draw it
 * closed to typing, and then a second time. Then its top, unless somebody comes for a certain field; then all of it.
 */
function useMembers({ members, focusPath }: ObjectInputProps) {
  const { ready } = useDocumentPane()
  const [hasBeenReady, setHasBeenReady] = useState(ready)
  if (ready && !hasBeenReady) setHasBeenReady(true)
  const isWhole = useDeferredValue(hasBeenReady, false)
  if (!hasBeenReady) return null
  return isWhole || focusPath.length > 0 ? members : members.slice(0, FIRST_FIELDS)
}

/** Only localized values have a part called `fr`; formatted text goes on below it. */
function isFrench(path: Path): boolean {
  return path.includes('fr')
}

/** The lake would refuse the change; better not to offer it. Simple inputs are told through their element. */
function closed<Props extends InputProps>(props: Props): Props {
  const { elementProps } = props
  return 'readOnly' in elementProps
    ? { ...props, readOnly: true, elementProps: { ...elementProps, readOnly: true } }
    : { ...props, readOnly: true }
}

function isDocument(props: InputProps): props is ObjectInputProps {
  return props.path.length === 0
}

function isLocalized(props: InputProps): props is ObjectInputProps {
  return isLocalizedType(props.schemaType.name)
}
