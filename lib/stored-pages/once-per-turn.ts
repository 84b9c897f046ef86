/**
 * Runs a task at most once in each turn of the event loop. The requests of one turn arrived before the turn began. So one run
 * of the task sees every change that their senders knew.
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
