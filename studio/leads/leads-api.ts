import type { FormType } from '#lib/leads/forms/index.ts'
import type { Alarm } from '#lib/leads/health.ts'
import type { LeadSummary } from '#lib/leads/staff/list.ts'
import type { StoryLine } from '#lib/leads/staff/story.ts'
import type { LeadState } from '#lib/leads/store/tables.ts'

/** What the list is narrowed to; empty texts narrow nothing. */
export interface LeadQuery {
  state: LeadState | ''
  type: FormType | ''
  /** Days, as `2026-11-21`. */
  from: string
  to: string
  search: string
}

export interface LeadCounts {
  counts: Record<LeadState, number>
  alarms: Alarm[]
}

export interface LeadPage {
  leads: LeadSummary[]
  next: string | null
}

export interface LeadStory {
  lead: LeadSummary | null
  story: StoryLine[]
}

/** The server's sentence about what went wrong. */
class LeadsError extends Error {
  override name = 'LeadsError'
}

const BASE = '/api/leads/staff'

export const getCounts = () => ask<LeadCounts>('GET', '/counts')

export const getLeads = (query: LeadQuery, after?: string) =>
  ask<LeadPage>('GET', `?${paramsOf(query, after)}`)

export const getStory = (id: string) => ask<LeadStory>('GET', `/${id}`)

export const resend = (id: string) => ask('POST', `/${id}/resend`)

export const release = (id: string) => ask('POST', `/${id}/release`)

export const deleteSuspected = (id: string) => ask('DELETE', `/${id}`)

export const erasePerson = (email: string) => ask<{ erased: number }>('POST', '/erase', { email })

/** Where the leads of a query can be downloaded as CSV. */
export const exportUrl = (query: LeadQuery) => `${BASE}/export?${paramsOf(query)}`

/** Days are the reader's own: from the start of the first to the end of the last. */
function paramsOf({ state, type, from, to, search }: LeadQuery, after = ''): URLSearchParams {
  const params = { state, type, search, after, from: startOf(from), to: startOf(to, 1) }
  return new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''))
}

function startOf(day: string, daysLater = 0): string {
  if (day === '') return ''
  const date = new Date(`${day}T00:00`)
  date.setDate(date.getDate() + daysLater)
  return String(date.getTime())
}

async function ask<Answer = object>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(BASE + path, {
    method,
    headers: body && { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new LeadsError(answer.error.message)
  return answer
}
