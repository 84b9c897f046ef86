/**
 * Runs a task at most once in each turn of the event loop. All requests of a turn arrived before the turn began. So the task sees
 * every change that a client knew of when it sent its request.
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
