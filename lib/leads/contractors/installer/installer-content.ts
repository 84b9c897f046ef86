import { z } from 'zod'
import type { Bilingual } from '#lib/i18n/languages.ts'

/** Reads and writes public installers in the content: once implemented for the embedded lake, once for hosted Sanity. */
export interface InstallerContent {
  names(): Promise<InstallerNames>
  /** The published document; null when there is none. */
  published(id: string): Promise<InstallerDocument | null>
  /** The fields of the draft, in Sanity's form; null when there is none. */
  draft(id: string): Promise<Record<string, unknown> | null>
  /** Writes the draft of a document, which is made of the published one or, if there is none, new. */
  write(id: string, fields: InstallerFields, author: string): Promise<void>
}

/** The fields that are written into a draft. */
export interface InstallerFields {
  /** What the record knows. */
  always: Record<string, unknown>
  /** What is written only where the document has nothing: staff may know more. */
  ifMissing: Record<string, unknown>
}

/** The names of the content that a public installer has in its texts. A missing French name is the English one. */
export interface InstallerNames {
  services: { slug: string; category: string; name: Bilingual }[]
  cities: { id: string; slug: string; spellings: string[]; name: Bilingual }[]
  provinces: { code: string; name: Bilingual }[]
}

export const NAMES = `{
  "services": *[_type == "service" && defined(slug.current)]{"slug": slug.current, "category": category->slug.current, name},
  "cities": *[_type == "city" && defined(slug.current)]{"id": _id, "slug": slug.current, name},
  "provinces": *[_type == "province" && defined(code)]{code, name}
}`

export const DOCUMENT = `*[_id == $id][0]{
  name, "city": city._ref, "specialties": specialties[].en, "serviceArea": serviceArea.en, "languages": languages.en,
  licences[]{authority, number, expires}, insurance{amount, expires}
}`

const bilingual = z
  .object({ en: z.string().nullish(), fr: z.string().nullish() })
  .nullish()
  .transform((name): Bilingual => {
    const en = name?.en ?? name?.fr ?? ''
    return { en, fr: name?.fr ?? en }
  })

export const names = z.object({
  services: z.array(
    z.object({
      slug: z.string(),
      category: z
        .string()
        .nullish()
        .transform((slug) => slug ?? ''),
      name: bilingual,
    }),
  ),
  cities: z.array(
    z
      .object({ id: z.string(), slug: z.string(), name: bilingual })
      .transform((city) => ({ ...city, spellings: [city.name.en, city.name.fr] })),
  ),
  provinces: z.array(z.object({ code: z.string(), name: bilingual })),
})

const text = z.string().nullish()

export const publishedInstaller = z
  .object({
    name: text,
    city: text,
    /** In English. The same is true of the next two. */
    specialties: z.array(text).nullish(),
    serviceArea: text,
    languages: text,
    licences: z.array(z.object({ authority: text, number: text, expires: text })).nullish(),
    insurance: z
      .object({ amount: z.number().nullish(), expires: text })
      .nullish()
      .transform((found) => found ?? undefined),
  })
  .nullable()

export type InstallerDocument = NonNullable<z.output<typeof publishedInstaller>>
