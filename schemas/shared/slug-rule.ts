import type { CustomValidator, SlugValue, ValidationContext } from 'sanity'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { SiteFacts } from '#schemas/define.ts'
import { findOther } from './other-documents.ts'
import { about, FILL_IN } from './sentence.ts'

export const ADDRESS: Bilingual = { en: 'Address', fr: 'Adresse' }

const FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Types with slugs in `/{slug}`, `/{city}/{service}` and `/services/{slug}`. Their documents cannot share a slug. */
export const SHARED_ADDRESS_TYPES = ['service', 'city', 'category', 'landingPage']

/** The problem of the form of a slug or a key; null when the form is correct. */
export function slugFormProblem(slug: string): Bilingual | null {
  return FORM.test(slug)
    ? null
    : {
        en: 'use lower-case letters without accents, digits and single dashes only.',
        fr: 'seulement des minuscules sans accents, des chiffres et des traits d’union simples.',
      }
}

/** The problem of a slug, without a look at other documents: its form, or a reserved word. Null when the slug is correct. */
export function slugProblem(
  slug: string | undefined,
  type: string,
  { isReservedSlug }: Pick<SiteFacts, 'isReservedSlug'>,
): Bilingual | null {
  if (!slug) return { en: 'press Generate, or write one.', fr: 'appuyez sur Générer, ou écrivez-en une.' }
  const formProblem = slugFormProblem(slug)
  if (formProblem !== null) return formProblem
  return SHARED_ADDRESS_TYPES.includes(type) && isReservedSlug(slug)
    ? {
        en: `"${slug}" belongs to a page of the site. Choose another.`,
        fr: `« ${slug} » appartient à une page du site. Choisissez-en une autre.`,
      }
    : null
}

async function ownerProblem(
  slug: string,
  type: string,
  context: ValidationContext,
): Promise<Bilingual | null> {
  const types = SHARED_ADDRESS_TYPES.includes(type) ? SHARED_ADDRESS_TYPES : [type]
  const owner = await findOther(
    '_type in $types && (slug.current == $slug || $slug in aliases)',
    { types, slug },
    context,
  )
  return owner === null
    ? null
    : {
        en: `another ${inWords(owner)} already uses "${slug}". Choose another.`,
        fr: `un autre document utilise déjà « ${slug} ». Choisissez-en une autre.`,
      }
}

/** `landing page` for `landingPage`. */
const inWords = (type: string) => type.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** A page takes precedence over a redirect, so a redirect from the path of this page would stop working. */
async function redirectProblem(from: string, context: ValidationContext): Promise<Bilingual | null> {
  const redirect = await findOther('_type == "redirect" && from == $from', { from }, context)
  return redirect === null
    ? null
    : {
        en: `a redirect leads from ${from} to another page. Remove it in Settings, Redirects, or choose another.`,
        fr: `une redirection mène de ${from} à une autre page. Supprimez-la dans Réglages, Redirections, ou choisissez-en une autre.`,
      }
}

/** The path of a page with its slug filled in. @param path such as `/bundles/{bundle}` */
export const pathWithSlug = (path: string, slug: string): string => path.replace(/\{\w+\}/, slug)

interface Checked {
  slug: string | undefined
  type: string
  path: string
  site: SiteFacts
}

async function checkSlug({ slug = '', type, path, site }: Checked, context: ValidationContext) {
  const ofSlug = slugProblem(slug, type, site)
  if (ofSlug !== null) return about(ADDRESS, ofSlug)
  // Both at once: the Studio warns of a check that takes longer than five seconds.
  const [owner, redirect] = await Promise.all([
    ownerProblem(slug, type, context),
    redirectProblem(pathWithSlug(path, slug), context),
  ])
  const problem = owner ?? redirect
  return problem === null ? true : about(ADDRESS, problem)
}

/** Validation of every `slug` field: its form, reserved words, other documents and redirects with the same address. */
export const slugRule =
  (site: SiteFacts, path: string, optional = false): CustomValidator<SlugValue | undefined> =>
  (value, context) =>
    (optional && !value?.current) ||
    checkSlug({ slug: value?.current, type: context.document?._type ?? '', path, site }, context)

/** Validation of an alias: a second slug of a category, as in `/services/{alias}`. The checks are those of a slug. */
export const aliasRule =
  (site: SiteFacts, path: string): CustomValidator<string | undefined> =>
  (alias, context) =>
    checkSlug({ slug: alias, type: 'category', path, site }, context)

/** Requires a value that no other document of the same type has in the same field. */
export function usedOnce(field: string, title: Bilingual): CustomValidator<string | undefined> {
  return async (value, context) => {
    if (!value) return about(title, FILL_IN)
    const params = { type: context.document?._type, value }
    const other = await findOther(`_type == $type && ${field} == $value`, params, context)
    if (other === null) return true
    return about(title, {
      en: `another document already has "${value}".`,
      fr: `un autre document a déjà « ${value} ».`,
    })
  }
}

/** Requires a `key` in the form of a slug that no other document of the type has. */
export function keyRule(title: Bilingual): CustomValidator<string | undefined> {
  const isFree = usedOnce('key', title)
  return (key, context) => {
    const problem = key ? slugFormProblem(key) : null
    return problem === null ? isFree(key, context) : about(title, problem)
  }
}
