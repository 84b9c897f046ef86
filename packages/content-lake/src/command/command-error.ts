/** The message is printed for the person who started the command. */
export class CommandError extends Error {
  override name = 'CommandError'
}
