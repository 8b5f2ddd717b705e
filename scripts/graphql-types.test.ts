import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('the types of the editor’s GraphQL documents are those of the documents and the schema', () => {
  const script = fileURLToPath(new URL('graphql-types.mjs', import.meta.url))
  expect(execFileSync('node', [script, '--check'], { encoding: 'utf8' })).toBe('')
})
