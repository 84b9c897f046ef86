import type { Language } from '#lib/i18n/languages.ts'
import type { LeadSummary } from '#lib/leads/staff/list.ts'

interface ReplyWords {
  review: (link: string) => string
  subject: (reference: string) => string
  greeting: (name: string) => string
}

/** The mail is in the customer's language, not in the language of the Studio. */
const WORDS: Record<Language, ReplyWords> = {
  en: {
    review: (link) =>
      `Your installation is done. How did it go? With this link you can write one review:\r\n${link}`,
    subject: (reference) => `Your request ${reference}`,
    greeting: (name) => `Hello ${name},`,
  },
  fr: {
    review: (link) =>
      `Votre installation est terminée. Comment ça s’est passé? Ce lien vous permet d’écrire un avis\u00A0:\r\n${link}`,
    subject: (reference) => `Votre demande ${reference}`,
    greeting: (name) => `Bonjour ${name},`,
  },
}

type Addressee = Pick<LeadSummary, 'lead' | 'lang' | 'reference'>

/** A link that opens the reader's mail program with an answer to a lead: the reference as the subject, and a greeting. */
export const replyLink = (to: Addressee): string => mailTo(to, '')

/** Like `replyLink`, with the link at which the customer writes a review. */
export const reviewMailLink = (to: Addressee, link: string): string =>
  mailTo(to, `${WORDS[to.lang].review(link)}\r\n`)

function mailTo({ lead, lang, reference }: Addressee, text: string): string {
  const { subject, greeting } = WORDS[lang]
  const body = `${greeting(lead.name).replace(/ ,$/, ',')}\r\n\r\n${text}`
  // Not URLSearchParams: it writes a space as a plus sign, which mail programs show as it is.
  const query = Object.entries({ subject: subject(reference), body }).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  return `mailto:${encodeURIComponent(lead.email).replace('%40', '@')}?${query.join('&')}`
}
