import { describe, expect, test } from 'vitest'
import { allCommands } from './all-commands'
import { CommandFailed, defineCommand } from './command'
import { runTyped } from './testing/run-typed'

const greet = defineCommand({
  name: 'greet',
  summary: 'Greets someone',
  arguments: [{ name: 'NAME', description: 'who is greeted' }],
  options: { loud: { type: 'boolean', description: 'in capitals' } },
  async run({ options, arguments: [name = ''] }) {
    if (name === 'nobody') throw new CommandFailed('Nobody is there. Come back tomorrow.')
    const text = options.loud ? `HELLO ${name.toUpperCase()}` : `Hello ${name}`
    return { text, data: { name }, hasFailed: name === 'half' }
  },
})
const run = (...args: string[]) => runTyped(args, { commands: [greet] })

test('a command says what it has done, for people or for programs', async () => {
  expect(await run('greet', 'આશા', '--loud')).toEqual({ code: 0, out: 'HELLO આશા\n', error: '' })
  expect(JSON.parse((await run('greet', 'Asha', '--json')).out)).toEqual({ name: 'Asha' })
})

test('what failed ends with 1 and says what to do on the error channel', async () => {
  expect(await run('greet', 'nobody')).toEqual({
    ...{ code: 1, out: '', error: 'Nobody is there. Come back tomorrow.\n' },
  })
  const { error } = await run('greet', 'nobody', '--json')
  expect(JSON.parse(error)).toEqual({ error: 'Nobody is there. Come back tomorrow.' })
  expect((await run('greet', 'half')).code).toBe(1)
})

test.each([
  [['greet'], 'NAME is missing: who is greeted.'],
  [['greet', 'a', 'b'], 'Unexpected argument “b”.'],
  [['greet', 'a', '--quiet'], "Unknown option '--quiet'.\n"],
  [['greet', 'a', '--loud=yes'], '--loud'],
  [['great', 'a'], 'Unknown command “great a”.'],
  [['greet', 'x'.repeat(1_001)], 'An argument has at most 1000 characters.'],
  [Array.from({ length: 51 }, () => 'greet'), 'A command has at most 50 arguments.'],
])('%j is refused with 2, with what is wrong and where to look', async (args, message) => {
  const { code, out, error } = await run(...args)
  expect([code, out]).toEqual([2, ''])
  expect(error).toContain(message)
  expect(error).toMatch(/See: toran .*--help/)
})

test('without a command there is a list of them, and 2', async () => {
  const { code, out } = await runTyped([])
  expect(code).toBe(2)
  for (const { name, summary } of allCommands) {
    expect(out).toContain(name)
    expect(out).toContain(summary)
  }
  expect((await runTyped(['--help'])).code).toBe(0)
})

test('commands that begin with the same word are listed, and help may come first', async () => {
  const { code, out } = await runTyped(['user', '--help'])
  expect(code).toBe(0)
  for (const name of ['create', 'reset-password', 'disable-two-factor'])
    expect(out).toContain(`toran user ${name} `)
  expect(out).not.toContain('backup')
  expect(await runTyped(['user'])).toEqual({ code: 2, out, error: '' })
  expect((await runTyped(['user', 'delete'])).error).toContain('Unknown command “user delete”.')
  expect(await runTyped(['help', 'export'])).toEqual(await runTyped(['export', '--help']))
  expect(await runTyped(['help'])).toEqual(await runTyped(['--help']))
})

test('the release is printed', async () => {
  expect(await runTyped(['--version'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  })
})

test('what is wrong with an option is said before a database is looked for', async () => {
  const { code, error } = await runTyped(['user', 'create', 'a@example.org', '--level', 'BOSS'])
  expect(code).toBe(2)
  expect(error).toContain('--level BOSS is invalid. It is one of VIEW, CONTRIBUTE, MANAGE.')
})

describe.each(allCommands.map((command) => [command.name, command] as const))(
  'toran %s',
  (name, command) => {
    test('has help that names its arguments, its options and the exit codes', async () => {
      const { code, out } = await runTyped([...name.split(' '), '--help'])
      expect(code).toBe(0)
      const named = [...(command.arguments ?? []).map((argument) => argument.name), '--json']
      const options = Object.keys(command.options).map((option) => `--${option}`)
      for (const word of [`Usage: toran ${name}`, ...named, ...options, 'Exit codes'])
        expect(out).toContain(word)
    })

    test('refuses an option that it does not have', async () => {
      expect((await runTyped([...name.split(' '), '--unheard-of'])).code).toBe(2)
    })
  },
)

test('settings that cannot be used are named, and what they have to be', async () => {
  const { code, error } = await runTyped(['migrate'], { environment: { PORT: 'many' } })
  expect(code).toBe(1)
  expect(error).toContain("PORT 'many' is invalid. It must be a port number from 0 to 65535.")
})
