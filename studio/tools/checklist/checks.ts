import { unfilledNames } from '#lib/content-rules/names-in-texts.ts'
import type { Standing } from '#lib/evidence/standing.ts'
import { hasText } from '#lib/i18n/has-text.ts'
import { type Bilingual, LANGUAGES } from '#lib/i18n/languages.ts'
import { type FieldPath, localizedFields, valuesIn } from '#lib/i18n/localized-field.ts'
import { type DocumentFault, documentFaults, sharedNames } from '#lib/parity/documents.ts'
import { type Published, readablePath, resolveRoute } from '#lib/routes/routes.ts'
import { formerSlugsOf, slugsOf } from '#lib/routes/slugs.ts'
import { siteDay } from '#lib/site-day.ts'
import { figureNamesOf } from '#schemas/shared/figure-names.ts'
import { isObject } from '#studio/core/is-object.ts'
import { figuresIn } from './figure-checks.ts'
import { withoutLicence } from './missing-licences.ts'
import type { Content, ServerFacts } from './read-content.ts'
import type { ContentDocument } from './sample-identity.ts'
import { exampleAddressIn, isSample, SAMPLE_PHONE } from './samples.ts'
import type { CheckId } from './words.ts'

/** Something to correct: a path in a document, or a setting of the server. */
export type Problem = DocumentProblem | { kind: 'server'; says: string }

export interface DocumentProblem {
  kind: 'document'
  document: ContentDocument
  path: FieldPath
  says?: string | Bilingual
  /** What is wrong with the French, where it is not missing. */
  fault?: DocumentFault['kind']
}

type Checked = Record<CheckId, Problem[]>

/**
 * The problems to correct before the launch, by check.
 * @param today the day of the site, such as `2026-11-30`
 */
export function runChecks(
  content: Content,
  server: ServerFacts | null,
  today: string = siteDay(Date.now()),
): Checked {
  const { documents } = content
  const settings = documents.filter(({ _type }) => _type === 'siteSettings')
  const samples = documents.filter(isSample)
  const sampleOf = (...types: string[]) =>
    types.flatMap((type) => samples.filter(({ _type }) => _type === type)).map((document) => at(document, []))
  const figures = figuresIn(documents, today)
  const figuresWith = (standing: Standing) =>
    figures.flatMap((one) => (one.standing === standing ? [at(one.document, one.path, one.says)] : []))
  return {
    samples: sampleOf('review', 'installer', 'project', 'featuredContractor', 'activityItem'),
    figures: figuresWith('sample'),
    sources: figuresWith('unsourced'),
    ended: figuresWith('ended'),
    licences: withoutLicence(documents).map(([document, province]) => at(document, ['licences'], province)),
    contact: documents.flatMap(sampleContacts),
    settings: [
      ...(settings.length > 0 ? settings.flatMap(unsetSettings) : [{ kind: 'server', says: '' } as const]),
      ...documents.filter(({ _type }) => _type === 'mailTexts').flatMap(unsetRecipients),
    ],
    legal: [
      ...sampleOf('legalPage'),
      ...documents.flatMap((document) => newerThanText(document, server?.legal ?? [])),
    ],
    french: unequalFrench(documents),
    alt: documents.flatMap(missingAlt),
    names: unknownNamesIn(documents),
    references: brokenReferences(content),
    links: brokenLinks(documents),
    address: server && isLocal(server.site) ? [{ kind: 'server', says: server.site }] : [],
    crm: server ? crmProblems(server) : [],
    proxies: (server?.proxySigns ?? []).map((says) => ({ kind: 'server', says })),
    backups: server?.backupFailure ? [{ kind: 'server', says: server.backupFailure }] : [],
  }
}

/** The checks, in the order in which the tool lists them. */
export const checksOf = (problems: Checked) => Object.keys(problems) as CheckId[]

/** The problems that mislead the public on a site that it can find: invented people and figures, figures without a source, contractors without a licence. */
const MISLEADING: readonly CheckId[] = ['samples', 'figures', 'sources', 'ended', 'licences']

/** Whether the problems of a check already mislead the public. */
export function isError(check: CheckId, server: ServerFacts | null): boolean {
  return MISLEADING.includes(check) && server?.isPublic === true
}

/** The checks with work left. @param isServerSilent whether the server did not tell its state */
export function openChecks(problems: Checked, isServerSilent: boolean): CheckId[] {
  return checksOf(problems).filter(
    (check) => problems[check].length > 0 || (isServerSilent && isAboutServer(check)),
  )
}

const ABOUT_SERVER: readonly CheckId[] = ['address', 'crm', 'proxies', 'backups']

export const isAboutServer = (check: CheckId): boolean => ABOUT_SERVER.includes(check)

const at = (document: ContentDocument, path: FieldPath, says?: string | Bilingual): DocumentProblem => ({
  kind: 'document',
  document,
  path,
  says,
})

/** What has become true of the site after the day of a lawyer's own text, which cannot say it. */
function newerThanText(document: ContentDocument, news: ServerFacts['legal']): Problem[] {
  const { _type, slug, body, lastUpdated } = document
  const hasText = isObject(body) && LANGUAGES.some((language) => isFilledIn(body[language]))
  if (_type !== 'legalPage' || !hasText || isSample(document)) return []
  return news
    .filter((fact) => fact.slug === slug?.current && fact.day > String(lastUpdated ?? ''))
    .map(({ en, fr }) => at(document, ['lastUpdated'], { en, fr }))
}

const CONTACTS: FieldPath[] = [
  ['emails', 'general'],
  ['emails', 'support'],
  ['emails', 'professionals'],
  ['privacyContact', 'email'],
]

/** The sample phone number, and e-mail and web addresses of example hosts (`example.ca`), in a document. */
function sampleContacts(document: ContentDocument): Problem[] {
  return [...valuesIn(document)].flatMap(({ path, value }) => {
    if (typeof value !== 'string') return []
    const found = path[0] === 'supportPhone' && value === SAMPLE_PHONE ? value : exampleAddressIn(value)
    return found === null ? [] : [at(document, path, found)]
  })
}

const NEEDED: FieldPath[] = [
  ['name'],
  ['logo'],
  ['supportPhone'],
  ['telephone'],
  ['company', 'legalName'],
  ['company', 'address', 'en'],
  ['company', 'licences'],
  ['socialLinks'],
  ...CONTACTS,
  ['privacyContact', 'name'],
  ['leadNotice', 'text', 'en'],
  ['leadNotice', 'contact', 'en'],
  ['leadNotice', 'contractor', 'en'],
  ['leadNotice', 'partner', 'en'],
  ['defaultSeo', 'title', 'en'],
  ['defaultSeo', 'description', 'en'],
]

function unsetSettings(settings: ContentDocument): Problem[] {
  const set = new Set(
    [...valuesIn(settings)].filter(({ value }) => isFilledIn(value)).map(({ path }) => path.join('.')),
  )
  return NEEDED.filter((path) => !set.has(path.join('.'))).map((path) => at(settings, path))
}

/** A problem when nobody is set to get mails about requests: staff then see a request only when they open the Studio. */
const unsetRecipients = (mails: ContentDocument): Problem[] =>
  isFilledIn(mails.requestRecipients) ? [] : [at(mails, ['requestRecipients'])]

/** Whether a value is a text, a list with items, or a picture. */
const isFilledIn = (value: unknown): boolean =>
  hasText(value) || (Array.isArray(value) && value.length > 0) || (isObject(value) && Boolean(value.asset))

/** French that is missing, or is not equal to its English. What is missing is not quoted. */
function unequalFrench(documents: ContentDocument[]): Problem[] {
  const names = sharedNames(documents)
  return documents.flatMap((document) =>
    documentFaults(document, names).map(({ kind, path, says }): Problem => {
      if (kind === 'missing') return at(document, [...path, 'fr'])
      return { ...at(document, kind === 'heldBack' ? path : [...path, 'fr'], says), fault: kind }
    }),
  )
}

function missingAlt(document: ContentDocument): Problem[] {
  return [...valuesIn(document)].flatMap(({ path, value }) => {
    if (!isObject(value) || value._type !== 'picture' || !value.asset) return []
    const alt = isObject(value.alt) ? value.alt : {}
    return hasText(alt.en) && hasText(alt.fr) ? [] : [at(document, [...path, 'alt'])]
  })
}

/** Texts with a name in braces that has no value, such as the misspelt `{citys}`. */
function unknownNamesIn(documents: ContentDocument[]): Problem[] {
  const [site] = documents.filter(({ _type }) => _type === 'siteFigures')
  const figures = new Set(figureNamesOf(site?.figures))
  return documents.flatMap((document) =>
    [...localizedFields(document)].flatMap(({ path, field }) =>
      LANGUAGES.flatMap((language) => {
        const [name] = unfilledNames(field[language], document._type, path, figures)
        return name === undefined ? [] : [at(document, [...path, language], `{${name}}`)]
      }),
    ),
  )
}

function brokenReferences({ documents, assets }: Content): Problem[] {
  const known = new Set([...documents.map(({ _id }) => _id), ...assets])
  return documents.flatMap((document) =>
    [...valuesIn(document)].flatMap(({ path, value }) => {
      const isBroken = isObject(value) && typeof value._ref === 'string' && !known.has(value._ref)
      return isBroken ? [at(document, path)] : []
    }),
  )
}

/** Links and redirects to pages that do not exist. */
function brokenLinks(documents: ContentDocument[]): Problem[] {
  const published = publishedIn(documents)
  return documents.flatMap((document) =>
    [...valuesIn(document)].flatMap(({ path, value }) => {
      const name = path.at(-1)
      const isLink = name === 'href' || name === 'path' || (document._type === 'redirect' && name === 'to')
      if (!isLink || typeof value !== 'string' || !value.startsWith('/')) return []
      const pathname = value.replace(/[?#].*$/, '')
      const isFile = /^\/api\/|\.\w+$/.test(pathname)
      return isFile || resolveRoute(pathname, published).kind !== 'notFound'
        ? []
        : [at(document, path, value)]
    }),
  )
}

const LOCAL = /^https?:\/\/(localhost|127\.|0\.0\.0\.0|\[::1\])/

function isLocal(site: string): boolean {
  return LOCAL.test(site) || exampleAddressIn(site) !== null
}

function crmProblems({ forwarders, crm }: ServerFacts): Problem[] {
  if (forwarders.length === 0) return [{ kind: 'server', says: '' }]
  return crm.map(({ forwarder }) => ({ kind: 'server', says: forwarder }))
}

/** The slugs and redirects that documents define. */
function publishedIn(documents: ContentDocument[]): Published {
  const redirects = documents.filter(({ _type }) => _type === 'redirect')
  const addressed = documents.map(({ _type, slug, aliases, formerSlugs }) => ({
    _type,
    slug: slug?.current ?? null,
    aliases,
    formerSlugs,
  }))
  return {
    ...slugsOf(addressed),
    former: formerSlugsOf(addressed),
    redirects: new Map(redirects.map(({ from, to }) => [readablePath(String(from)), String(to)])),
  }
}
