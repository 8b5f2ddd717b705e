import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigurationError, readConfiguration } from './configuration'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toran-secrets-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function secret(text: string): Promise<string> {
  const file = join(folder, 'secret')
  await writeFile(file, text)
  return file
}

test('a setting is read from a file, without the line break at its end', async () => {
  const API_TOKEN_FILE = await secret('a-token-of-more-than-thirty-two-letters\n')
  expect(readConfiguration({ API_TOKEN_FILE }).apiToken).toBe(
    'a-token-of-more-than-thirty-two-letters',
  )
})

test.each([
  [
    'a file that is not there',
    () => '/run/secrets/none',
    'API_TOKEN_FILE: the file /run/secrets/none',
  ],
  ['an empty file', () => secret('\n'), 'it is empty'],
  ['a huge file', () => secret('x'.repeat(70_000)), 'larger than 64 KiB'],
  ['a folder', () => folder, 'EISDIR'],
])('%s is refused by name', async (_, file, message) => {
  const API_TOKEN_FILE = await file()
  expect(() => readConfiguration({ API_TOKEN_FILE })).toThrow(ConfigurationError)
  expect(() => readConfiguration({ API_TOKEN_FILE })).toThrow(message)
})

test('a setting is given once, and what is wrong with it never shows a secret', async () => {
  const DATABASE_URL_FILE = await secret('mysql://root:hunter2@a/b')
  expect(() => readConfiguration({ DATABASE_URL_FILE, DATABASE_URL: 'postgres://a/b' })).toThrow(
    'DATABASE_URL and DATABASE_URL_FILE are both set. Set one of them.',
  )
  const refused = () => readConfiguration({ DATABASE_URL_FILE })
  expect(refused).toThrow('DATABASE_URL is invalid. It must be a URL like postgres://')
  expect(refused).not.toThrow('hunter2')
})
