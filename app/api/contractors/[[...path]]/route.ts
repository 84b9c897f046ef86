import { hostedWriter } from '#lib/content/hosted-client.ts'
import { isEmbedded } from '#lib/content/source.ts'
import { embeddedInstallerContent } from '#lib/leads/contractors/installer/embedded-installer-content.ts'
import { hostedInstallerContent } from '#lib/leads/contractors/installer/hosted-installer-content.ts'
import type { InstallerContent } from '#lib/leads/contractors/installer/installer-content.ts'
import { handleContractors } from '#lib/leads/http/handle-contractors.ts'
import { mailSoon } from '#lib/mail/timer.ts'
import { getLake } from '#lib/server/lake.ts'
import { getStaff } from '#lib/staff/index.ts'
import { leadDependencies, readMatchFacts } from '../../leads/dependencies.ts'

/** Contractors for the Studio, for administrators and editors who are signed in. */
async function answer(request: Request, { params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params
  const dependencies = {
    outbox: leadDependencies.outbox,
    staff: getStaff(),
    facts: readMatchFacts,
    installers,
    mailSoon,
  }
  return handleContractors(request, dependencies, path)
}

/** Public installers in the content. Null with hosted Sanity when no token allows this site to write. */
function installers(): InstallerContent | null {
  if (isEmbedded) return embeddedInstallerContent(getLake())
  const writer = hostedWriter()
  return writer && hostedInstallerContent(writer)
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST }
