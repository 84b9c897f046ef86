/**
 * Runs a task, such as looking for changes of content, at most once in each turn of the event loop. The requests of a turn were
 * sent before the turn began. So one run is enough for all of them: it sees every change that their senders could know of.
 */
export function oncePerTurn(task: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    task()
    isDone = true
    setImmediate(() => {
      isDone = false
    })
  }
}
