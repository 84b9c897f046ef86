// Another process on the same data folder: renames a service and ends.
import { openSiteLake } from '#lib/server/lake.ts'

const [dataDir = '', id = '', name = ''] = process.argv.slice(2)
const lake = openSiteLake(dataDir)
lake.mutate([{ patch: { id, set: { 'name.en': name } } }], { author: 'import' })
lake.close()
