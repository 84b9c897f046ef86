import type { Site } from '../e2e/site.ts'

const LANGUAGES = ['', '?lang=fr']

/**
 * So many addresses of every kind: pages that were built, pages that are made at their first visit (services in cities, forms
 * for them), and a tenth that do not exist.
 */
export async function addressesOf({ url, client }: Site, count: number): Promise<string[]> {
  const { services, cities } = await client.fetch<{ services: string[]; cities: string[] }>(
    '{"services": *[_type == "service"].slug.current, "cities": *[_type == "city"].slug.current}',
  )
  const pairs = cities.flatMap((city) => services.map((service) => [city, service]))
  const made = pairs.flatMap(([city, service]) => [
    `/${city}/${service}`,
    `/${city}/${service}?lang=fr`,
    `/get-quote?service=${service}&city=${city}`,
  ])
  const known = new Set([...(await sitemapOf(url)), ...made])
  const unknown = Array.from({ length: Math.ceil(count / 10) }, (_, n) => `/nobody-${n}${LANGUAGES[n % 2]}`)
  return shuffled([...[...known].slice(0, count - unknown.length), ...unknown])
}

async function sitemapOf(url: string): Promise<string[]> {
  const locations = async (address: string) => {
    const xml = await (await fetch(address)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found.replaceAll('&amp;', '&'))
  }
  const parts = await locations(`${url}/sitemap.xml`)
  const here = (address: string) => address.replace(new URL(address).origin, '')
  const pages = await Promise.all(parts.map((part) => locations(url + here(part))))
  return pages.flat().map((page) => here(page) || '/')
}

/** In an order that is the same in each run. */
function shuffled(list: string[]): string[] {
  const step = 7_919
  return list.map((_, n) => list[(n * step) % list.length] ?? '')
}
