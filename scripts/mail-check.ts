import { Resolver } from 'node:dns/promises'
import { env } from '#lib/env.ts'
import { fail } from './fail.ts'
import { printChecks } from './finding.ts'
import { mailChecks } from './mail/checks.ts'
import { readOptions } from './people.ts'

/*
 * Checks what decides whether the site's mails arrive (docs/operations.md, Mail). It only reads. The exit code is 1 when
 * something is missing. `--dns` asks another name server than the machine's own.
 */
const { selector, dns } = readOptions(
  { selector: { type: 'string' }, dns: { type: 'string' } },
  'npm run mail:check -- --selector <name> [--dns <address>]',
)
const { SMTP_URL: server, MAIL_FROM: from } = env
if (!server || !from) fail('Set SMTP_URL and MAIL_FROM: without them the site sends no mail.')
const names = new Resolver({ timeout: 5_000, tries: 2 })
if (dns) names.setServers([dns])
const domain = from.address.slice(from.address.indexOf('@') + 1)
await printChecks(mailChecks({ domain, selector, server }, names))
