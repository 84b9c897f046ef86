import { freePort } from '../tests/free-port.ts'
import { PLANTED_SECRETS } from '../tests/planted-secrets.ts'

/*
 * Makes the build that the end-to-end tests share. SITE_URL is the address at which the tests start a server: a server with
 * another address would render every page again. The secrets are planted: a test checks that no built file contains them.
 */
Object.assign(process.env, {
  DATA_DIR: '.data-test',
  BUILD_DIR: '.next-test',
  SITE_URL: `http://localhost:${await freePort()}`,
  SHOW_STYLEGUIDE: 'yes',
  ...PLANTED_SECRETS,
  STUDIO_ADMIN_EMAIL: 'admin@example.ca',
  HIGHLEVEL_LOCATION_ID: 'location',
  MAIL_FROM: 'site@example.ca',
})
await import('./build.ts')
