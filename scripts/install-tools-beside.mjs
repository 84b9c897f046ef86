// Runs in a separate process beside npm, because apt-get and npm take a minute each (test.mjs).
import { installTestTools } from './install-test-tools.mjs'

installTestTools()
