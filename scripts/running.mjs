// Which processes run from this folder: each notes itself in .running. Plain JavaScript for whatever Node the machine
// has: quickstart asks before anything is installed.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { tryToRemove } from './remove.mjs'

const NOTES = new URL('../.running/', import.meta.url)

/**
 * Notes until this process ends what it does with a folder. A note that cannot be written, because the project belongs to another
 * user for instance, stops nothing: which build a server serves, a lock in that build says (`builds.ts`).
 * @param {'serves' | 'builds' | 'develops in'} does
 * @param {string} folder the folder of a build, or of builds
 * @param {{ address: string, data: string }} [site] of a server: where it is reached, and the folder of its data
 */
export function noteRunning(does, folder, site) {
  const file = new URL(`${process.pid}.json`, NOTES)
  const unfinished = new URL(`${process.pid}.unfinished`, NOTES)
  try {
    mkdirSync(NOTES, { recursive: true })
    writeFileSync(
      unfinished,
      JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid), does, folder, site }),
    )
    // Other users have to know, whatever the umask of this one is.
    chmodSync(unfinished, 0o644)
    renameSync(unfinished, file)
  } catch (error) {
    console.warn(
      `This process cannot be noted in ${NOTES.pathname} (${error.code}): quickstart does not know that it uses these packages, and ` +
        'links of "npm run account" name SITE_URL.',
    )
    return
  }
  process.once('exit', () => tryToRemove(file))
}

/**
 * What the other processes of this folder do. The note of one that was killed is removed.
 * @returns {{ pid: number, does: string, folder: string, site?: { address: string, data: string } }[]}
 */
export function othersRunning() {
  return notes().flatMap((name) => {
    const file = new URL(name, NOTES)
    const note = readNote(file)
    if (note === null || note.pid === process.pid) return []
    if (isRunning(note)) return [note]
    tryToRemove(file)
    return []
  })
}

/** None where another user keeps them to himself. */
function notes() {
  try {
    return existsSync(NOTES) ? readdirSync(NOTES).filter((name) => name.endsWith('.json')) : []
  } catch {
    return []
  }
}

/** `null` when the process has just ended, or when the note cannot be read: no command fails because of a note. */
function readNote(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function isRunning({ pid, startedAt }) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs for somebody else.
    if (error.code !== 'EPERM') return false
  }
  return startOf(pid) === startedAt
}

/**
 * When a process was started: a later process may have the number of one that was killed. `null` where there is no
 * /proc: there the number has to do.
 */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program comes second, in parentheses, and may hold spaces; the start is the 22nd field.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? 'ended' : fields[18]
  } catch {
    return null
  }
}
