import { describe, expect, it } from 'vitest'
import { addPasskey, listPasskeys } from '#lib/server/accounts/passkeys.ts'
import { accountByEmail } from '#lib/server/accounts/people.ts'
import { expectRefused, inLake, script } from './run-script.ts'

describe('npm run account', () => {
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

describe('bad input', () => {
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
