import { buildSchema, type DocumentNode, Kind, specifiedRules, validate } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefinitions } from '#schema/api/type-definitions'

const schema = buildSchema(typeDefinitions)
const modules = import.meta.glob<Record<string, DocumentNode>>(
  ['./*.ts', '!./*.test.ts', '!./generated.ts'],
  { eager: true },
)
// Fragments are looked at in the operations that hold them.
const operations = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([, { definitions }]) =>
    definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
  )

test.each(operations)('%s asks for what the server offers', (_name, operation) => {
  expect(validate(schema, operation, specifiedRules).map(({ message }) => message)).toEqual([])
})

test('every operation of the folder is looked at', () => {
  expect(operations.length).toBeGreaterThan(80)
})
