/**
 * A process that writes to a lake until it is done or killed: `writer.ts <folder> <name> <count> [pairs]`.
 * Every transaction counts up the shared document and makes two documents of its own. Its id is printed only
 * when `mutate` has returned, that is, when the lake has promised to keep it.
 */
import { writeSync } from 'node:fs'
import { openBooks } from '../books-lake.ts'

const [folder = '', name = '', count = '0'] = process.argv.slice(2)

const lake = openBooks(folder)
writeSync(1, 'ready\n')
for (let n = 0; n < Number(count); n++) {
  const transactionId = `${name}-${n}`
  const own = (half: string) => ({ create: { _id: `${transactionId}-${half}`, _type: 'half', n } })
  lake.mutate(
    [
      { createIfNotExists: { _id: 'counter', _type: 'counter', value: 0 } },
      { patch: { id: 'counter', inc: { value: 1 } } },
      own('left'),
      own('right'),
    ],
    { author: name, transactionId },
  )
  writeSync(1, `${transactionId}\n`)
}
lake.close()
