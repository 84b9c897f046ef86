// The health check of the container: ends with 0 while the site answers its visitors, with 1 when not.
const port = process.env.PORT || 3000
const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
