import { createContext, useContext, useDeferredValue } from 'react'
import type { FieldProps, ObjectInputProps } from 'sanity'

/** About as many as a tall screen shows of a form at its top. */
const AT_ONCE = 4

/** Names of the fields at the top of the form, or null in forms that are drawn whole. */
const FirstFields = createContext<string | null>(null)

/** Draws the top of a document's form at once, so that it takes text, and the rest as soon as nothing else is to be done. */
export function TopFirst({ input }: { input: ObjectInputProps }) {
  const names = input.members.flatMap((member) => (member.kind === 'field' ? member.name : []))
  return <FirstFields value={names.slice(0, AT_ONCE).join(' ')}>{input.renderDefault(input)}</FirstFields>
}

/** Every field of the Studio. */
export function StudioField(props: FieldProps) {
  return props.path.length === 1 ? <TopField {...props} /> : props.renderDefault(props)
}

function TopField(props: FieldProps) {
  const first = useContext(FirstFields)
  const isShown = useDeferredValue(true, !first || first.split(' ').includes(props.name))
  return isShown && props.renderDefault(props)
}
