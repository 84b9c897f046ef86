import type { FormEvent } from 'react'
import { formatIfPhone } from '#lib/leads/forms/phone.ts'

/** While somebody types: a phone number is formatted, and the price of another city is no longer shown. */
export function noticeInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
  formatIfPhone(target)
  if (!(target instanceof HTMLInputElement) || target.name !== 'city') return
  const { value, defaultValue } = target
  const place = currentTarget.parentElement
  place?.toggleAttribute('data-moved', defaultValue !== '' && value.trim() !== defaultValue)
}
