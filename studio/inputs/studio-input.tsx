import { lazy, Suspense, useMemo } from 'react'
import { type InputProps, type ObjectInputProps, type Path, useCurrentUser } from 'sanity'
import { isLocalizedType } from '#lib/i18n/localized-field.ts'
import { isTranslator } from '../roles.ts'
import { listAt } from '../translations/form-list.ts'
import { LocalizedInput } from './localized-input.tsx'

const FormBar = lazy(() => import('../translations/form-bar.tsx'))

/** Every input of the Studio: localized ones side by side, and closed to translators what is not theirs. */
export function StudioInput(props: InputProps) {
  const user = useCurrentUser()
  const own = isTranslator(user) && !isFrench(props.path) ? closed(props) : props
  if (isLocalized(own)) return <LocalizedInput {...own} canMarkDone={!props.readOnly} />
  return own.path.length === 0 ? <DocumentInput {...own} /> : own.renderDefault(own)
}

/** The whole form, with the way on for somebody who works through a list. */
function DocumentInput(props: InputProps) {
  const { _id } = props.value as { _id?: string }
  const id = _id?.replace(/^drafts\./, '') ?? ''
  const list = useMemo(() => listAt(id), [id])
  return (
    <>
      {list && (
        <Suspense>
          <FormBar key={id} list={list} />
        </Suspense>
      )}
      {props.renderDefault(props)}
    </>
  )
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

function isLocalized(props: InputProps): props is ObjectInputProps {
  return isLocalizedType(props.schemaType.name)
}
