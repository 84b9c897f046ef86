/** Takes the place of the copy of Node's `process` that Next sends to browsers: its modules read only `env`. */
export const env = {}
