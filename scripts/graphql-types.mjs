/**
 * Writes the types of the editor's GraphQL documents, their variables and their answers, from the documents and
 * the GraphQL schema (docs/decisions/018). `--check` writes nothing and fails when the file is not what it would be.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { codegen } from '@graphql-codegen/core'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import { Kind, parse, visit } from 'graphql'
import { runnerImport } from 'vite'

const ROOT = new URL('../', import.meta.url)
const TARGET = fileURLToPath(new URL('editor/api/operations/generated.ts', ROOT))
const HEAD =
  '// Written by `npm run graphql:types`: change the documents or schema/api, never this file.\n'

/** Each kind of record may add a value to it: the editor takes it for text, so that a new kind changes no file of ours. */
const OPEN = 'SearchKind'

/** @returns {Promise<string>} */
async function graphqlTypes() {
  // Part of the schema follows from the declarations of records, which are TypeScript.
  const { module } = await runnerImport('/schema/api/type-definitions.ts', {
    root: fileURLToPath(ROOT),
    configFile: false,
    logLevel: 'error',
  })
  const { typeDefinitions } = /** @type {{ typeDefinitions: string }} */ (module)
  const ids = await runnerImport('/editor/api/apollo/number-ids.ts', {
    root: fileURLToPath(ROOT),
    configFile: false,
    logLevel: 'error',
  })
  const generated = await codegen({
    filename: TARGET,
    schema: withTextIds(withOpenKinds(parse(typeDefinitions)), ids.module),
    documents: documents(),
    plugins: [{ typescriptOperations: {} }],
    pluginMap: { typescriptOperations },
    config: {
      immutableTypes: true,
      enumType: 'string-literal',
      skipTypename: true,
      useTypeImports: true,
      scalars: {
        ID: { input: 'number | string', output: 'number' },
        ...{ DateTime: 'string', JSON: 'unknown', [OPEN]: 'string' },
      },
    },
  })
  return `${HEAD}\n${generated.trim()}\n`
}

/** @param {import('graphql').DocumentNode} schema */
function withOpenKinds(schema) {
  const definitions = schema.definitions.filter(
    (node) => !('name' in node) || node.name?.value !== OPEN,
  )
  return { ...schema, definitions: [...definitions, ...parse(`scalar ${OPEN}`).definitions] }
}

/**
 * Ids come as numbers (`editor/api/apollo/number-ids.ts`), but for those of accounts and what is not called an id.
 * @param {import('graphql').DocumentNode} schema
 * @param {{ TEXT_IDS: ReadonlySet<string>, isIdName: (name: string) => boolean }} ids
 */
function withTextIds(schema, { TEXT_IDS, isIdName }) {
  /** @param {string} type @param {import('graphql').FieldDefinitionNode} field */
  const isText = (type, { name }) =>
    !isIdName(name.value) || (name.value === 'id' && TEXT_IDS.has(type))
  /** @param {import('graphql').ObjectTypeDefinitionNode | import('graphql').ObjectTypeExtensionNode} node */
  const read = (node) => ({
    ...node,
    fields: node.fields?.map((field) =>
      isText(node.name.value, field) ? { ...field, type: visit(field.type, ID_AS_TEXT) } : field,
    ),
  })
  return visit(schema, { ObjectTypeDefinition: read, ObjectTypeExtension: read })
}

/** @type {import('graphql').ASTVisitor} */
const ID_AS_TEXT = {
  Name: (node) => (node.value === 'ID' ? { kind: Kind.NAME, value: 'String' } : undefined),
}

/** Every template of gql in editor/. What a template spreads in is a fragment of another. */
function documents() {
  return filesBelow('editor', /(?<!\.test)\.tsx?$/).flatMap((location) =>
    [...read(location).matchAll(/\bgql`([^`]*)`/g)].map(([, text = '']) => ({
      location,
      document: parse(text.replaceAll(/\$\{\w+\}/g, '')),
    })),
  )
}

/** @param {string} folder @param {RegExp} pattern */
function filesBelow(folder, pattern) {
  return readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
}

/** @param {string} path */
function read(path) {
  return readFileSync(new URL(path, ROOT), 'utf8')
}

const types = await graphqlTypes()
if (!process.argv.includes('--check')) writeFileSync(TARGET, types)
else if (readFileSync(TARGET, 'utf8') !== types) {
  console.error('The types of GraphQL documents are stale: run `npm run graphql:types`.')
  process.exit(1)
}
