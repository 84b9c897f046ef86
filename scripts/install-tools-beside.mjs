// A process of its own, because apt-get and npm take a minute each: `npm test` lets them work at the same time.
import { installTestTools } from './install-test-tools.mjs'

installTestTools()
