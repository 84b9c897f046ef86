import { type InputProps, type ObjectInputProps, type Path, useCurrentUser } from 'sanity'
import { isLanguage, LOCALES } from '#lib/i18n/languages.ts'
import { isTranslator } from '../roles.ts'

const LOCALIZED = new Set(['localeString', 'localeText', 'localeBlocks'])

/** Every input of the Studio: says in which language it is written, and closes to translators what is not theirs. */
export function StudioInput(props: InputProps) {
  const user = useCurrentUser()
  const own = isTranslator(user) && !isFrench(props.path) ? closed(props) : props
  return isLocalized(own) ? <LocalizedInput {...own} /> : own.renderDefault(own)
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
  return LOCALIZED.has(props.schemaType.name)
}

/** `lang` is for spelling checks and screen readers. */
function LocalizedInput(props: ObjectInputProps) {
  return props.renderDefault({
    ...props,
    renderInput: (part) => {
      const name = part.path.at(-1)
      if (!isLanguage(name)) return props.renderInput(part)
      return <div lang={LOCALES[name]}>{props.renderInput(part)}</div>
    },
  })
}
