import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { accountByEmail } from '#lib/server/accounts/people.ts'
import { identityOfToken } from '#lib/server/accounts/tokens.ts'
import { dataDir, expectRefused, inLake, script } from './run-script.ts'

describe('npm run token', () => {
  it('makes a token that works, prints it alone, lists it without its secret and revokes it', () => {
    const made = script('token', ['--role', 'editor', '--label', 'Nightly import'])
    expect(made).toMatchObject({ status: 0, stdout: expect.stringMatching(/^mt_[\w-]{43}$/) })
    const identity = inLake((database) => identityOfToken(database, made.stdout))
    expect(identity).toMatchObject({ role: 'editor', displayName: 'Nightly import' })

    const list = script('token', ['--list']).stdout
    expect(list).toMatch(new RegExp(`${identity?.id}\\s+editor\\s+Nightly import`))
    expect(list).not.toContain(made.stdout)

    const expiring = script('token', ['--role', 'editor', '--days', '90'])
    expect(expiring.stderr).toMatch(/valid until \d{4}-\d\d-\d\d/)
    expect(script('token', ['--role', 'editor', '--days', 'ninety'])).toMatchObject({ status: 1, stdout: '' })
    expect(script('token', ['--list']).stdout).toMatch(/expires/)

    expect(script('token', ['--revoke', identity?.id ?? '']).status).toBe(0)
    expect(inLake((database) => identityOfToken(database, made.stdout))).toBeNull()
  })
})

describe('npm run account', () => {
  it('makes an account and prints a link to sign in with', () => {
    const { status, stdout } = script('account', ['--email', 'jo@example.ca', '--role', 'translator'])
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /^Jo \(jo@example\.ca\) is now translator\.\nSign in once, within a day: https:\/\/montage\.example\/api\/lake\/v1\/auth\/link\?token=[\w-]{43}$/,
    )
  })

  it('prints a link to the server that runs with the same data, whatever its port', async () => {
    const site = JSON.stringify({ address: 'http://localhost:4321', data: dataDir })
    const code = `import { noteRunning } from './scripts/running.mjs'
      noteRunning('serves', 'a build', ${site})
      console.log('noted')
      setInterval(() => {}, 1000)`
    const server = spawn(process.execPath, ['--input-type=module', '--eval', code])
    await once(server.stdout, 'data')
    const args = ['--email', 'lee@example.ca', '--role', 'editor']
    const link = () => script('account', args).stdout.split('\n').at(-1)
    expect(link()).toContain(': http://localhost:4321/api/lake/')
    server.kill('SIGKILL')
    await once(server, 'exit')
    expect(script('account', [...args, '--link']).stdout).toContain(': https://montage.example/api/lake/')
  })

  it('replaces a forgotten password by a link', () => {
    const args = ['--email', 'ana@example.ca']
    script('account', [...args, '--role', 'editor', '--password-stdin'], { input: 'correct horse battery' })
    const { stdout } = script('account', [...args, '--reset-password'])
    expect(stdout).toContain('ana@example.ca has no password any more')
    expect(stdout).toMatch(/auth\/link\?token=[\w-]{43}$/)
    expect(inLake((database) => accountByEmail(database, 'ana@example.ca'))?.passwordHash).toBeNull()
  })
})

describe('bad input', () => {
  it.each<['token' | 'account', string[], string]>([
    ['token', [], 'Say which role with --role: administrator, editor, translator, or viewer.'],
    ['account', ['--email', 'new', '--role', 'editor'], '"new" is not an e-mail address.'],
  ])('%s %j ends with one sentence and exit code 1', expectRefused)

  it('says that the disk is full, not that the folder has to be writable', () => {
    // As with a full disk each write fails, whoever runs this test.
    const args = ['--fsize=0', process.execPath, 'scripts/run.mjs', 'token', '--role', 'editor']
    const env = { ...process.env, DATA_DIR: dataDir }
    const { status, stderr } = spawnSync('prlimit', args, { encoding: 'utf8', env })
    expect(status).toBe(1)
    expect(stderr).toMatch(/full, read-only or broken\. Make room/)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})
