import { getFormatters } from '#lib/i18n/format.ts'
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import type { LegalFacts } from './facts.ts'

/**
 * A sentence or two of a law page. The text may have links, `[label](/path)`, and names in braces, which `VALUES` fills in.
 */
export interface Clause extends Bilingual {
  /** The stored versions name the clause by it, so it never changes. */
  id: string
  isItem: boolean
  /** Whether the clause is true. Without it, it always is. */
  when?: Condition
}

/** The links in a text: label and address. */
export const LINKS = /\[([^\]]+)\]\(([^)]+)\)/g

export interface Section {
  title: Bilingual
  clauses: Clause[]
}

type Condition = (facts: LegalFacts) => boolean

/** A paragraph of a law page. */
export const say = (id: string, en: string, fr: string, when?: Condition): Clause => ({
  id,
  isItem: false,
  en,
  fr,
  ...(when && { when }),
})

/** An item of a list on a law page. */
export const item = (id: string, en: string, fr: string, when?: Condition): Clause => ({
  ...say(id, en, fr, when),
  isItem: true,
})

/** The values of names in braces. A clause with a name that has no value is left out. */
export const VALUES: Record<string, (facts: LegalFacts) => Bilingual | string | number | null> = {
  company: ({ company }) => company,
  address: ({ address }) => address,
  officer: ({ officer }) => officer,
  officerEmail: ({ officerEmail }) => officerEmail,
  officerRole: ({ officerRole }) => officerRole,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  noticeHours: ({ noticeHours }) => hours(noticeHours),
  avatarHost: ({ avatarHost }) => avatarHost,
  backupHours: ({ backupHours }) => hours(backupHours),
  backupsKept: ({ backupsKept }) => backupsKept,
  leadDays: ({ leadDays }) => days(leadDays),
  contractorDays: ({ contractorDays }) => days(contractorDays),
  resultDays: ({ resultDays }) => days(resultDays),
}

const NO_BREAK_SPACE = '\u00a0'

function hours(count: number): Bilingual {
  return counted(count, { en: ['hour', 'hours'], fr: ['heure', 'heures'] })
}

function days(count: number): Bilingual {
  return counted(count, { en: ['day', 'days'], fr: ['jour', 'jours'] })
}

function counted(count: number, units: Record<Language, [one: string, other: string]>): Bilingual {
  const inLanguage = (lang: Language) => {
    const { number, plural } = getFormatters(lang)
    const [one, other] = units[lang]
    return number(count) + NO_BREAK_SPACE + plural(count, { one, other })
  }
  return { en: inLanguage('en'), fr: inLanguage('fr') }
}
