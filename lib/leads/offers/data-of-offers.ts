import type { CustomerRequest } from '../life/request.ts'
import { photoSharing } from '../photos/sharing.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { offersForCustomer } from './customer-offers.ts'

/** The offers in the file that a customer downloads: who was given the customer's data, and what the customer sees of them. */
export async function offersInData(store: LeadStore, request: CustomerRequest) {
  const { live, over, givenTo } = await offersForCustomer(store, request, new Map())
  const isoOf = (at: number) => new Date(at).toISOString()
  const photos = await photoSharing(store, request.submissionId)
  return {
    data_given_to: givenTo.map(({ business, at }) => ({ business, at: isoOf(at) })),
    photos_shared: request.lead.photos.filter((id) => photos.get(id) === 'shared').length,
    offers: [...live, ...over].map(({ business, state, askedAt, quote, contact, messages }) => ({
      business,
      state,
      asked_at: isoOf(askedAt),
      quote,
      contact,
      messages: messages.map(({ at, sender, text }) => ({ at: isoOf(at), sender, text })),
    })),
  }
}
