import { type RefObject, useEffect, useRef } from 'react'
import { useAddressQuery } from './use-address.tsx'

/**
 * One choice among a few that lives in the address, such as `?guide=steps`; the first is what no query means. An
 * address that carries another one leads straight to `place`.
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
 * Scrolls in a later frame than the one that shows the choice, so that nothing is seen to move. Of several choices in
 * one address the first on the page leads.
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
