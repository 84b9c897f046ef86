import type { Lake } from '../lake.ts'
import type { LakeHost, Member } from './host.ts'

/** One request, the lake it is to, and the server that the lake is part of. */
export interface LakeRequest {
  request: Request
  lake: Lake
  host: LakeHost
}

/** A request to the lake on its way to an answer. */
export interface Exchange extends LakeRequest {
  url: URL
  /** The date of the API version asked for (`2025-02-19`), `1` or `X`. */
  version: string
  /** The named parts of the path: the values of `:name` in the route. */
  params: Record<string, string>
}

/** A request by somebody who is signed in. */
export interface SignedInExchange extends Exchange {
  /** Who it is from, as of when its head came. */
  member: Member
  /**
   * The same as of now: a body can take minutes to come, and meanwhile people are removed, demoted or signed out. What is written is
   * written as this member. Throws LakeError 401 when they are not signed in any more.
   */
  sender(): Member
}

export type Handler = (exchange: SignedInExchange) => Response | Promise<Response>
export type PublicHandler = (exchange: Exchange) => Response | Promise<Response>

/** Whether the API version asked for is this date or a later one. */
export function isSince({ version }: Exchange, date: string): boolean {
  return version === 'X' || version >= date
}

/** A named part of the path. */
export function param({ params }: Exchange, name: string): string {
  const value = params[name]
  if (value === undefined) throw new Error(`This route has no part called ${name}.`)
  return value
}

/** A comma-separated part of the path as a list. */
export function paramList(exchange: Exchange, name: string): string[] {
  return param(exchange, name).split(',').filter(Boolean)
}

/** Whether a query parameter says `true`. */
export function isOn({ url }: Exchange, name: string): boolean {
  return url.searchParams.get(name) === 'true'
}
