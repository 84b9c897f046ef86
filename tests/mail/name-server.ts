import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

const TXT = 16
const [NO_ERROR, SERVER_FAILURE, NO_SUCH_NAME] = [0, 2, 3]

/**
 * A name server on UDP (RFC 1035) with TXT records. Returns its address. It fails for names in `failing`, and knows no others.
 * @param records the texts by name; a long text is sent in parts of 255 bytes
 */
export async function startNameServer(records: Record<string, string[]>, failing: string[] = []) {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const labels: string[] = []
    let at = 12
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length))
      at += 1 + length
    }
    const question = query.subarray(12, at + 5)
    const name = labels.join('.').toLowerCase()
    const isText = query.readUInt16BE(at + 1) === TXT
    const texts = isText ? (records[name] ?? []) : []
    const code = failing.includes(name) ? SERVER_FAILURE : records[name] ? NO_ERROR : NO_SUCH_NAME
    const header = Buffer.alloc(12)
    query.copy(header, 0, 0, 2)
    // An answer, authoritative, with recursion.
    header.writeUInt16BE(0x8580 | code, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(texts.length, 6)
    socket.send(Buffer.concat([header, question, ...texts.map(recordOf)]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return `127.0.0.1:${socket.address().port}`
}

/** A TXT record for the name of the question. */
function recordOf(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? []
  const data = Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part)])))
  const head = Buffer.alloc(12)
  // A pointer to the name, its type, class IN, to be kept for 0 seconds.
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(TXT, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
