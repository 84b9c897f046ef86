import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { BRAND } from '#lib/brand/brand.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { NOT_FOUND, OTHER_PAGES, PAGES } from '../e2e/measured-pages.ts'
import { PAYLOADS } from '../leads/samples.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { ProjectCopy, type Server } from './project-copy.ts'
import { recordRows } from './table.ts'

/* The project with another brand, built and served: no page, mail, file or picture has a trace of the first. */

const DATA_DIR = '.data-brand'
const NEW = { name: 'Atelier', mark: 'mark.svg', loud: '#3ddc84', ink: '#10202b', paper: '#fbfdff' }

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M4 4h32v32H4z"/></svg>'

/** What is the first brand's alone, as it stands in texts. */
const TRACES = new RegExp(
  [`\\b${BRAND.name}\\b`, BRAND.mark.slice(0, 40).replaceAll('.', '\\.'), ...coloursOf(BRAND)].join('|'),
)

let project: ProjectCopy
let mail: MailServer
let site: Server

test.beforeAll(async () => {
  project = new ProjectCopy()
  mail = await startMailServer()
  writeFileSync(join(project.folder, NEW.mark), MARK)
  const options = Object.entries(NEW).flatMap(([name, value]) => [`--${name}`, value])
  expect(await project.run(['brand', '--', ...options])).toMatchObject({ status: 0 })
  const settings = { DATA_DIR, SMTP_URL: mail.url, MAIL_FROM: 'site@mail.example', SHOW_STYLEGUIDE: 'yes' }
  expect(await project.build(settings)).toMatchObject({ status: 0 })
  site = await project.serve('run.mjs start', settings)
})
test.afterAll(async () => {
  await project.remove()
  await mail.close()
})

test('no page, mail, file or picture has a trace of the first brand', async () => {
  const looked = { pages: 0, pictures: 0, files: 0, mails: 0 }
  const faults: string[] = []
  const judge = (what: string, text: string) => {
    const trace = TRACES.exec(text)
    if (trace) faults.push(`${what}: ${text.slice(Math.max(0, trace.index - 60), trace.index + 60)}`)
  }

  const addresses = new Set<string>()
  for (const path of [...PAGES, ...OTHER_PAGES, ...NOT_FOUND, '/studio-guide', '/studio', '/styleguide']) {
    for (const lang of LANGUAGES) {
      const { href } = new URL(path, site.url)
      const address = lang === 'fr' ? `${href}${path.includes('?') ? '&' : '?'}lang=fr` : href
      const html = await (await fetch(address)).text()
      looked.pages += 1
      judge(address, html)
      for (const [, file = ''] of html.matchAll(
        /(?:src|href|content)="([^"]+\.(?:svg|png|ico|css|js|webmanifest|pdf)[^"]*)"/g,
      )) {
        const { pathname, search } = new URL(file.replaceAll('&amp;', '&'), site.url)
        addresses.add(pathname + search)
      }
      for (const [, social = ''] of html.matchAll(/og:image" content="([^"]+)"/g)) {
        const { pathname, search } = new URL(social.replaceAll('&amp;', '&'))
        addresses.add(pathname + search)
      }
    }
  }
  for (const address of [...addresses, '/favicon.ico', '/icon.svg', '/apple-icon.png', '/icon-512.png']) {
    const answer = await fetch(site.url + address)
    const type = answer.headers.get('content-type') ?? ''
    if (/svg|text|javascript|json/.test(type)) {
      looked.files += 1
      judge(address, await answer.text())
    } else if (type.startsWith('image/png')) {
      looked.pictures += 1
      if (await hasLoud(await answer.bytes())) faults.push(`${address}: a pixel of ${BRAND.still.loud}`)
    }
  }
  for (const file of globSync(join(project.buildDir, 'current/**/500.html')))
    judge(file, readFileSync(file, 'utf8'))

  for (const lang of LANGUAGES) {
    const email = `${lang}@mail.example`
    const response = await fetch(`${site.url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url },
      body: JSON.stringify({
        type: 'contact',
        submission_id: crypto.randomUUID(),
        lang,
        payload: { ...PAYLOADS.contact, email },
      }),
    })
    expect(response.status).toBe(202)
    const { html, text, subject, from } = await mail.mailTo(email)
    looked.mails += 1
    judge(`the mail in ${lang}`, [html, text, subject, from?.text].join('\n'))
  }
  const tried = Object.values(looked).reduce((sum, count) => sum + count)
  recordRows('tests/sweep/another-brand.spec.ts', {
    'pages, mails, files and pictures of another brand': { tried, lost: faults.length },
  })
  console.table(looked)
  expect(faults).toEqual([])
})

/** Those that a picture of this brand and none of another is made of: the loud one and the ink. */
function coloursOf({ still }: typeof BRAND): string[] {
  return [still.loud, still.dark]
}

/** Whether a picture has a pixel of the first brand's loud colour. */
async function hasLoud(bytes: Uint8Array): Promise<boolean> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const wanted = Buffer.from(BRAND.still.loud.slice(1), 'hex')
  for (let at = 0; at < data.length; at += info.channels) {
    if (data[at] === wanted[0] && data[at + 1] === wanted[1] && data[at + 2] === wanted[2]) return true
  }
  return false
}
