/**
 * A task that is run once in each turn of the event loop in which it is called. What a turn answers had arrived before the
 * turn began, so nothing that was known to a client when it asked is missed.
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
