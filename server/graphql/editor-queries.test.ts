import {
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  visit,
} from 'graphql'
import { expect, test } from 'vitest'
import { BUDGETS } from '../http/limits/budgets'
import { MAX_POINTS } from './limit-queries'
import { queryCost } from './query-cost'
import { graphqlSchema } from './schema'

/** The text of the editor's modules: what they send is measured, and none of them is run. */
const modules = import.meta.glob<string>(['/editor/**/*.ts', '/editor/**/*.tsx', '!/**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const { operations, fragments } = documentsOf(Object.values(modules))

/** Whatever a variable says how many of something is asked, it says as many as the server gives. */
const MAX_COUNT = 100
const ids = Array.from({ length: MAX_COUNT }, (_, n) => String(n + 1))
const variables = { first: MAX_COUNT, skip: MAX_COUNT, ids, keys: ids, slugs: ids }

const costs = operations.map((operation) => ({
  name: operation.name?.value ?? '',
  points: queryCost({
    schema: graphqlSchema,
    document: { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
    operation,
    variables,
  }),
}))

test('every document of the editor is found', () => {
  expect(operations.length).toBeGreaterThan(40)
  const spread = new Set<string>()
  for (const operation of operations)
    visit(operation, { FragmentSpread: ({ name }) => void spread.add(name.value) })
  const known = new Set(fragments.map(({ name }) => name.value))
  expect([...spread].filter((name) => !known.has(name))).toEqual([])
})

test.each(costs)('$name with lists of 100 costs a tenth of what a query may cost', ({ points }) => {
  expect(points).toBeGreaterThan(0)
  expect(MAX_POINTS.person / points).toBeGreaterThanOrEqual(10)
})

test('a page of fifty different lists is opened and reopened in one minute', () => {
  // Those of other screens: the log's, the home screen's, the list of pages, the tree of topics and the navigation's languages.
  const elsewhere = ['AuditCheck', 'Home', 'Documents', 'CollectionTopics', 'NavigationLanguages']
  const ofPages = costs.filter(({ name }) => !elsewhere.includes(name))
  const reads = ofPages.map(({ points }) => points).sort((a, b) => b - a)
  const page = reads.slice(0, 10).reduce((sum, points) => sum + points, 0)
  expect(BUDGETS.queriesOfPerson.points / page).toBeGreaterThanOrEqual(10)
})

// The figures of docs/decisions/012: PRINT=1 npx vitest run editor-queries
test.runIf(process.env.PRINT)('figures', () => {
  const lines = costs
    .sort((a, b) => b.points - a.points)
    .map(
      ({ name, points }) => `| ${name} | ${points} | ${Math.floor(MAX_POINTS.person / points)} |`,
    )
  process.stdout.write(`${lines.join('\n')}\n`)
})

function documentsOf(texts: readonly string[]) {
  const found: OperationDefinitionNode[] = []
  const parts: FragmentDefinitionNode[] = []
  for (const text of texts)
    for (const [, template = ''] of text.matchAll(
      /\b(?:gql|graphql)\(?\s*(?:\/\* GraphQL \*\/\s*)?`([^`]*)`/g,
    ))
      for (const definition of parse(template.replaceAll(/\$\{\w+\}/g, '')).definitions)
        if (definition.kind === Kind.OPERATION_DEFINITION) found.push(definition)
        else if (definition.kind === Kind.FRAGMENT_DEFINITION) parts.push(definition)
  return { operations: found, fragments: parts }
}
