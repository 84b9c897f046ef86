import { decodeSmall } from '../image-facts.ts'
import { render } from '../render.ts'
import type { DrawingAnswer, DrawingTask } from './process.ts'

/* The process that draws SVGs. `process.ts` starts it, and ends it when a drawing takes too long. */

process.on('disconnect', () => process.exit())
process.on('message', async (task: DrawingTask) => {
  process.send?.(await answerTo(task))
})

async function answerTo(task: DrawingTask): Promise<DrawingAnswer> {
  try {
    const result =
      task.kind === 'look' ? await decodeSmall(task.svg) : await render(task.svg, task.source, task.transform)
    return { result }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
