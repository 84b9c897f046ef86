// From a fresh clone to a running site: installs, seeds, builds and serves.
import { checkPort } from './check-port.mjs'
import { installPackages, runCommand } from './install.mjs'

// The port is checked before the build, which takes minutes. The build checks all settings, also whether PORT is a number.
const port = Number(process.env.PORT || 3000)
if (port > 0 && port < 65_536) await checkPort(port)
installPackages()
// npm puts the project's own Node first on the PATH of npm scripts. So they use it, even if an older Node runs this script.
runCommand('npm', ['run', '--silent', 'build'])
runCommand('npm', ['run', '--silent', 'start'])
