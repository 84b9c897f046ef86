import { z } from 'zod'
import { badRequest } from '../errors.ts'
import type { DocumentMoment, HistoryEntry, HistoryOptions } from '../types.ts'
import { json, ndjson } from './answers.ts'
import { isOn, param, paramList, type SignedInExchange } from './exchange.ts'

const limitSchema = z.coerce.number().int().min(1).max(1000)

/** `data/history/…/events`: the events of a document, newest first, as the Studio lists them. */
export function getEvents(exchange: SignedInExchange): Response {
  const id = param(exchange, 'id')
  return json(exchange, { events: { [id]: exchange.lake.history.events(id) }, nextCursor: '' })
}

/** `data/history/…/events/releases/…`: the events of a release and its versions, newest first. */
export function getReleaseEvents(exchange: SignedInExchange): Response {
  const events = exchange.lake.history.releaseEvents(param(exchange, 'id'))
  return json(exchange, { events, nextCursor: '' })
}

/** `data/history/…/transactions`: the transactions of documents, one per line, oldest first. With `reverse`, newest first. */
export function getTransactions(exchange: SignedInExchange): Response {
  const entries = exchange.lake.history.transactions(paramList(exchange, 'ids'), optionsOf(exchange))
  return ndjson(
    exchange,
    entries.map((entry) => shown(exchange, entry)),
  )
}

/** `data/history/…/documents`: documents at a revision, at a time, or before they were deleted. */
export function getDocumentsAt(exchange: SignedInExchange): Response {
  const { lake } = exchange
  const moment = momentOf(exchange)
  const documents = paramList(exchange, 'ids').flatMap((id) => lake.history.documentAt(id, moment) ?? [])
  return json(exchange, { documents })
}

/** `data/activity`: the drafts with their editors, the last changes, and the names of these people. Not in Sanity. */
export function getActivity(exchange: SignedInExchange): Response {
  const { lake, host } = exchange
  const [drafts, recent] = [lake.activity.drafts(), lake.activity.recent()]
  const authors = [...drafts.flatMap(({ editors }) => editors), ...recent].map(({ author }) => author)
  return json(exchange, { drafts, recent, people: host.usersById([...new Set(authors)]) })
}

function momentOf(exchange: SignedInExchange): DocumentMoment {
  const revision = exchange.url.searchParams.get('revision')
  if (revision) return { revision }
  const time = exchange.url.searchParams.get('time')
  if (time) return { time }
  if (isOn(exchange, 'lastRevision')) return { lastRevision: true }
  throw badRequest('Say which: revision=<id>, time=<date and time> or lastRevision=true.')
}

function optionsOf(exchange: SignedInExchange): HistoryOptions {
  const { searchParams } = exchange.url
  const limit = searchParams.get('limit')
  const parsedLimit = limit ? limitSchema.safeParse(limit) : undefined
  if (parsedLimit && !parsedLimit.success) throw badRequest('limit must be a whole number from 1 to 1000.')
  const texts = ['fromTransaction', 'toTransaction', 'fromTime', 'toTime'] as const
  const bounds = texts.map((name) => [name, searchParams.get(name)] as const).filter(([, value]) => value)
  const authors = searchParams.get('authors')
  return {
    ...Object.fromEntries(bounds),
    ...(parsedLimit && { limit: parsedLimit.data }),
    ...(authors && { authors: authors.split(',') }),
    reverse: isOn(exchange, 'reverse'),
  }
}

function shown(exchange: SignedInExchange, { mutations, effects, ...entry }: HistoryEntry) {
  return {
    ...entry,
    ...(!isOn(exchange, 'excludeMutations') && { mutations }),
    ...(exchange.url.searchParams.get('effectFormat') === 'mendoza' && { effects }),
  }
}
