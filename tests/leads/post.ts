import { randomUUID } from 'node:crypto'
import { Agent, request as httpRequest } from 'node:http'
import { PAYLOADS } from './samples.ts'

export interface Answer {
  status: number
  location?: string
  body: string
}

export const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Posts to a server of its own address; rejects when there is no answer. */
export function post(url: string, body: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      url,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        let text = ''
        response.on('data', (chunk) => (text += chunk))
        const { statusCode = 0, headers } = response
        response.on('end', () => resolve({ status: statusCode, location: headers.location, body: text }))
        response.on('error', reject)
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

/** A booking as a page's script sends it. */
export function leadBody(id: string = randomUUID()): string {
  return JSON.stringify({ type: 'lead', submission_id: id, payload: PAYLOADS.lead })
}
