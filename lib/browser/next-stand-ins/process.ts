/** Replaces the copy of Node's `process` that Next sends to browsers. Next's modules read only `env`. */
export const env = {}
