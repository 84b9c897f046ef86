import type { RefObject } from 'react'
import { useAddressQuery } from './use-address.tsx'
import { useArrival } from './use-arrival.ts'

/**
 * A choice among a few values that is kept in the address, such as `?reviews=5`. The first value is the default: the address
 * does not name it. When a visitor opens an address that names a value, the page scrolls to `place`.
 * @param start the value in the address that the page was rendered for
 */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  place: RefObject<HTMLElement | null>,
  start?: Value,
) {
  const { query, push, listener } = useAddressQuery(start && `${name}=${start}`)
  const known = (text: string) => values.find((value) => value === new URLSearchParams(text).get(name))
  const chosen = known(query) ?? values[0]
  const choose = (value: Value) => {
    if (value === chosen) return
    const next = new URLSearchParams(window.location.search)
    if (value === values[0]) next.delete(name)
    else next.set(name, value)
    push(next)
  }
  useArrival(() => (known(window.location.search) === undefined ? null : place.current))
  return { chosen, choose, listener }
}
