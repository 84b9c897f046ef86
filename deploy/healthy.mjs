// The health check of the container. Its exit code is 0 when /api/health answers with success, otherwise 1.
const port = process.env.PORT || 3000
const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
