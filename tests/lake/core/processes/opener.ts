/** A process that opens a lake, and so brings its tables up to date: `opener.ts <folder>`. */
import { openSiteLake } from '#lib/server/lake.ts'

const [folder = ''] = process.argv.slice(2)
openSiteLake(folder).close()
