/** Whether the server answers. So a lost connection is told from code that is gone. */
export const isServerThere = (): Promise<boolean> =>
  fetch('/robots.txt', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
