import { freePort } from '../tests/free-port.ts'
import { PLANTED_SECRETS } from '../tests/planted-secrets.ts'

/*
 * The build the end-to-end tests share. It names an address of its own, at which they start a server: one with another
 * address would make every page anew. It knows secrets, which a test looks for in all that was built.
 */
Object.assign(process.env, {
  DATA_DIR: '.data-test',
  BUILD_DIR: '.next-test',
  SITE_URL: `http://localhost:${await freePort()}`,
  SHOW_STYLEGUIDE: 'yes',
  ...PLANTED_SECRETS,
  STUDIO_ADMIN_EMAIL: 'admin@example.ca',
  HIGHLEVEL_LOCATION_ID: 'location',
})
await import('./build.ts')
