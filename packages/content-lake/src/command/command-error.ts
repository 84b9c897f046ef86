/** Its message is for who started the command. */
export class CommandError extends Error {
  override name = 'CommandError'
}
