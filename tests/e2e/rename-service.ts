// Another process on the same data folder: renames a service and ends.
import { openLake } from '#lib/lake/index.ts'

const [dataDir = '', id = '', name = ''] = process.argv.slice(2)
const lake = openLake(dataDir)
lake.mutate([{ patch: { id, set: { 'name.en': name } } }], {
  identity: { id: 'import', displayName: 'Import', role: 'administrator' },
})
lake.close()
