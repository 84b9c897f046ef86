// The processes that run from this folder. Each writes a note about itself in .running. Plain JavaScript for any Node version:
// quickstart reads the notes before anything is installed.
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
 * Writes a note that says what this process does with a folder. The note is valid until the process ends. If it cannot be
 * written, for example because the project belongs to another user, that is not an error: each served build also has a lock
 * (`builds.ts`).
 * @param {'serves' | 'builds' | 'develops in'} does
 * @param {string} folder the folder of a build, or of builds
 * @param {{ address: string, data: string }} [site] of a server: its address and its data folder
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
    // Other users must be able to read the note, so its mode must not depend on the umask.
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
 * The other processes of this folder. Notes of killed processes are removed.
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

/** The file names of all notes; an empty list when another user has made the folder unreadable. */
function notes() {
  try {
    return existsSync(NOTES) ? readdirSync(NOTES).filter((name) => name.endsWith('.json')) : []
  } catch {
    return []
  }
}

/** The content of a note; null when the note was just removed or cannot be read. No command fails because of a note. */
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
    // EPERM: the process is running and belongs to another user.
    if (error.code !== 'EPERM') return false
  }
  return startOf(pid) === startedAt
}

/**
 * The start time of a process. A note has it, because a later process can have the number of a killed process. Null without
 * /proc: then only the number is compared.
 */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the name of the program in parentheses, which may contain spaces. The start is the 22nd field.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? 'ended' : fields[18]
  } catch {
    return null
  }
}
