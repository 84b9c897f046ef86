import { expect, type Page } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Lead } from '#lib/leads/lead.ts'
import { mainOf } from './page-facts.ts'
import type { Site } from './site.ts'
import { leadsOf } from './stored-leads.ts'

/** A page on which something can be booked, and what the lead says of it then. */
export interface Journey {
  path: string
  lead: Partial<Lead>
}

/** Every service and bundle that there is. */
export async function journeys(site: Site): Promise<Journey[]> {
  const { services, bundles } = await site.client.fetch<Record<'services' | 'bundles', string[]>>(
    '{"services": *[_type == "service"].slug.current, "bundles": *[_type == "bundle"].slug.current}',
  )
  return [
    ...services.map((slug) => ({ path: `/${slug}`, lead: { service_slug: slug } })),
    ...bundles.map((slug) => ({ path: `/bundles/${slug}`, lead: { bundle: slug, service_type: 'other' } })),
  ]
}

const PERSON = {
  name: 'Amélie Gagnon',
  city: 'Toronto',
  province_state: 'ON',
  message: 'As the page says, please.',
}

/**
 * Goes from a page to the lead as a browser without scripts does: every link to a form that knows the job is followed,
 * its form filled in with what it has already and a person, and posted.
 */
export async function followToLead(site: Site, { path, lead }: Journey, lang: Language): Promise<void> {
  const page = await get(site.url + localizedHref(path, lang))
  const links = new Set(linksIn(page.html).filter((href) => isChosen(href, lead)))
  const pages = [...links].map((href) => href.split('?')[0])
  if (lead.service_slug) expect(pages, `${path}: the quote request knows the job`).toContain('/get-quote')
  expect(pages.join(), `${path}: the booking knows the job`).toContain('/book')
  for (const [place, href] of [...links].entries()) {
    const form = await get(new URL(href, site.url).href)
    const email = `${lang}-${path.replaceAll('/', '-')}-${place}@journey.example`
    const fields = { ...controlsOf(form.html), ...PERSON, email }
    await post(site, fields, form.url)
    expect(leadsOf(site, email), `${href}: the lead`).toMatchObject([{ ...lead, language: lang }])
  }
}

/** The same in a browser with scripts: by the first link to each form that can be seen, and by the steps of the booking. */
export async function clickToLead(
  page: Page,
  site: Site,
  { path, lead }: Journey,
  lang: Language,
): Promise<void> {
  for (const prefix of lead.service_slug ? ['get-quote', 'booking'] : ['booking']) {
    const email = `click-${prefix}-${lang}${path.replaceAll('/', '-')}@journey.example`
    await page.goto(localizedHref(path, lang))
    const chosen = `=${lead.service_slug || lead.bundle}`
    await page
      .locator(`main a[href^="/${prefix.slice(0, 4)}"]:is([href*="${chosen}&"], [href$="${chosen}"])`)
      .locator('visible=true')
      .first()
      .click()
    const form = page.locator('form[action="/api/leads"]')
    await expect(form.locator('[name=form_start_time]')).not.toHaveValue('')
    const proceed = () => form.locator('button[type=submit]').locator('visible=true').click()
    if (prefix === 'booking') {
      if (await page.locator('#step-1').isVisible()) await proceed()
      await expect(page.locator('#step-2')).toBeVisible()
    }
    await page.fill(`#${prefix}-name`, PERSON.name)
    await page.fill(`#${prefix}-email`, email)
    await page.fill(`#${prefix}-city`, PERSON.city)
    await page.selectOption(`#${prefix}-province_state`, PERSON.province_state)
    if (prefix === 'booking') await proceed()
    await page.fill(`#${prefix}-message`, PERSON.message)
    await proceed()
    if (prefix === 'booking') {
      await expect(page.locator('#step-4')).toBeVisible()
      await proceed()
    }
    await expect(page.getByRole('heading', { level: 1, name: /M-\w{4}-\w{4}/ })).toBeVisible()
    const [sent] = leadsOf(site, email)
    expect(sent, `${path} by ${prefix}: the lead`).toMatchObject(lead)
    expect(sent?.language).toBe(lang)
  }
}

function isChosen(href: string, { service_slug, bundle }: Partial<Lead>) {
  const [path = '', query = ''] = href.split('?')
  const chosen = new URLSearchParams(query)
  const isForm = ['/get-quote', '/book-installation', '/booking'].includes(path)
  return isForm && (service_slug ? chosen.get('service') === service_slug : chosen.get('bundle') === bundle)
}

async function get(address: string) {
  const response = await fetch(address)
  expect(response.status, address).toBe(200)
  return { url: response.url, html: mainOf(await response.text()) }
}

async function post(site: Site, fields: Record<string, string>, page: string) {
  const response = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    redirect: 'manual',
    headers: { referer: page },
    body: new URLSearchParams(fields),
  })
  expect(response.headers.get('location'), page).toMatch(/^\/request\/M-/)
}

function linksIn(html: string) {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

/** What a browser would post of the page's form as it comes, by name. Fields of one name are lines. */
export function controlsOf(html: string): Record<string, string> {
  const form = html.match(/<form\b[^>]*action="\/api\/leads"[\s\S]*?<\/form>/)?.[0] ?? ''
  const values: Record<string, string> = {}
  const add = (name: string, value: string) => {
    if (name) values[name] = name in values ? `${values[name]}\n${value}` : value
  }
  for (const [control] of form.matchAll(
    /<input\b[^>]*>|<textarea\b[^>]*>[\s\S]*?<\/textarea>|<select\b[^>]*>[\s\S]*?<\/select>/g,
  )) {
    const [tag = ''] = control.match(/^<[^>]*>/) ?? []
    const name = attribute(tag, 'name')
    if (tag.startsWith('<select')) add(name, selectedIn(control))
    else if (tag.startsWith('<textarea')) add(name, plain(control.replace(/<[^>]*>/g, '')).trim())
    else if (!/type="(?:radio|checkbox)"/.test(tag) || / checked=""/.test(tag))
      add(name, attribute(tag, 'value'))
  }
  return values
}

function selectedIn(options: string) {
  const selected =
    options.match(/<option\b[^>]*\bselected=""[^>]*>/)?.[0] ?? options.match(/<option\b[^>]*>/)?.[0]
  return attribute(selected ?? '', 'value')
}

const attribute = (tag: string, name: string) =>
  plain(tag.match(new RegExp(`^<[^>]* ${name}="([^"]*)"`))?.[1] ?? '')

const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
