import { freePort } from '../tests/free-port.ts'

/*
 * The build the end-to-end tests share. It names an address of its own, at which they start a server: one with another
 * address would make every page anew.
 */
Object.assign(process.env, {
  DATA_DIR: '.data-test',
  BUILD_DIR: '.next-test',
  SITE_URL: `http://localhost:${await freePort()}`,
})
await import('./build.ts')
