// From a fresh clone to a running site: installs, seeds, builds and serves.
import { checkPort } from './check-port.mjs'
import { installPackages, runCommand } from './install.mjs'

// First, not after minutes. A PORT that is no number is refused with all the other settings, by the build.
const port = Number(process.env.PORT || 3000)
if (port > 0 && port < 65_536) await checkPort(port)
installPackages()
// npm puts the project's own Node first on the path of its scripts, so these run on it wherever this one ran.
runCommand('npm', ['run', '--silent', 'build'])
runCommand('npm', ['run', '--silent', 'start'])
