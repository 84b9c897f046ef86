import { expect } from '@playwright/test'
import sharp from 'sharp'
import { readPdf } from '../pdf-text.ts'
import { ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import { headOf } from './page-head.ts'

const test = testWithSite({ ownAddress: true })

const text = async (address: string) => (await fetch(address)).text()
const bytes = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer())

const RED = { r: 200, g: 20, b: 60 }

test(
  'what nobody has filled in is shown nowhere; what is filled in, everywhere',
  ONLY_IN_SWEEP,
  async ({ site, page }) => {
    for (const path of ['/', '/contact', '/careers', '/privacy', '/terms', '/get-quote']) {
      const { html } = await fetchPage(site.url + path)
      expect(html, path).not.toMatch(/\.example\b|Example Street|lorem|TODO/i)
    }
    const home = await fetchPage(`${site.url}/`)
    expect(home.html).not.toContain('rel="me noopener"')
    const cardBefore = await bytes(`${site.url}/social/en/page/homePage.png`)

    const square = await sharp({ create: { width: 300, height: 300, channels: 3, background: RED } })
      .png()
      .toBuffer()
    const asset = await site.client.assets.upload('image', square, { filename: 'logo.png' })
    const both = (en: string, fr: string, _type = 'localeString') => ({ _type, en, fr })
    await site.client
      .patch('siteSettings')
      .set({
        name: 'Pose & Cie',
        logo: {
          _type: 'picture',
          asset: { _type: 'reference', _ref: asset._id },
          alt: both('Logo of Pose & Cie', 'Logo de Pose & Cie'),
        },
        company: {
          legalName: 'Pose et compagnie inc.',
          address: both(
            '12 Elm Street\nOttawa ON  K1A 0B1',
            '12, rue Elm\nOttawa (Ontario)  K1A 0B1',
            'localeText',
          ),
          licences: [
            {
              _key: 'a',
              _type: 'licence',
              label: both('RBQ licence', 'Licence RBQ'),
              number: '5678-1234-01',
            },
          ],
        },
        emails: { general: 'bonjour@pose.ca', support: 'aide@pose.ca' },
        socialLinks: [
          { _key: 'f', _type: 'socialLink', platform: 'facebook', url: 'https://www.facebook.com/pose' },
        ],
      })
      .commit()

    await page.goto('/?lang=fr')
    const logo = page.locator('header .logo')
    await expect(logo).toHaveText('Pose & Cie')
    await expect(logo.locator('svg')).toHaveCount(0)
    expect(await logo.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(80)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(/© \d{4} Pose et compagnie inc\./)
    await expect(footer).toContainText(
      /12, rue Elm, Ottawa \(Ontario\)\s+K1A 0B1 · Licence RBQ\s: 5678-1234-01/,
    )
    await expect(footer.getByRole('link', { name: 'Facebook' })).toBeVisible()

    expect(headOf(await text(`${site.url}/pricing`)).titles[0]).toContain('Pose & Cie')
    const head = headOf(await text(`${site.url}/`))
    const [icon = ''] = head.links.get('icon') ?? []
    expect(
      (await sharp(await bytes(site.url + icon.replace(/^https?:\/\/[^/]+/, ''))).metadata()).width,
    ).toBe(200)
    const data = JSON.stringify(head.structured)
    expect(data).toContain('"legalName":"Pose et compagnie inc."')
    expect(data).toContain('"address":"12 Elm Street, Ottawa ON  K1A 0B1"')
    expect(data).toContain('"sameAs":["https://www.facebook.com/pose"]')
    expect(data).not.toContain('icon-512.png')

    const manifest = await (await fetch(`${site.url}/manifest.webmanifest`)).json()
    expect(manifest).toMatchObject({ name: 'Pose & Cie', short_name: 'Pose & Cie' })
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['200x200', '800x800'])

    const card = await bytes(`${site.url}/social/en/page/homePage.png`)
    expect(await countOf(card, RED)).toBeGreaterThan(4_000)
    expect(await countOf(cardBefore, RED)).toBe(0)

    const pdf = await bytes(`${site.url}/api/guarantee-terms`)
    expect(readPdf(pdf).text).toContain('Pose & Cie')
    expect(pdf.toString('latin1')).toContain('/Subtype /Image')

    const contact = await text(`${site.url}/contact`)
    expect(contact).toContain('mailto:bonjour@pose.ca')
    expect(contact).not.toContain('mailto:"')
  },
)

/** How many pixels have about a colour. */
async function countOf(png: Buffer, { r, g, b }: typeof RED): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (Math.abs(red - r) + Math.abs(green - g) + Math.abs(blue - b) < 30) count++
  }
  return count
}
