import { execFile } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from './mail-server.ts'
import { startNameServer } from './name-server.ts'

const SPF = 'v=spf1 include:_spf.mail.example -all'
const KEY = `v=DKIM1; k=rsa; p=${'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A'.repeat(12)}`
const DMARC = 'v=DMARC1; p=quarantine; rua=mailto:dmarc@montage.example'
const RECORDS: Record<string, string[]> = {
  'montage.example': ['google-site-verification=abc', SPF],
  's1._domainkey.montage.example': [KEY],
  '_dmarc.montage.example': [DMARC],
}

/** A mail server that encrypts, with a certificate of its own. */
async function encryptingServer(): Promise<string> {
  const server = new SMTPServer({ authOptional: true })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(resolve)))
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

/** What `npm run mail:check` prints and its exit code. */
async function check(
  server: string,
  {
    records = RECORDS,
    from = 'Montage <hello@montage.example>',
    options = ['--selector', 's1'],
    failing = [] as string[],
  } = {},
) {
  const dns = await startNameServer(records, failing)
  const env = { ...process.env, SMTP_URL: server, MAIL_FROM: from }
  const run = promisify(execFile)(
    process.execPath,
    ['scripts/run.mjs', 'mail-check', '--dns', dns, ...options],
    { env },
  )
  const { stdout, stderr, code } = await run.then(
    (output) => ({ ...output, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  )
  return { code, lines: `${stdout}${stderr}`.trim().split('\n') }
}

test('a sender whose mails arrive has four good lines', async () => {
  const { code, lines } = await check(`${await encryptingServer()}?tls.rejectUnauthorized=false`)
  expect(lines).toEqual([
    `ok: SPF: montage.example: ${SPF}`,
    'ok: DKIM: s1._domainkey.montage.example has a key.',
    `ok: DMARC: _dmarc.montage.example: ${DMARC}`,
    'ok: mail server: 127.0.0.1 answers, and encrypts.',
    '4 ok, 0 missing, 0 not checked.',
  ])
  expect(code).toBe(0)
})

test('each thing that is missing has a line that says what to do, and the command fails', async () => {
  const { url } = await startMailServer().then((server) => {
    onTestFinished(() => server.close())
    return server
  })
  const { code, lines } = await check(url, {
    records: { 'montage.example': ['v=spf10', 'nothing'] },
    options: [],
  })
  expect(lines).toEqual([
    'missing: SPF: montage.example does not say who may send for it: add a TXT record that begins with v=spf1.',
    'missing: DKIM: Say under which name your mail server signs: --selector <name>.',
    'missing: DMARC: _dmarc.montage.example has no TXT record: begin with v=DMARC1; p=none.',
    expect.stringMatching(/^missing: mail server: 127\.0\.0\.1 takes no encrypted mail: .*STARTTLS/),
    '0 ok, 4 missing, 0 not checked.',
  ])
  expect(code).toBe(1)
})

test('what is there and wrong is named', async () => {
  const { code, lines } = await check(await encryptingServer(), {
    records: {
      'montage.example': ['v=spf1 include:_spf.mail.example +all'],
      's1._domainkey.montage.example': ['v=DKIM1; p='],
      '_dmarc.montage.example': ['v=DMARC1; p=nothing'],
    },
  })
  expect(lines.slice(0, 4)).toEqual([
    expect.stringContaining('missing: SPF: montage.example lets anybody send for it'),
    'missing: DKIM: The key of s1._domainkey.montage.example is revoked: its p= is empty.',
    expect.stringContaining(
      'missing: DMARC: _dmarc.montage.example has no p=none, p=quarantine or p=reject.',
    ),
    'missing: mail server: 127.0.0.1 takes no encrypted mail: certificate has expired.',
  ])
  expect(code).toBe(1)
})

test('DMARC of the domain above counts; two records for SPF, a name server and a mail server that fail do not', async () => {
  const { lines } = await check('smtp://127.0.0.1:1', {
    from: 'hello@mail.montage.example',
    records: { 'mail.montage.example': [SPF, 'v=spf1 -all'], '_dmarc.montage.example': [DMARC] },
    failing: ['s1._domainkey.mail.montage.example'],
  })
  expect(lines.slice(0, 4)).toEqual([
    'missing: SPF: mail.montage.example has several records v=spf1, so none counts: keep one.',
    expect.stringMatching(
      /^missing: DKIM: The name server does not answer what s1\._domainkey\.mail\S+ has \(\w+\)/,
    ),
    `ok: DMARC: _dmarc.montage.example: ${DMARC}`,
    expect.stringMatching(/^missing: mail server: 127\.0\.0\.1 takes no encrypted mail: .*ECONNREFUSED/),
  ])
})

test('without a mail server the command says what to set', async () => {
  const { code, lines } = await check('')
  expect(lines).toEqual(['Set SMTP_URL and MAIL_FROM: without them the site sends no mail.'])
  expect(code).toBe(1)
})
