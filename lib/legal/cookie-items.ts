import type { Bilingual } from '#lib/i18n/languages.ts'
import { type Clause, item } from './clause.ts'
import type { LegalFacts } from './facts.ts'

type Holder = 'customer' | 'contractor' | 'staff'

interface SetCookie {
  /** The name; `…` stands for the reference of a request or the id of a job. */
  name: string
  holder: Holder
  life: Bilingual
  use: Bilingual
  /** Whether it is set with the embedded lake only, where people sign in at this server. */
  isForSignIn?: true
}

const THIRTY_DAYS = { en: '30 days', fr: '30\u00a0jours' }
const TEN_MINUTES = { en: '10 minutes', fr: '10\u00a0minutes' }
const FIVE_MINUTES = { en: '5 minutes', fr: '5\u00a0minutes' }
const UNTIL_CLOSED = { en: 'until the browser is closed', fr: 'jusqu’à la fermeture du navigateur' }

/** Every cookie that the site sets. A test compares the list with the code that sets cookies. */
export const SET_COOKIES: SetCookie[] = [
  {
    name: 'request-…',
    holder: 'customer',
    life: THIRTY_DAYS,
    use: {
      en: 'this browser opens the page of your request or application.',
      fr: 'ce navigateur ouvre la page de votre demande ou de votre candidature.',
    },
  },
  {
    name: 'attempt',
    holder: 'customer',
    life: TEN_MINUTES,
    use: {
      en: 'a form sent without scripts shows again what you typed.',
      fr: 'un formulaire envoyé sans scripts montre de nouveau ce que vous avez écrit.',
    },
  },
  {
    name: 'job-…',
    holder: 'contractor',
    life: THIRTY_DAYS,
    use: {
      en: 'this browser opens the page of a job.',
      fr: 'ce navigateur ouvre la page d’une demande ou d’un contrat.',
    },
  },
  {
    name: 'contractor',
    holder: 'contractor',
    life: THIRTY_DAYS,
    use: {
      en: 'this browser opens the page of all jobs of a contractor.',
      fr: 'ce navigateur ouvre la page des demandes et des contrats d’un entrepreneur.',
    },
  },
  {
    name: 'montage_session',
    holder: 'staff',
    life: THIRTY_DAYS,
    use: { en: 'a person is signed in.', fr: 'une personne est connectée.' },
    isForSignIn: true,
  },
  {
    name: 'montage_browser',
    holder: 'staff',
    life: { en: '400 days', fr: '400\u00a0jours' },
    use: {
      en: 'somebody has signed in with this browser before.',
      fr: 'quelqu’un s’est déjà connecté avec ce navigateur.',
    },
    isForSignIn: true,
  },
  {
    name: 'montage_passkey',
    holder: 'staff',
    life: FIVE_MINUTES,
    use: { en: 'a sign-in with a passkey is under way.', fr: 'une connexion par clé d’accès est en cours.' },
    isForSignIn: true,
  },
  {
    name: '__prerender_bypass',
    holder: 'staff',
    life: UNTIL_CLOSED,
    use: { en: 'the preview shows drafts.', fr: 'l’aperçu montre les brouillons.' },
  },
  {
    name: 'sanity-preview-perspective',
    holder: 'staff',
    life: UNTIL_CLOSED,
    use: { en: 'which drafts the preview shows.', fr: 'les brouillons que montre l’aperçu.' },
  },
]

/** The clauses about the cookies of one kind of people. */
export function cookieItems(holder: Holder): Clause[] {
  return SET_COOKIES.filter((cookie) => cookie.holder === holder).map(({ name, life, use, isForSignIn }) =>
    item(
      `cookies.${name}`,
      `${name} (${life.en}): ${use.en}`,
      `${name} (${life.fr})\u00a0: ${use.fr}`,
      (facts) => isSet(facts, holder, isForSignIn),
    ),
  )
}

function isSet({ matching, content }: LegalFacts, holder: Holder, isForSignIn = false): boolean {
  if (holder === 'contractor') return matching !== 'off'
  return !isForSignIn || content === 'here'
}
