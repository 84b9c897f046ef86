// From a fresh clone to a running site: installs, seeds, builds and serves.
import { installPackages, runCommand } from './install.mjs'

installPackages()
// npm puts the project's own Node first on the path of its scripts, so these run on it wherever this one ran.
runCommand('npm', ['run', '--silent', 'build'])
runCommand('npm', ['run', '--silent', 'start'])
