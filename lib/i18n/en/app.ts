/** The installed app, offline, a new release, and what is loading. */
export const app = {}
