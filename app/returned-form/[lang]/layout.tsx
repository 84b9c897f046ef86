import { headers } from 'next/headers'
import { readReturnedForm } from '#lib/leads/http/returned-form.ts'
import SiteLayout from '../../[lang]/layout.tsx'

export { generateMetadata, generateStaticParams, viewport } from '../../[lang]/layout.tsx'

/** Lets Next render the page for each request without a `<Suspense>`, which would hide the form until a script runs. */
export const instant = false

/** The layout of the site. The language links of its header lead to the same form in the other language. */
export default async function ReturnedFormLayout(props: LayoutProps<'/returned-form/[lang]'>) {
  const { address } = readReturnedForm(await headers())
  return <SiteLayout {...props} address={address} />
}
