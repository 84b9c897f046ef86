import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Role } from '#lib/roles.ts'
import { startLake, type TestLake } from './server.ts'

/* `npm run content:push` and `content:pull` as processes of their own. What stands in for hosted Sanity is another lake. */

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h4v2z"/></svg>'

/** A lake that is closed at the end of the test. */
export async function newLake(): Promise<TestLake> {
  const lake = await startLake()
  onTestFinished(() => lake.close())
  return lake
}

/** A document with a picture, and a draft of it. */
export async function fill({ client }: TestLake): Promise<void> {
  const picture = await client().assets.upload('image', Buffer.from(SVG), { filename: 'drawing.svg' })
  const name = { _type: 'localeString', en: 'TV mounting', fr: 'Installation de téléviseur' }
  const image = { _type: 'picture', asset: { _type: 'reference', _ref: picture._id } }
  await client()
    .transaction()
    .create({ _id: 'service-tv', _type: 'service', name, image })
    .create({ _id: 'drafts.service-tv', _type: 'service', name: { ...name, en: 'Soon' } })
    .commit()
}

/** What every lake has, without what it sets itself. */
export async function contentOf({ lake }: TestLake) {
  const documents = (await lake.query('* | order(_id)', {}, { perspective: 'raw' })) as Record<
    string,
    unknown
  >[]
  return documents
    .filter(({ _type }) => !String(_type).startsWith('system.'))
    .map(({ _rev, _updatedAt, _createdAt, ...content }) => content)
}

/** Runs a command on the data of one lake and on another, which it takes for hosted Sanity, as an administrator or as `role`. */
export function run(
  command: 'content-push' | 'content-pull',
  own: TestLake,
  hosted: TestLake,
  options: string[] = [],
  role: Role = 'administrator',
) {
  const settings = {
    NODE_ENV: 'production' as const,
    DATA_DIR: own.dataDir,
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123',
    NEXT_PUBLIC_SANITY_DATASET: 'production',
    SANITY_API_URL: hosted.url,
    SANITY_AUTH_TOKEN: hosted.token(role),
  }
  const script = join(import.meta.dirname, '../../scripts/run.mjs')
  return new Promise<{ code: number; said: string }>((resolve) => {
    const done = (error: Error | null, stdout: string, stderr: string) =>
      resolve({ code: error ? 1 : 0, said: stdout + stderr })
    execFile(process.execPath, [script, command, ...options], { env: { ...process.env, ...settings } }, done)
  })
}
