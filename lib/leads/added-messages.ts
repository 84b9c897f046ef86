import type { Lead } from './lead.ts'

/** A message that a customer added on the page of the request. `at` is a time as ISO 8601. */
export interface AddedMessage {
  at: string
  text: string
}

/** The blank line between two messages: each begins with its time. A message can have blank lines of its own. */
const BETWEEN = /\n\n(?=\d{4}-\d\d-\d\dT\S+Z )/

/** The messages that a customer added after a lead was sent, oldest first. */
export const addedMessages = ({ added_message = '' }: Pick<Lead, 'added_message'>): AddedMessage[] =>
  added_message
    .split(BETWEEN)
    .filter(Boolean)
    .map((message) => {
      const [at = ''] = message.split(' ', 1)
      return { at, text: message.slice(at.length + 1) }
    })
