/** A process that opens a lake, and so brings its tables up to date: `opener.ts <folder>`. */
import { openBooks } from '../books-lake.ts'

const [folder = ''] = process.argv.slice(2)
openBooks(folder).close()
