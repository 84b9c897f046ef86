/** Reads a raw event stream until `count` events have come. */
export async function readEvents(response: Response, count: number) {
  const events: { event: string; id?: string; data: unknown }[] = []
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString('utf8')
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks.filter((block) => !block.startsWith(':'))) {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)))
      events.push({ event: fields.event, ...(fields.id && { id: fields.id }), data: JSON.parse(fields.data) })
    }
    if (events.length >= count) break
  }
  return events
}
