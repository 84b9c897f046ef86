/**
 * The name of the broadcast channel by which the Studio tells pages in draft mode, in the same browser, that content has changed.
 */
const NAME = 'montage-drafts'

/** Tells every page in draft mode that content has changed. */
export function tellPreviews(): void {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage('changed')
  channel.close()
}

/** Calls `callback` after every change of content, until the returned function is called. */
export function onContentChange(callback: () => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = callback
  return () => channel.close()
}
