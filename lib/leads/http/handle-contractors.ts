import { readBody } from 'content-lake/web'
import { z } from 'zod'
import { type Env, env } from '#lib/env.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { leadsLog as log } from '#lib/server/log.ts'
import { parseJson } from '#lib/server/read-body.ts'
import type { Staff } from '#lib/staff/staff.ts'
import { checkProof, setProof } from '../contractors/change-proofs.ts'
import {
  addContractor,
  type Contractor,
  changeContractor,
  contractorOfApplication,
  readContractor,
} from '../contractors/contractors.ts'
import { readDetails } from '../contractors/details.ts'
import { eraseContractor } from '../contractors/erase.ts'
import { contractorsCsv } from '../contractors/export.ts'
import { deleteProof, keepFile, LARGEST_FILE, readFile } from '../contractors/files.ts'
import type { InstallerContent } from '../contractors/installer/installer-content.ts'
import { readInstaller, showAsInstaller } from '../contractors/installer/show.ts'
import { mailLinks } from '../contractors/links.ts'
import { contractorFilter, countContractors, listContractors } from '../contractors/list.ts'
import { contractorFromApplication } from '../contractors/make-contractor.ts'
import { type ContractorProfile, contractorProfile, NO_PROFILE } from '../contractors/profile.ts'
import { licenceFault, type ProofPlace, withChecksOf, withNormalNumbers } from '../contractors/proofs.ts'
import { NEXT_STATES, setState } from '../contractors/states.ts'
import { contractorLink } from '../offers/links.ts'
import type { MatchFacts } from '../offers/matching.ts'
import type { Outbox } from '../outbox.ts'
import { CONTRACTOR_STATES, type ContractorFileRow } from '../store/tables.ts'
import { asStaff, json, PRIVATE, parsedOr, queryOf, type StaffSender } from './as-staff.ts'
import {
  type ContractorRefusal,
  RefusedContractor,
  refuseContractor,
  refusedLicence,
} from './contractor-refusals.ts'
import { orNull } from './dependencies.ts'
import { RefusedStaff, refuseStaff } from './staff-refusals.ts'

/** The functions that the route in `app/api` passes to the handlers below. */
export interface ContractorDependencies {
  outbox(): Promise<Outbox>
  staff: Staff
  /** What the content says of services, cities and ratings. */
  facts(): Promise<MatchFacts>
  /** Null when the site may not write content. */
  installers(): InstallerContent | null
  /** Starts to send queued mails. The response does not wait for it. */
  mailSoon(): void
}

interface Asked extends Pick<StaffSender<Buffer | null>, 'sender' | 'identifyNow'> {
  request: Request
  outbox: Outbox
  dependencies: ContractorDependencies
  /** The posted bytes; null when there are too many. */
  bytes: Buffer | null
  /** The id of the contractor, and of what the end of the address names. */
  id: string
  other: string
}

type Handler = (asked: Asked) => Promise<Response>

/** The largest posted JSON: a profile with as many cities and services as there can be. */
const LARGEST_RECORD = 131_072

const version = z.number().int()
const line = z.string().trim().max(200)

const person = z.object({
  business: line.min(1),
  name: line,
  email: z.email().max(254),
  phone: z.string().trim().max(40),
  lang: z.enum(LANGUAGES),
})

const record = person.extend({ profile: contractorProfile.optional() })
const note = z.string().trim().max(5000)
const change = person
  .partial()
  .extend({ version, profile: contractorProfile.optional(), note: note.optional() })
const step = z.object({
  version,
  state: z.enum(CONTRACTOR_STATES),
  pausedUntil: z.number().int().nullable().optional(),
})
const place = z.union([z.literal('insurance'), z.number().int().min(0)])
const check = z.object({ version, place, isChecked: z.boolean(), paper: z.iso.date().optional() })
const upload = z.object({
  name: z.string().max(300).default(''),
  version: z.coerce.number().int(),
  place: z.union([z.literal('insurance'), z.coerce.number().int().min(0)]),
})
const application = z.object({ application: z.uuid() })

/** Handlers by method and path after `/api/contractors/`; `:id` is the id of a contractor, `:other` that of a file. */
const ROUTES: Record<string, Handler> = {
  'GET ': async ({ request, outbox, dependencies }) =>
    json(await listContractors(outbox, filterOf(request), await factsOf(dependencies))),
  'GET counts': async ({ outbox }) => json(await countContractors(outbox)),
  'GET export': async ({ request, outbox, dependencies }) => {
    const filter = { ...filterOf(request), limit: Number.POSITIVE_INFINITY }
    const { contractors } = await listContractors(outbox, filter, await factsOf(dependencies))
    return new Response(contractorsCsv(contractors), {
      headers: {
        ...PRIVATE,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="contractors.csv"',
      },
    })
  },
  'GET of-application': async ({ request, outbox }) => {
    const { application: id } = parsed(application, queryOf(request), 'bad_filter')
    return json({ id: (await contractorOfApplication(outbox, id))?.id ?? null })
  },
  'POST of-application': async ({ bytes, outbox, dependencies, sender }) => {
    const { application: submissionId } = parsed(application, bodyOf(bytes), 'bad_change')
    const facts = await factsOf(dependencies)
    const id = await contractorFromApplication(
      outbox,
      submissionId,
      sender.id,
      (city) => facts?.cityOf(city) ?? null,
    )
    if (id === null) throw new RefusedContractor('no_application')
    return json({ id })
  },
  'POST ': async ({ bytes, outbox, sender }) => {
    const { profile = NO_PROFILE, ...who } = parsed(record, bodyOf(bytes), 'bad_change')
    return json({
      id: await addContractor(outbox, who, checkedProfile(NO_PROFILE, profile), { actor: sender.id }),
    })
  },
  'GET :id': async ({ outbox, dependencies, id }) => {
    const details = await readDetails(outbox, id)
    if (!details) throw new RefusedContractor('unknown')
    const { contractor } = details
    const { staff, installers } = dependencies
    const nameOf = async (account: string | null) => account && (await staff.nameOf(account))
    const content = installers()
    const installer = content
      ? await orNull('The public installer is unknown', () =>
          readInstaller(content, contractor, outbox.now()),
        )
      : null
    return json({
      ...details,
      events: await Promise.all(
        details.events.map(async (event) => ({ ...event, actor: await nameOf(event.actor) })),
      ),
      checkers: await namesOf(contractor, staff),
      installer,
      rating: (await factsOf(dependencies))?.ratings.get(contractor.installer ?? '') ?? null,
      nextStates: NEXT_STATES[contractor.state],
      sendsMail: outbox.confirms,
    })
  },
  'PATCH :id': async ({ bytes, outbox, id, sender }) => {
    const asked = parsed(change, bodyOf(bytes), 'bad_change')
    const { version: seen, profile, ...values } = asked
    const before = await known(outbox, id)
    const changes = { ...values, ...(profile && { profile: checkedProfile(before.profile, profile) }) }
    const kind = Object.keys(changes).join() === 'note' ? 'note' : 'changed'
    const changed = await changeContractor(outbox, id, changes, { version: seen, actor: sender.id, kind })
    if (!changed) throw new RefusedContractor('changed')
    return json({ version: changed.version })
  },
  'POST :id/state': async ({ bytes, outbox, dependencies, id, sender }) => {
    const { state: to, ...asked } = parsed(step, bodyOf(bytes), 'bad_change')
    const done = await setState(outbox, id, { ...asked, to, actor: sender.id })
    dependencies.mailSoon()
    return answered(done)
  },
  'POST :id/check': async ({ bytes, outbox, dependencies, id, sender }) => {
    const { isChecked, paper, ...asked } = parsed(check, bodyOf(bytes), 'bad_change')
    const done = await checkProof(outbox, id, {
      ...asked,
      actor: sender.id,
      check: isChecked ? { paper } : null,
    })
    dependencies.mailSoon()
    return answered(done)
  },
  'POST :id/files': async ({ request, bytes, outbox, id, sender }) => {
    const { name, ...asked } = parsed(upload, queryOf(request), 'bad_change')
    const contractor = await known(outbox, id)
    if (contractor.version !== asked.version) throw new RefusedContractor('changed')
    if (!hasPlace(contractor.profile, asked.place)) throw new RefusedContractor('noProof')
    if (bytes === null) throw new RefusedContractor('fileTooLarge')
    const about = { contractor_id: id, submission_id: null, kind: 'proof' } as const
    const kept = await keepFile(outbox, new File([new Uint8Array(bytes)], name), about, sender.id)
    if ('refusal' in kept) throw new RefusedContractor(kept.refusal)
    const done = await setProof(outbox, id, { ...asked, proof: kept.id, actor: sender.id })
    if ('refusal' in done) await deleteProof(outbox, id, kept.id)
    return answered(done)
  },
  'GET :id/files/:other': async ({ outbox, id, other }) => {
    const file = await readFile(outbox, other)
    if (file?.contractor_id !== id) throw new RefusedContractor('no_file')
    return fileResponse(file)
  },
  'DELETE :id/files/:other': async ({ outbox, id, other }) => {
    const file = await readFile(outbox, other)
    if (file?.contractor_id !== id) throw new RefusedContractor('no_file')
    const { licences, insurance } = (await known(outbox, id)).profile
    const isUsed = [...licences, ...(insurance ? [insurance] : [])].some(({ proof }) => proof === other)
    if (file.kind !== 'proof' || isUsed) throw new RefusedContractor('file_inUse')
    await deleteProof(outbox, id, other)
    return json({})
  },
  'GET :id/link': async ({ outbox, id }) => {
    const contractor = await linked(outbox, id)
    return json({ link: env.SITE_URL + contractorLink(outbox, contractor, contractor.lang) })
  },
  'POST :id/links': async ({ outbox, dependencies, id, sender }) => {
    const contractor = await linked(outbox, id)
    if (!outbox.confirms) throw new RefusedContractor('no_mail_server')
    await mailLinks(outbox, contractor, sender.id)
    dependencies.mailSoon()
    return json({})
  },
  'POST :id/installer': async ({ outbox, dependencies, id, sender }) => {
    const contractor = await known(outbox, id)
    const content = dependencies.installers()
    if (!content) throw new RefusedContractor('no_content')
    return json({ installer: await showAsInstaller(outbox, content, contractor, sender.id) })
  },
  'DELETE :id': async ({ outbox, id, identifyNow }) => {
    const { installer } = await known(outbox, id)
    const refusal = await eraseContractor(outbox, id, (await identifyNow()).id)
    if (refusal) throw new RefusedContractor(refusal)
    return json({ installer })
  },
}

/**
 * `/api/contractors/…`: contractors for the Studio. Only administrators and editors have access. A request that changes something
 * has to come from the site's own pages. Errors are `{ok: false, error: {code, message}}`.
 */
export async function handleContractors(
  request: Request,
  dependencies: ContractorDependencies,
  segments: string[],
  settings: Pick<Env, 'SITE_URL'> = env,
): Promise<Response> {
  try {
    const limit = segments[1] === 'files' ? LARGEST_FILE : LARGEST_RECORD
    const read = (posted: Request) => readBody(posted, limit)
    const { body: bytes = null, ...who } = await asStaff(request, dependencies.staff, read, settings)
    const { handle, id, other } = routeOf(request.method, segments)
    return await handle({
      request,
      outbox: await dependencies.outbox(),
      dependencies,
      bytes,
      id,
      other,
      ...who,
    })
  } catch (error) {
    if (error instanceof RefusedStaff) return refuseStaff(request, error.code)
    if (error instanceof RefusedContractor) return refuseContractor(request, error)
    log.error(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'Contractors could not be shown',
    )
    return refuseStaff(request, 'unavailable')
  }
}

function routeOf(method: string, segments: string[]): { handle: Handler; id: string; other: string } {
  const [id = '', name, other = '', ...rest] = segments
  const literal = ROUTES[`${method} ${segments.join('/')}`]
  if (literal) return { handle: literal, id: '', other: '' }
  const path = [':id', ...(name ? [name] : []), ...(other ? [':other'] : []), ...rest].join('/')
  const handle = ROUTES[`${method} ${path}`]
  if (!handle || !id) throw new RefusedStaff('no_address')
  return { handle, id: id.toLowerCase(), other: other.toLowerCase() }
}

const filterOf = (request: Request) => parsed(contractorFilter, queryOf(request), 'bad_filter')

const factsOf = ({ facts }: ContractorDependencies) => orNull('The content of matching is unknown', facts)

const bodyOf = (bytes: Buffer | null): unknown => (bytes === null ? undefined : parseJson(bytes))

/** The checked value. A refused change names the fields that are wrong. */
function parsed<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
  refusal: 'bad_filter' | 'bad_change',
): Value {
  return parsedOr(schema, value, (error) => {
    const fields = [...new Set(error.issues.map(({ path }) => path.join('.')))].filter(Boolean).join(', ')
    return new RefusedContractor(refusal, { fields: fields || 'JSON' })
  })
}

/** A profile as it is stored: numbers as their authorities print them, and only checks that were there before. */
function checkedProfile(before: ContractorProfile, after: ContractorProfile): ContractorProfile {
  const fault = licenceFault(after)
  if (fault) throw refusedLicence(fault)
  return withChecksOf(before, withNormalNumbers(after))
}

const hasPlace = ({ licences, insurance }: ContractorProfile, place: ProofPlace): boolean =>
  place === 'insurance' ? insurance !== null : place < licences.length

async function known(outbox: Outbox, id: string): Promise<Contractor> {
  const contractor = await readContractor(outbox, id)
  if (!contractor) throw new RefusedContractor('unknown')
  return contractor
}

/** The contractor, if its links work. */
async function linked(outbox: Outbox, id: string): Promise<Contractor> {
  const contractor = await known(outbox, id)
  if (contractor.state === 'left') throw new RefusedContractor('no_links')
  return contractor
}

function answered(done: { contractor: Contractor } | { refusal: ContractorRefusal }): Response {
  if ('refusal' in done) throw new RefusedContractor(done.refusal)
  const { version: newest, state } = done.contractor
  return json({ version: newest, state })
}

/** The names of those who have checked proofs, by account. */
async function namesOf({ profile }: Contractor, staff: Staff): Promise<Record<string, string>> {
  const proofs = [...profile.licences, ...(profile.insurance ? [profile.insurance] : [])]
  const accounts = [...new Set(proofs.flatMap(({ checkedBy }) => checkedBy ?? []))]
  return Object.fromEntries(
    await Promise.all(accounts.map(async (account) => [account, await staff.nameOf(account)] as const)),
  )
}

/** A file of somebody else: it is saved, never opened as a page of this site. */
const fileResponse = ({ bytes, name, media_type }: ContractorFileRow): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      ...PRIVATE,
      'content-type': media_type,
      'content-disposition': `attachment; filename="${name.replaceAll(/[^ -~]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
