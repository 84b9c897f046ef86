import { headers } from 'next/headers'
import { readReturnedForm } from '#lib/leads/http/returned-form.ts'
import SiteLayout from '../../[lang]/layout.tsx'

export { generateMetadata, generateStaticParams, viewport } from '../../[lang]/layout.tsx'

/** What was posted is rendered for each request. In a `<Suspense>` the form would be hidden until a script shows it. */
export const instant = false

/** The site's own layout, whose language links lead to the same form in the other language. */
export default async function ReturnedFormLayout(props: LayoutProps<'/returned-form/[lang]'>) {
  const { address } = readReturnedForm(await headers())
  return <SiteLayout {...props} address={address} />
}
