import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { addPasskey, listPasskeys } from '#lib/server/accounts/passkeys.ts'
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

describe('npm run account, for somebody who is there', () => {
  it('changes the role, the name and the password of an account', () => {
    script('account', ['--email', 'max@example.ca', '--role', 'editor'])
    const changed = script(
      'account',
      ['--email', 'MAX@example.ca', '--role', 'translator', '--name', 'Max Roy', '--password-stdin'],
      {
        input: 'correct horse battery\n',
      },
    )
    expect(changed.stdout.split('\n')).toEqual([
      'max@example.ca is now translator.',
      'max@example.ca is now called Max Roy.',
      'The password of max@example.ca is set.',
    ])
    const account = inLake((database) => accountByEmail(database, 'max@example.ca'))
    expect(account).toMatchObject({ role: 'translator', passwordHash: expect.stringMatching(/^scrypt/) })
  })
})

describe('npm run account, for passkeys', () => {
  it('lists and removes them', () => {
    const args = ['--email', 'key@example.ca']
    script('account', [...args, '--role', 'editor', '--password-stdin'], { input: 'correct horse battery' })
    const id = inLake((database) => {
      const accountId = accountByEmail(database, 'key@example.ca')?.id ?? ''
      for (const name of ['Laptop', 'Phone']) {
        const credential = { credentialId: name, publicKey: new Uint8Array([1]), counter: 0 }
        addPasskey(database, name, { accountId, ...credential })
      }
      return listPasskeys(database, accountId)[0]?.id ?? ''
    })
    expect(script('account', [...args, '--passkeys']).stdout).toMatch(new RegExp(`${id}\\s+Laptop`))
    const removed = script('account', [...args, '--remove-passkey', id, '--passkeys']).stdout
    expect(removed).toContain('Phone')
    expect(removed).not.toContain('Laptop')
    expect(script('account', [...args, '--remove-passkey', id])).toMatchObject({
      status: 1,
      stderr: `This account has no passkey with the id "${id}".`,
    })
    expect(script('account', [...args, '--remove-passkeys']).stdout).toContain('no passkeys any more')
    expect(script('account', [...args, '--passkeys']).stdout).not.toContain('Phone')
  })
})

describe('more bad input', () => {
  it.each<['token' | 'account', string[], string]>([
    [
      'token',
      ['--role', 'boss'],
      'Say which role with --role: administrator, editor, translator, or viewer.',
    ],
    ['token', ['--bogus'], "Unknown option '--bogus': use npm run token"],
    ['token', ['extra'], "Unexpected argument 'extra': use npm run token"],
    ['token', ['--revoke', 'token-0'], 'There is no token with the id "token-0".'],
    ['account', [], 'Say whose account with --email'],
    ['account', ['--email', 'new@example.ca'], 'Say which role with --role'],
  ])('%s %j ends with one sentence and exit code 1', expectRefused)

  it('sends people of hosted Sanity there', () => {
    const { status, stderr } = script('token', ['--list'], {
      env: { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123' },
    })
    expect(status).toBe(1)
    expect(stderr).toBe(
      'This site uses hosted Sanity: its people and tokens are managed at https://www.sanity.io/manage.',
    )
  })
})
