import { type RefObject, useEffect, useRef } from 'react'
import { useAddressQuery } from './use-address.tsx'

/**
 * A choice among a few values that is kept in the address, such as `?guide=steps`. The first value is the default: the address
 * does not name it. When a visitor opens an address that names a value, the page scrolls to `place`.
 */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  place: RefObject<HTMLElement | null>,
) {
  const { query, push, listener } = useAddressQuery()
  const known = (text: string) => values.find((value) => value === new URLSearchParams(text).get(name))
  const chosen = known(query) ?? values[0]
  const choose = (value: Value) => {
    if (value === chosen) return
    const next = new URLSearchParams(window.location.search)
    if (value === values[0]) next.delete(name)
    else next.set(name, value)
    push(next)
  }
  useArrival(() => known(window.location.search) !== undefined, place)
  return { chosen, choose, listener }
}

/**
 * Scrolls to `place` one frame after the choice is shown, so the visitor sees no movement. A page that has scrolled stays
 * where it is. So when the address names several choices, the page scrolls to the first of them.
 */
function useArrival(isAsked: () => boolean, place: RefObject<HTMLElement | null>) {
  const hasArrived = useRef(false)
  const asked = useRef(isAsked)
  useEffect(() => {
    if (hasArrived.current) return
    hasArrived.current = true
    if (!asked.current()) return
    const scroll = () => {
      if (window.scrollY === 0) place.current?.scrollIntoView({ behavior: 'instant' })
    }
    requestAnimationFrame(() => requestAnimationFrame(scroll))
  }, [place])
}
