import type { Resolver } from 'node:dns/promises'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { type Check, type Finding, missing, ok } from '../finding.ts'

interface Sending {
  /** The domain of the sender's address. */
  domain: string
  /** The name under which the key of the mail server's signatures is published. */
  selector: string | undefined
  /** The address of the mail server, as SMTP_URL. */
  server: string
}

type Names = Pick<Resolver, 'resolveTxt'>

/** Milliseconds to wait for an answer of the mail server. */
const PATIENCE = 10_000

/** What decides whether mails of a sender arrive: SPF, DKIM and DMARC of its domain, and the mail server. */
export function mailChecks({ domain, selector, server }: Sending, names: Names): Check[] {
  return [
    { name: 'SPF', run: () => spf(domain, names) },
    { name: 'DKIM', run: () => dkim(domain, selector, names) },
    { name: 'DMARC', run: () => dmarc(domain, names) },
    { name: 'mail server', run: () => mailServer(server) },
  ]
}

/** Calls `check` with the TXT records of a name. */
async function withRecords(
  names: Names,
  name: string,
  check: (records: string[]) => Finding | Promise<Finding>,
): Promise<Finding> {
  let parts: string[][] = []
  try {
    parts = await names.resolveTxt(name)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTFOUND' && code !== 'ENODATA')
      return missing(`The name server does not answer what ${name} has (${code}). Try again.`)
  }
  // A record longer than 255 bytes is stored in parts.
  return check(parts.map((part) => part.join('')))
}

const spf = (domain: string, names: Names) =>
  withRecords(names, domain, (all) => {
    const [record, ...others] = all.filter((text) => /^v=spf1(\s|$)/i.test(text))
    if (record === undefined)
      return missing(`${domain} does not say who may send for it: add a TXT record that begins with v=spf1.`)
    if (others.length > 0) return missing(`${domain} has several records v=spf1, so none counts: keep one.`)
    if (!/\s([-~]all|redirect=\S+)(\s|$)/i.test(record))
      return missing(`${domain} lets anybody send for it: end its record with -all or ~all. Now: ${record}`)
    return ok(`${domain}: ${record}`)
  })

async function dkim(domain: string, selector: string | undefined, names: Names): Promise<Finding> {
  if (!selector) return missing('Say under which name your mail server signs: --selector <name>.')
  const name = `${selector}._domainkey.${domain}`
  return withRecords(names, name, (all) => {
    const record = all.find((text) => /(^|;)\s*p=/i.test(text))
    if (record === undefined) return missing(`${name} has no key: publish the one of your mail server there.`)
    return /(^|;)\s*p=\s*[a-z0-9+/]/i.test(record)
      ? ok(`${name} has a key.`)
      : missing(`The key of ${name} is revoked: its p= is empty.`)
  })
}

/** The record of a domain counts for the domains below it, unless they have their own. */
const dmarc = (domain: string, names: Names): Promise<Finding> =>
  withRecords(names, `_dmarc.${domain}`, (all) => {
    const record = all.find((text) => /^v=DMARC1\s*(;|$)/i.test(text))
    if (record === undefined) {
      const above = domain.slice(domain.indexOf('.') + 1)
      if (above.includes('.')) return dmarc(above, names)
      return missing(`_dmarc.${domain} has no TXT record: begin with v=DMARC1; p=none.`)
    }
    return /;\s*p=(none|quarantine|reject)\s*(;|$)/i.test(record)
      ? ok(`_dmarc.${domain}: ${record}`)
      : missing(`_dmarc.${domain} has no p=none, p=quarantine or p=reject. Now: ${record}`)
  })

/** Connects to the mail server and lets it encrypt, without signing in. */
async function mailServer(server: string): Promise<Finding> {
  const connection = new SMTPConnection({
    ...parseConnectionUrl(server),
    requireTLS: true,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  })
  const { hostname } = new URL(server)
  const failure = await new Promise<Error | null>((resolve) => {
    connection.on('error', resolve)
    connection.connect(() => resolve(null))
  })
  connection.close()
  return failure === null
    ? ok(`${hostname} answers, and encrypts.`)
    : missing(`${hostname} takes no encrypted mail: ${failure.message}.`)
}
