/**
 * Reads a report of a mail server about a mail that was not delivered (RFC 3464). Returns the ids in it that may be those of the
 * mail: of its envelope, and `Message-ID`. Null when it is no report, or the server still tries.
 *
 * Only lines with field names are looked for, in all parts: mail servers send these parts as plain text (RFC 6522), and a mail
 * is known by an id that nobody can guess.
 */
export function idsOfBounce(report: string): string[] | null {
  const lines = report.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const valuesOf = (name: string) =>
    lines.flatMap((line) => {
      const [start = '', ...rest] = line.split(':')
      return start.trim().toLowerCase() === name ? [rest.join(':').trim()] : []
    })
  const isFailed = valuesOf('action').some((action) => /^failed\b/i.test(action))
  const isForGood = valuesOf('status').some((status) => status.startsWith('5.'))
  if (!isFailed || !isForGood) return null
  return [...valuesOf('original-envelope-id'), ...valuesOf('message-id')].map(idIn)
}

/** The id in a `Message-ID`, which may have angle brackets and a domain. */
export const idIn = (text: string): string => text.replace(/^</, '').replace(/[@>].*$/, '')
