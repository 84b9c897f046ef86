import { type ComponentType, useEffect, useEffectEvent, useMemo, useState } from 'react'
import {
  type ArrayOfObjectsInputProps,
  type FormFieldGroup,
  type InputProps,
  type ObjectInputProps,
  type Path,
  type StringInputProps,
  unset,
  useCurrentUser,
} from 'sanity'
import { isLocalizedType } from '#lib/i18n/localized-field.ts'
import { ARRANGEMENT } from '#schemas/shared/arrangement.ts'
import { type CopiedField, NOT_REVIEWED, unreviewedFields } from '#schemas/shared/copied.ts'
import { publishedIdOf } from '#studio/core/document-pair.ts'
import { isTranslator } from '#studio/core/roles.ts'
import { useDocumentPane, useFormMembers } from '#studio/core/sanity-internals.ts'
import { DocumentTypeContext } from '#studio/form/figures/figure-names.tsx'
import { closed } from './closed.ts'
import { ConditionInput } from './condition-input.tsx'
import { CopiedContext, MaybeCopied } from './copied-field.tsx'
import { HeldText } from './held-text.tsx'
import { LocalizedInput } from './localized-input.tsx'
import { OrderInput } from './order-input.tsx'
import { TextWithLinks } from './text-with-links.tsx'
import { useSavedWhenLeft } from './use-saved-when-left.ts'

/** A component above a document's form. `id` is the published id. */
type FormHead = ComponentType<{ id: string }>

/** Makes the component of all inputs of the Studio. Localized values show both languages. Translators can edit only French. */
export function studioInput(Head: FormHead) {
  return function StudioInput(props: InputProps) {
    const user = useCurrentUser()
    const own = isTranslator(user) && !isFrench(props.path) ? closed(props) : props
    if (isDocument(own)) return <DocumentInput {...own} Head={Head} />
    const input = inputOf(own, !props.readOnly)
    return own.path.length === 1 ? <MaybeCopied name={own.path[0]}>{input}</MaybeCopied> : input
  }
}

function inputOf(props: InputProps, canMarkDone: boolean) {
  if (isOrder(props)) return <OrderInput {...props} />
  if (props.schemaType.options?.fixedOncePublished) return <FixedInput {...props} />
  if (props.schemaType.options?.namesAnswer && isText(props)) return <ConditionInput {...props} />
  if (props.schemaType.options?.showsLinks && isText(props)) return <TextWithLinks {...props} />
  if (isLocalized(props)) return <LocalizedInput {...props} canMarkDone={canMarkDone} />
  return isText(props) ? <HeldText {...props} /> : props.renderDefault(props)
}

function DocumentInput({ Head, ...props }: ObjectInputProps & { Head: FormHead }) {
  const { value, onChange, readOnly } = props
  const members = useFormMembers(props)
  const groups = useSame(props.groups, areSameGroups)
  useAnnounced(value?._id, props)
  useSavedWhenLeft(value?._id, props.schemaType.name)
  const marks = value?.[NOT_REVIEWED]
  const copied = useMemo(() => {
    const fields = unreviewedFields({ [NOT_REVIEWED]: marks })
    const confirm = ({ _key }: CopiedField) =>
      onChange(unset(fields.length > 1 ? [NOT_REVIEWED, { _key }] : [NOT_REVIEWED]))
    return { fields, confirm: readOnly ? null : confirm }
  }, [marks, onChange, readOnly])
  return (
    <DocumentTypeContext value={props.schemaType.name}>
      <CopiedContext value={copied}>
        <Head id={publishedIdOf(value?._id ?? '')} />
        {members && props.renderDefault({ ...props, members, groups })}
      </CopiedContext>
    </DocumentTypeContext>
  )
}

/**
 * Sanity makes new group objects at each keystroke, mostly with the same content. Rendering their tabs again would take an
 * eighth of the work of a keystroke.
 */
function areSameGroups(some: FormFieldGroup[], others: FormFieldGroup[]): boolean {
  const areSame = (one: FormFieldGroup, other: FormFieldGroup | undefined) =>
    (Object.keys(one) as (keyof FormFieldGroup)[]).every((key) => one[key] === other?.[key])
  return some.length === others.length && some.every((one, at) => areSame(one, others[at]))
}

/** Returns the former value while the new value is equal to it. So components that depend on it do not render again. */
function useSame<Value>(value: Value, areSame: (one: Value, other: Value) => boolean): Value {
  const [kept, keep] = useState(value)
  if (areSame(kept, value)) return kept
  keep(value)
  return value
}

/**
 * Announces the focused field in presence again when the open document gets another id, because Sanity forgets the field then.
 * The first keystroke in a published document makes a draft, which has another id.
 */
function useAnnounced(id: string | undefined, { focusPath, onPathFocus }: ObjectInputProps): void {
  const announce = useEffectEvent(() => {
    if (focusPath.length > 0) onPathFocus(focusPath)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: The effect runs only when the id has changed.
  useEffect(() => {
    // Runs after the effect in which Sanity forgets the field.
    const timer = setTimeout(announce)
    return () => clearTimeout(timer)
  }, [id])
}

/** An input for a value that identifies a document, such as the place of a menu. It is read-only once published. */
function FixedInput(props: InputProps) {
  const { editState } = useDocumentPane()
  const own = editState?.published ? closed(props) : props
  return own.renderDefault(own)
}

/** Only localized values have a field `fr`. In formatted text, the path continues after `fr`. */
function isFrench(path: Path): boolean {
  return path.includes('fr')
}

function isDocument(props: InputProps): props is ObjectInputProps {
  return props.path.length === 0
}

function isOrder(props: InputProps): props is ArrayOfObjectsInputProps {
  return props.path.length === 1 && props.path[0] === ARRANGEMENT
}

function isText(props: InputProps): props is StringInputProps {
  return props.schemaType.jsonType === 'string'
}

function isLocalized(props: InputProps): props is ObjectInputProps {
  return isLocalizedType(props.schemaType.name)
}
