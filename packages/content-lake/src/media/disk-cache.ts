import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from './files.ts'

/** The size of a block on the disk, in bytes. Even a small file takes one block. */
const BLOCK = 4096
/** A temporary file of this age, in milliseconds, was left by a process that ended while it wrote the file. */
const ABANDONED = 60_000

/**
 * A cache of files in one folder, with at most `limit` bytes. Files that were not used for the longest time are deleted first.
 * Files of an earlier process are counted and used.
 */
export class DiskCache {
  private readonly folder: string
  private readonly limit: number
  /** The sizes by name. The least recently used file is first. */
  private readonly sizes = new Map<string, number>()
  private total = 0
  private opening: Promise<void> | undefined

  constructor(folder: string, limit: number) {
    this.folder = folder
    this.limit = limit
  }

  /** The stored bytes of a name, or null. */
  async get(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    await this.open()
    const size = this.sizes.get(name)
    if (size === undefined) return null
    try {
      const bytes = await readFile(join(this.folder, name))
      this.sizes.delete(name)
      this.sizes.set(name, size)
      return new Uint8Array(bytes)
    } catch (error) {
      if (!isMissing(error)) throw error
      this.forget(name)
      return null
    }
  }

  /** Stores bytes. The name may have only letters, digits, dots and dashes. */
  async set(name: string, bytes: Uint8Array): Promise<void> {
    await this.open()
    if (sizeOnDisk(bytes.length) > this.limit) return
    await writeAtomically(join(this.folder, name), bytes)
    this.forget(name)
    this.remember(name, bytes.length)
    for (const oldest of this.sizes.keys()) {
      if (this.total <= this.limit) break
      this.forget(oldest)
      await rm(join(this.folder, oldest), { force: true })
    }
  }

  /** Deletes the files whose names begin with this text. */
  async delete(beginning: string): Promise<void> {
    await this.open()
    for (const name of await readdir(this.folder)) {
      if (!name.startsWith(beginning)) continue
      this.forget(name)
      await rm(join(this.folder, name), { force: true })
    }
  }

  private open(): Promise<void> {
    this.opening ??= this.scan().catch((error) => {
      this.opening = undefined
      throw error
    })
    return this.opening
  }

  private async scan(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    const found: { name: string; size: number; usedAt: number }[] = []
    for (const name of await readdir(this.folder)) {
      // Another process with the same folder may have deleted or renamed the file.
      const file = await stat(join(this.folder, name)).catch((error) => {
        if (isMissing(error)) return null
        throw error
      })
      if (!file) continue
      const { size, mtimeMs: usedAt } = file
      if (!name.endsWith('.tmp')) found.push({ name, size, usedAt })
      else if (usedAt < Date.now() - ABANDONED) await rm(join(this.folder, name), { force: true })
    }
    for (const { name, size } of found.sort((a, b) => a.usedAt - b.usedAt)) this.remember(name, size)
  }

  private remember(name: string, size: number): void {
    this.sizes.set(name, sizeOnDisk(size))
    this.total += sizeOnDisk(size)
  }

  private forget(name: string): void {
    this.total -= this.sizes.get(name) ?? 0
    this.sizes.delete(name)
  }
}

function sizeOnDisk(size: number): number {
  return Math.ceil(size / BLOCK) * BLOCK
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
