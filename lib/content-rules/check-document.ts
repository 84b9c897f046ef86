import type { Language } from '#lib/i18n/languages.ts'
import { type FieldPath, valuesIn } from '#lib/i18n/localized-field.ts'
import type { Definition } from '#schemas/define.ts'
import { ALL_TYPES } from '#schemas/index.ts'
import {
  type Check,
  FieldRule,
  type RuleProblem,
  type SanityRule,
  type ValidationContext,
} from './field-rule.ts'
import { SITE_FACTS } from './site-facts.ts'

/** Evaluates GROQ over the content, with the parameters and the options of Sanity's client. */
export type Fetch = (
  query: string,
  params: Record<string, unknown>,
  options: { perspective: 'raw' | 'drafts' | 'published' },
) => Promise<unknown>

/** The part of a definition, of a field or of an item of a list that decides which rules hold. */
type Checked = Pick<Definition, 'type' | 'validation' | 'fields' | 'of' | 'options' | 'to'>

interface Place {
  value: unknown
  path: FieldPath
  parent: unknown
}

interface Checking {
  document: Record<string, unknown>
  fetch: Fetch
  language: Language
}

const TYPES = new Map(ALL_TYPES.map((type) => [type.name, type]))

/**
 * The rules of the schema that a document breaks, as the Studio shows them at the form, in one language. Nothing is empty without
 * reason: a document without problems can be published.
 */
export async function checkDocument(
  document: Record<string, unknown>,
  fetch: Fetch,
  language: Language,
): Promise<RuleProblem[]> {
  const type = TYPES.get(String(document._type))
  if (!type) return []
  const checking = { document, fetch, language }
  const [broken, missing] = await Promise.all([
    problemsAt(type, { value: document, path: [], parent: undefined }, checking),
    missingReferences(document, checking),
  ])
  return [...broken, ...missing]
}

async function problemsAt(field: Checked, place: Place, checking: Checking): Promise<RuleProblem[]> {
  const { value, path } = place
  const type = TYPES.get(field.type)
  const rules = rulesOf(field)
  const context = contextAt(place, checking)
  const own = rules.map((rule) => rule.problems(value, context, checking.language))
  const isFilled = typeof value === 'object' && value !== null && !Array.isArray(value)
  const isOpen = isFilled || (isNothing(value) && rules.some(({ isRequired }) => isRequired))
  const fields = isOpen ? (field.fields ?? type?.fields ?? []) : []
  const inner = fields.map((one) =>
    problemsAt(
      one,
      {
        value: isFilled ? Reflect.get(value, one.name) : undefined,
        path: [...path, one.name],
        parent: value,
      },
      checking,
    ),
  )
  const items = Array.isArray(value)
    ? value.map((item, at) => itemProblems(field.of ?? type?.of ?? [], item, at, place, checking))
    : []
  return (await Promise.all([...own, ...inner, ...items])).flat()
}

async function itemProblems(
  members: readonly Checked[],
  item: unknown,
  at: number,
  { value: list, path }: Place,
  checking: Checking,
): Promise<RuleProblem[]> {
  const isObject = typeof item === 'object' && item !== null
  // Nobody sees a hidden section, so it may be unfinished.
  if (isObject && Reflect.get(item, 'hidden') === true) return []
  const named = isObject ? String(Reflect.get(item, '_type')) : undefined
  const member = members.find(({ type }) => (isObject ? type === named : !TYPES.has(type)))
  if (!member) return []
  const key = isObject ? Reflect.get(item, '_key') : undefined
  const place = { value: item, path: [...path, typeof key === 'string' ? { _key: key } : at], parent: list }
  if (named !== 'block') return problemsAt(member, place, checking)
  const marks: unknown = Reflect.get(item as object, 'markDefs')
  const annotations = (Array.isArray(marks) ? marks : []).map((mark: { _type: string; _key: string }) =>
    problemsAt(
      { type: mark._type },
      { value: mark, path: [...place.path, 'markDefs', { _key: mark._key }], parent: marks },
      checking,
    ),
  )
  return (await Promise.all(annotations)).flat()
}

/** The rules of a field: those of its definition, or else those of its type. */
function rulesOf(field: Checked): FieldRule[] {
  const base = new FieldRule().checking(ownCheck(field))
  const validation = field.validation ?? TYPES.get(field.type)?.validation
  const rules = validation ? validation(base as unknown as SanityRule, SITE_FACTS) : base
  return [rules].flat() as unknown as FieldRule[]
}

/** What a check may ask: the document, what is around the value, and other content. */
function contextAt({ path, parent }: Place, { document, fetch, language }: Checking): ValidationContext {
  return {
    document,
    parent,
    path,
    i18n: { currentLocale: { id: language === 'fr' ? 'fr-FR' : 'en-US' } },
    getClient: () => ({ fetch }),
  } as unknown as ValidationContext
}

const NOT_A_CHOICE = {
  en: 'This value is none of the choices.',
  fr: 'Cette valeur n’est pas parmi les choix.',
}

const NOT_A_DAY = { en: 'Write a day such as 2026-03-12.', fr: 'Écrivez un jour, par exemple 2026-03-12.' }

/** The check that follows from the type of a field: a value is one of its choices, a day is one of the calendar. */
const ownCheck =
  ({ type, options }: Checked): Check =>
  (value) => {
    const choices = options?.list?.map((choice) => (typeof choice === 'string' ? choice : choice.value))
    if (choices && ![value].flat().every((one) => choices.includes(String(one)))) return NOT_A_CHOICE
    const isDay = type === 'date' || type === 'datetime'
    return isDay && Number.isNaN(Date.parse(String(value))) ? NOT_A_DAY : true
  }

const NOT_PUBLISHED = {
  en: 'The document that this refers to is not published.',
  fr: 'Le document auquel ceci renvoie n’est pas publié.',
}

async function missingReferences(
  document: Record<string, unknown>,
  { fetch, language }: Checking,
): Promise<RuleProblem[]> {
  const references = [...referencesIn(document)]
  const ids = [...new Set(references.map(({ id }) => id))]
  const found = new Set((await fetch('*[_id in $ids]._id', { ids }, { perspective: 'raw' })) as string[])
  return references
    .filter(({ id }) => !found.has(id))
    .map(({ path }) => ({ level: 'error', path, sentence: NOT_PUBLISHED[language] }))
}

function* referencesIn(document: unknown): Generator<{ id: string; path: FieldPath }> {
  for (const { path, value } of valuesIn(document)) {
    if (typeof value !== 'object' || value === null || !('_ref' in value)) continue
    if (typeof value._ref === 'string' && !('_weak' in value && value._weak)) yield { id: value._ref, path }
  }
}

const isNothing = (value: unknown): value is null | undefined => value === undefined || value === null
