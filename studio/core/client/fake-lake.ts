import type { DocumentChange, LakeDocument, Transaction } from 'content-lake'
import type { EventSourceLike } from './transaction-stream.ts'

/** An EventSource for tests, in which the test sends the server's events. */
export class FakeEventSource implements EventSourceLike {
  static opened: FakeEventSource[] = []
  readonly url: string
  closed = false
  #listeners: Record<string, ((event: MessageEvent) => void)[]> = {}

  constructor(url: string) {
    this.url = url
    FakeEventSource.opened.push(this)
  }

  addEventListener(type: string, listener: (event: MessageEvent) => void) {
    this.#listeners[type] = [...(this.#listeners[type] ?? []), listener]
  }

  close() {
    this.closed = true
  }

  emit(type: 'welcome' | 'transaction' | 'presence' | 'error', data?: unknown) {
    const event = new MessageEvent(type, { data: JSON.stringify(data) })
    for (const listener of this.#listeners[type] ?? []) listener(event)
  }
}

const NOW = '2026-01-01T00:00:00Z'

export function fakeDocument(id: string, fields: Record<string, unknown> = {}): LakeDocument {
  return { _id: id, _type: 'service', _rev: `${id}-1`, _createdAt: NOW, _updatedAt: NOW, ...fields }
}

export function fakeTransaction(seq: number, changes: DocumentChange[]): Transaction {
  return { seq, id: `t${seq}`, timestamp: NOW, author: 'anna', mutations: [], changes }
}
