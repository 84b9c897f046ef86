import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { freePort } from '../free-port.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import type { Site } from './site.ts'

/** What the CRM was told. */
interface Told {
  type: string
  payload: { submission_id: string; status?: string }
}

/**
 * The ports of a mail server and a CRM that a site is started with (`env`). `start` starts both; they are stopped when the returned
 * function is called.
 */
export async function mailAndCrm() {
  const [mailPort, crmPort] = [await freePort(), await freePort()]
  const told: Told[] = []
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'noreply@montage.example',
    CRM_WEBHOOK_URL: `http://127.0.0.1:${crmPort}/`,
  }
  async function start(): Promise<{ mail: MailServer; stop: () => Promise<void> }> {
    const mail = await startMailServer(mailPort)
    const crm = createServer(async (request, response) => {
      told.push((await json(request)) as Told)
      response.end('{}')
    })
    crm.listen(crmPort, '127.0.0.1')
    await once(crm, 'listening')
    const stop = async () => {
      crm.close()
      await mail.close()
    }
    return { mail, stop }
  }
  return { env, told, start }
}

/** The first link of a mail to an address, at the server of the test: mails have the address the site says it has. */
export function linkIn(text: string, { url }: Site, address: string): string {
  const link = text.split(/\s/).find((word) => word.startsWith('http') && word.includes(address)) ?? ''
  const { pathname, search } = new URL(link)
  return url + pathname + search
}
