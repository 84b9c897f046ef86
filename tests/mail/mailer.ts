/**
 * A process that does nothing but send what is in the queue of mails, set up by environment variables as the site is. Its clock is
 * ahead by `AHEAD` milliseconds.
 */
import { registerHooks } from 'node:module'
import { env } from '#lib/env.ts'
import { Outbox } from '#lib/leads/outbox.ts'
import { openLeadDatabase } from '#lib/leads/store/database.ts'
import { openSiteLake } from '#lib/server/lake.ts'

// Code that a bundler prepares for the site.
registerHooks({
  resolve: (name, context, next) =>
    next(
      name === 'server-only'
        ? new URL('../empty-module.ts', import.meta.url).href
        : name.replace(/^next\/\w+$/, '$&.js'),
      context,
    ),
})
const { MailDelivery } = await import('#lib/mail/delivery.ts')
const { smtpSender } = await import('#lib/mail/smtp.ts')
const { sourcesOf } = await import('./sources.ts')

const ahead = Number(process.env.AHEAD ?? 0)
const outbox = new Outbox(
  await openLeadDatabase(env),
  { perHour: 0, minFillSeconds: 0 },
  () => Date.now() + ahead,
  { confirms: true },
)
const lake = openSiteLake(env.DATA_DIR)
const delivery = new MailDelivery(async () => sourcesOf(lake, outbox), smtpSender(env.SMTP_URL ?? ''))
console.log('ready')
for (;;) {
  await delivery.deliverDue()
  await new Promise((done) => setTimeout(done, 20))
}
