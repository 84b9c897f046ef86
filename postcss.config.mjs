import { join } from 'node:path'

// Turbopack and Vite (in Sanity's CLI) look for a relative path in different folders, so this path is absolute.
const withoutRemoteFonts = join(process.cwd(), 'scripts/without-remote-fonts.mjs')

export default { plugins: { '@tailwindcss/postcss': {}, [withoutRemoteFonts]: {} } }
