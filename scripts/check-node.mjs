// Plain JavaScript that every Node version understands. Scripts import it first, because their other imports need Node 24.
const [major = 0] = process.versions.node.split('.').map(Number)

if (major < 24) {
  console.error(
    `Montage needs Node.js 24 or newer and this is ${process.versions.node}: use the npm scripts (npm start, npm run dev), which bring their own.`,
  )
  process.exit(1)
}
