import type { Page } from '@playwright/test'
import type { NewPage } from './fixtures.ts'
import type { Credentials } from './people.ts'
import type { Site } from './site.ts'
import { openStudio, signIn } from './studio.ts'

/** The Studio on a large screen, as one person. */
export async function openStudioAs(newPage: NewPage, who: Credentials): Promise<Page> {
  const page = await newPage({ viewport: { width: 1600, height: 900 } })
  await signIn(page, who)
  await openStudio(page)
  return page
}

/** Collects everything that would show a person, or us, that something is wrong. */
export function watchComplaints(page: Page, site: Site): string[] {
  const complaints: string[] = []
  const complain = (what: string) => complaints.push(`${what} (on ${new URL(page.url()).pathname})`)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complain(`exception: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site.url) complain(`another host: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.status()}: ${response.url()}`)
  })
  return complaints
}
