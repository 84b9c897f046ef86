import type { ContractorPerson } from '#lib/leads/contractors/contractors.ts'
import type { ContractorDetails } from '#lib/leads/contractors/details.ts'
import type { ShownInstaller } from '#lib/leads/contractors/installer/show.ts'
import type { ContractorPage } from '#lib/leads/contractors/list.ts'
import type { ContractorProfile } from '#lib/leads/contractors/profile.ts'
import type { ProofPlace } from '#lib/leads/contractors/proofs.ts'
import type { ContractorState } from '#lib/leads/store/tables.ts'
import { askServer, readFile, sendFile } from '#studio/core/ask-server.ts'

/** The filters of the list. An absent or empty filter has no effect. */
export interface ContractorQuery {
  state?: ContractorState | ''
  service?: string
  category?: string
  city?: string
  province?: string
  /** Days. */
  ends?: string
  check?: 'yes' | ''
  complaints?: 'yes' | ''
  search?: string
}

export interface ContractorAnswer extends ContractorDetails {
  /** The names of those who have checked proofs, by account. */
  checkers: Record<string, string>
  /** Null when no public document was made, and where the site may not write content. */
  installer: ShownInstaller | null
  rating: number | null
  nextStates: ContractorState[]
  sendsMail: boolean
}

/** A change of a record. `version` is the one that the person sees. */
export interface RecordChange extends Partial<ContractorPerson> {
  version: number
  profile?: ContractorProfile
  note?: string
}

interface ProofCheck {
  version: number
  place: ProofPlace
  isChecked: boolean
  /** The day when it was seen on paper, as `2026-11-30`. */
  paper?: string
}

const BASE = '/api/contractors'

/** The actions of staff on contractors. Rejects with an Error whose message can be shown. */
export const contractorsApi = {
  list: (query: ContractorQuery) => askServer<ContractorPage>('GET', `${BASE}?${paramsOf(query)}`),
  counts: () => askServer<{ toCheck: number; ending: number }>('GET', `${BASE}/counts`),
  exported: (query: ContractorQuery) => readFile(`${BASE}/export?${paramsOf(query)}`),
  add: (person: ContractorPerson) => askServer<{ id: string }>('POST', BASE, person),
  details: (id: string) => askServer<ContractorAnswer>('GET', `${BASE}/${id}`),
  change: (id: string, change: RecordChange) => askServer('PATCH', `${BASE}/${id}`, change),
  setState: (id: string, step: { version: number; state: ContractorState; pausedUntil?: number | null }) =>
    askServer('POST', `${BASE}/${id}/state`, step),
  check: (id: string, check: ProofCheck) => askServer('POST', `${BASE}/${id}/check`, check),
  addProof: (id: string, { version, place }: { version: number; place: ProofPlace }, file: File) =>
    sendFile(
      `${BASE}/${id}/files?${new URLSearchParams({ version: `${version}`, place: `${place}`, name: file.name })}`,
      file,
    ),
  file: (id: string, fileId: string) => readFile(`${BASE}/${id}/files/${fileId}`),
  deleteFile: (id: string, fileId: string) => askServer('DELETE', `${BASE}/${id}/files/${fileId}`),
  link: (id: string) => askServer<{ link: string }>('GET', `${BASE}/${id}/link`),
  mailLinks: (id: string) => askServer('POST', `${BASE}/${id}/links`),
  showAsInstaller: (id: string) => askServer<{ installer: string }>('POST', `${BASE}/${id}/installer`),
  /** Answers with the id of the public document, which stays. */
  erase: (id: string) => askServer<{ installer: string | null }>('DELETE', `${BASE}/${id}`),
}

const paramsOf = (query: ContractorQuery): URLSearchParams =>
  new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))
