import { useLayoutEffect, useState } from 'react'
import { useArrival } from './use-arrival.ts'

/** The element that the fragment of the address names. */
const target = () => document.getElementById(location.hash.slice(1))

/** The part that is this element, or has it in it. */
const namedOf = (ids: readonly string[]) => ids.find((id) => document.getElementById(id)?.contains(target()))

/**
 * A choice among parts of a page of which one is shown: the part that the address names by its fragment, such as
 * `#guide-steps`, or that has the named element in it. Without scripts all parts are shown, and the browser scrolls to the same
 * element. The first part is the default: the address does not name it.
 * @param ids the ids of the parts
 */
export function useFragmentChoice(ids: readonly string[]) {
  const [chosen, setChosen] = useState(ids[0])
  const all = ids.join(' ')

  // Reads the address before the first paint. A link to a place outside the parts changes nothing.
  useLayoutEffect(() => {
    const parts = all.split(' ')
    const read = () => {
      const id = namedOf(parts)
      if (id || !location.hash) setChosen(id ?? parts[0])
      return id
    }
    // The browser has followed the link already, but a part that was not shown had no place to scroll to.
    const follow = () => read() && requestAnimationFrame(() => target()?.scrollIntoView())
    read()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [all])
  useArrival(() => (namedOf(ids) ? target() : null))

  function choose(id: string) {
    setChosen(id)
    const { pathname, search } = location
    history.pushState(null, '', id === ids[0] ? pathname + search : `#${id}`)
  }

  return { chosen, choose }
}
