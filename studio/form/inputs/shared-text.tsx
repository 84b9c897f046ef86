import { makePatches, stringifyPatches } from '@sanity/diff-match-patch'
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { diffMatchPatch, type StringInputProps } from 'sanity'
import { KeepCaret } from './keep-caret.tsx'

/**
 * The input of a text that two people may write at once. While somebody else is at the field, a key says what it changes in the
 * text the person sees. The Studio says what the whole text is then, and takes away what the other one wrote since it was drawn.
 */
export function SharedText(props: StringInputProps) {
  const { elementProps, presence, onChange } = props
  /** What the field showed before the key that is pressed next. */
  const shown = useRef('')

  useLayoutEffect(() => {
    shown.current = elementProps.ref.current?.value ?? ''
  })

  function type(event: FormEvent<HTMLInputElement>) {
    const [before, after] = [shown.current, event.currentTarget.value]
    shown.current = after
    // A text that begins or is taken away is no change of one.
    if (before === '' || after === '') elementProps.onChange(event)
    else onChange(diffMatchPatch(stringifyPatches(makePatches(before, after))))
  }

  const isShared = presence.length > 0
  const own = isShared ? { ...props, elementProps: { ...elementProps, onChange: type } } : props
  return <KeepCaret element={elementProps.ref}>{props.renderDefault(own)}</KeepCaret>
}
