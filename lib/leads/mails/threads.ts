import type { LeadStore } from '../store/lead-store.ts'
import { ABOUT_LEAD, type Mail, type MailKind, TO_CONTRACTOR, TO_CUSTOMER } from './mail.ts'

/*
 * The ids with which mail programs show all mails about a request as one conversation. They are signed texts: computed each
 * time, so nothing is stored, and they contain nothing about a person, and nothing from which a link can be made.
 */

/** The mails that begin a conversation. */
const FIRST: readonly MailKind[] = ['confirmation', 'newRequest', 'emergencyRequest', 'jobOffer']

/** Mails about several requests are in no conversation. */
const IN_CONVERSATION: readonly MailKind[] = [
  ...TO_CUSTOMER.filter((kind) => kind !== 'requestLinks'),
  ...ABOUT_LEAD,
  ...TO_CONTRACTOR.filter((kind) => kind.startsWith('job')),
]

const idOf = (store: LeadStore, text: string) => store.sign(`mail ${text}`).slice(0, 32)

/**
 * The id of a mail's conversation: that of a request's customer, of one member of staff about a request, or of a contractor about
 * a job. Null for a mail in no conversation.
 */
export const conversationOf = (
  store: LeadStore,
  { kind, about }: Pick<Mail, 'kind' | 'about'>,
): string | null => (IN_CONVERSATION.includes(kind) ? idOf(store, `conversation ${about}`) : null)

/**
 * The id of a mail, the same for each attempt. The first mail of a conversation has the id of the conversation. A confirmation
 * to a corrected address is not the first (`confirmAgain`), so that reports about the old address do not name it.
 */
export function messageIdOf(store: LeadStore, mail: Pick<Mail, 'id' | 'kind' | 'about'>): string {
  const isFirst = FIRST.includes(mail.kind) && !mail.id.startsWith(`confirmation-${mail.about}-`)
  return (isFirst && conversationOf(store, mail)) || idOf(store, mail.id)
}
