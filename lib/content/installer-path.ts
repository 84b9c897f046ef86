import 'server-only'
import { env } from '#lib/env.ts'
import { isSampleContractor } from '#lib/evidence/samples.ts'
import { isPublicSite } from '#lib/seo/public-site.ts'

type PathFields = Parameters<typeof isSampleContractor>[0] & { slug: string | null }

/**
 * The path of an installer's page; null without an address. A public site has no page of a sample: search engines and shared
 * links would show it as a real business. Whether pages may name the installer, the caller knows (advertised.ts).
 */
export function installerPath(installer: PathFields): string | null {
  const isHidden = isPublicSite(env) && isSampleContractor(installer)
  return installer.slug && !isHidden ? `/installers/${installer.slug}` : null
}
