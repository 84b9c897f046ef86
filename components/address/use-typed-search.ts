import { useEffect, useRef, useState } from 'react'

/** Typing is shown at once and reaches the address when it pauses for so many milliseconds. */
const PAUSE = 250

/** The text of a search field whose search lives in the address: `search` is what the address says, `send` changes it. */
export function useTypedSearch(search: string, send: (search: string) => void) {
  const [text, setText] = useState(search)
  const sent = useRef(search)
  const timer = useRef<number>(undefined)

  // The address may change from elsewhere: Back, a removed chip, 'Clear All'.
  useEffect(() => {
    if (search === sent.current) return
    sent.current = search
    window.clearTimeout(timer.current)
    setText(search)
  }, [search])

  // What was typed last on a page that was left is no search of the next page.
  useEffect(() => () => window.clearTimeout(timer.current), [])

  function type(next: string, pause = PAUSE) {
    setText(next)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      sent.current = next
      send(next)
    }, pause)
  }

  return { text, type }
}
