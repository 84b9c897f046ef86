import { useEffect, useRef, useState } from 'react'

/** Milliseconds of pause after which typed text is written to the address. The field shows the text at once. */
const PAUSE = 250

/**
 * The text of a search field whose search is kept in the address. `search` is the value in the address, `send` changes it.
 */
export function useTypedSearch(search: string, send: (search: string) => void) {
  const [text, setText] = useState(search)
  const sent = useRef(search)
  const timer = useRef<number>(undefined)

  // Shows the text of an address that was changed elsewhere: by Back, a removed filter chip, 'Clear All'.
  useEffect(() => {
    if (search === sent.current) return
    sent.current = search
    window.clearTimeout(timer.current)
    setText(search)
  }, [search])

  // Text that was typed just before the page was left must not become a search of the next page.
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
