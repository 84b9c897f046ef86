import type { Page } from '@playwright/test'

/** The hosts that a page asks from now on. */
export function requestedHosts(page: Page): Set<string> {
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http')) hosts.add(url.host)
  })
  return hosts
}
