/** The folder of the build this server serves, which `scripts/start.ts` says; `null` in development. */
export const servedBuild = process.env.SERVED_BUILD ?? null
