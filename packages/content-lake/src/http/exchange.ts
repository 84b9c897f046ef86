import type { Lake } from '../lake.ts'
import type { LakeHost, Member } from './host.ts'

/** A request, the lake that it is sent to, and the host: the server that has this lake. */
export interface LakeRequest {
  request: Request
  lake: Lake
  host: LakeHost
}

/** A request to the lake, with its parsed address. */
export interface Exchange extends LakeRequest {
  url: URL
  /** The date of the requested API version (`2025-02-19`), `1` or `X`. */
  version: string
  /** The named parts of the path: the values of `:name` in the route. */
  params: Record<string, string>
}

/** A request by somebody who is signed in. */
export interface SignedInExchange extends Exchange {
  /** The sender as identified when the headers of the request arrived. */
  member: Member
  /**
   * Identifies the sender again. A body can take minutes to arrive, and meanwhile a person may be removed, get another role or
   * sign out. So every write uses the rights of this member. Throws LakeError 401 when the sender is not signed in any more.
   */
  sender(): Member
}

export type Handler = (exchange: SignedInExchange) => Response | Promise<Response>
export type PublicHandler = (exchange: Exchange) => Response | Promise<Response>

/** Whether the requested API version is this date or later. */
export function isSince({ version }: Exchange, date: string): boolean {
  return version === 'X' || version >= date
}

/** A named part of the path. Throws an Error when the route has no part with this name. */
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
