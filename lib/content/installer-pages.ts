import 'server-only'
import { defineQuery } from 'groq'
import { env } from '#lib/env.ts'
import { isSampleContractor } from '#lib/evidence/samples.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { isPublicSite } from '#lib/seo/public-site.ts'
import { advertised } from './advertised.ts'
import { advertisedFields, installerPathFields, provinceOfCityFields } from './fragments.ts'
import { readContent } from './read.ts'

/** The installers to whom staff gave an address, and the names of all. */
export const installerPagesQuery = defineQuery(`{
  "installers": *[_type == "installer" && defined(slug.current)]{
    _id, name, ${installerPathFields}, ${advertisedFields}, city->{_id, ${provinceOfCityFields}}
  },
  "names": *[_type == "installer"].name
}`)

/** The page of an installer. */
interface InstallerPage {
  /** The id of the installer's document. */
  id: string
  path: string
  /** The name by which reviews and projects name the installer; null when several installers have it. */
  name: string | null
}

/**
 * The path of an installer's page; null without an address. A public site has no page of a sample: search engines and shared
 * links would show it as a real business. Whether pages may name the installer, the caller knows (advertised.ts).
 */
export function installerPath(installer: { _id: string; slug: string | null }): string | null {
  const isHidden = isPublicSite(env) && isSampleContractor(installer)
  return installer.slug && !isHidden ? `/installers/${installer.slug}` : null
}

/** The installers with a page of their own: staff gave them an address, and pages may name them. */
export async function getInstallerPages(): Promise<InstallerPage[]> {
  'use cache'
  const { installers, names } = withoutMarks(await readContent(installerPagesQuery))
  const found = await advertised(installers, ({ city }) => city?.province?.code)
  return found.flatMap((installer) => {
    const path = installerPath(installer)
    const { _id: id, name } = installer
    return path
      ? [{ id, path, name: names.filter((other) => other === name).length === 1 ? name : null }]
      : []
  })
}
