import { buildSchema, type DocumentNode, specifiedRules, validate } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefinitions } from '#schema/api/type-definitions'
import * as documents from './documents'
import * as languages from './languages'
import * as library from './library'
import * as newsAndEvents from './news-and-events'
import * as pickers from './pickers'
import * as pictures from './pictures'
import * as recordLists from './record-lists'
import * as recordWriting from './record-writing'
import * as records from './records'
import * as revisions from './revisions'

const schema = buildSchema(typeDefinitions)
const operations = Object.entries<DocumentNode>({
  ...documents,
  ...newsAndEvents,
  ...records,
  ...languages,
  ...library,
  ...recordLists,
  ...recordWriting,
  ...pickers,
  ...pictures,
  ...revisions,
})

test.each(operations)('%s asks for what the server offers', (_name, operation) => {
  expect(validate(schema, operation, specifiedRules).map(({ message }) => message)).toEqual([])
})
