import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isRed, type Part, reportText } from '#lib/parity/report.ts'
import { fail } from './fail.ts'
import { publishedDocuments } from './parity/documents.ts'
import { contentParts, heldIn, listsPart, pagesPart } from './parity/parts.ts'
import { faultsAt, inTurns, readLists } from './parity/site.ts'
import { preflight } from './preflight.ts'

/*
 * Says whether French is equal to English (docs/product.md, Equal in both languages): in each published document, in the words of the
 * interface and of mails, and, with the address of a running site, on each public page. The exit code is 1 when it is not.
 */
const USAGE = 'npm run parity -- [address of a running site] [--out <file>]'
const { site, out } = readArguments()
const documents = await publishedDocuments(preflight())
const parts = [...contentParts(documents), ...(site === undefined ? [] : await siteParts(site))]
const report = `${reportText(parts, heldIn(documents))}\n`
if (out === undefined) console.log(report)
else writeFileSync(out, report)
process.exitCode = isRed(parts) ? 1 : 0

function readArguments(): { site?: string | undefined; out?: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { out: { type: 'string' } },
    })
    const [site, ...more] = positionals
    if (more.length > 0 || (site !== undefined && !/^https?:\/\//.test(site))) throw new Error(site)
    return { site: site?.replace(/\/$/, ''), ...values }
  } catch {
    fail(`Use ${USAGE}.`)
  }
}

/** Every page that the site lists in English, and the lists themselves. */
async function siteParts(site: string): Promise<Part[]> {
  const lists = await readLists(site).catch(() => fail(`${site} does not answer as this site does.`))
  const pages = await pagesPart(documents, lists.sitemap.en, (paths) =>
    inTurns(paths, (path) => faultsAt(site, path)),
  )
  return [pages, listsPart(documents, lists)]
}
