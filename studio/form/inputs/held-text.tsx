import { Flex } from '@sanity/ui'
import { useState } from 'react'
import type { FormNodePresence, StringInputProps } from 'sanity'
import { Muted } from '#studio/core/ui/muted.tsx'
import { SmallButton } from '#studio/core/ui/small-button.tsx'
import { closed } from './closed.ts'
import { KeepCaret } from './keep-caret.tsx'
import { useKeptText, useLingering } from './use-kept-text.ts'
import { useTypedText } from './use-typed-text.ts'
import { useInputWords } from './words.ts'

/**
 * A text that one person writes at a time. While somebody else is in the text, it is read-only and shows that person's name. A
 * button lets the second person write anyway.
 *
 * The lake has no lock: presence alone decides, so a closed tab blocks nobody. When two people type in one text, Sanity merges
 * letter by letter and loses letters, because each keystroke writes the whole text. Read-only avoids that. Presence comes up to
 * a second late. So when two people enter a text within three seconds, the ids of their tabs decide who may write.
 */
export function HeldText(props: StringInputProps) {
  const elementProps = useTypedText(props)
  const typed = { ...props, elementProps }
  const [isShared, setShared] = useState(false)
  const others = useLingering(props.presence)
  const isKept = useKeptText(
    Boolean(props.focused),
    others.map(({ sessionId }) => sessionId),
  )
  const isOthers = others.length > 0
  if (isShared && !isOthers) setShared(false)
  const isHeld = isOthers && !isKept && !isShared
  return (
    <>
      <KeepCaret element={elementProps.ref}>{props.renderDefault(isHeld ? closed(typed) : typed)}</KeepCaret>
      {isHeld && !props.readOnly && (
        <Holders
          people={others}
          onShare={() => {
            setShared(true)
            elementProps.ref.current?.focus()
          }}
        />
      )}
    </>
  )
}

function Holders({ people, onShare }: { people: FormNodePresence[]; onShare: () => void }) {
  const words = useInputWords()
  const names = [...new Set(people.map(({ user }) => user.displayName ?? ''))]
  return (
    <Flex gap={3} align="center" justify="space-between" marginTop={2} role="status" data-testid="held-text">
      <Muted>{words.isHeld(names)}</Muted>
      <SmallButton text={words.writeAnyway} onClick={onShare} />
    </Flex>
  )
}
