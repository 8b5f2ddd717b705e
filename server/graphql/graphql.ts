import {
  type DocumentNode,
  NoSchemaIntrospectionCustomRule,
  type ParseOptions,
  parse,
  type Source,
  visit,
} from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { managesSomething } from '../access/can'
import type { App } from '../app/app'
import { ApiError } from '../errors/api-error'
import { nulMessage, pathOfNul } from '../http/nul'
import type { RequestContext } from '../operations/context'
import { limitQueries } from './cost/limit-queries'
import { checkDocumentLimits } from './document-limits'
import { formatError } from './format-errors'
import { graphqlSchema } from './schema'

const TOKENS = 1000
const TOKENS_OF_MANAGERS = 2000

/** GraphQL over HTTP, made narrow: no batches, no playground, no guessing, limits before everything. */
export function createGraphql(app: App) {
  return createYoga<RequestContext>({
    schema: graphqlSchema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    multipart: false,
    logging: false,
    maskedErrors: false,
    // A query one person may ask is not parsed for another with narrower limits.
    parserAndValidationCache: false,
    plugins: [textsWithoutNul(), limits(), limitQueries(), errors(app)],
  })
}

/** No text that GraphQL takes holds a NUL character, in variables or in the query: nothing behind this looks for one. */
function textsWithoutNul(): Plugin<RequestContext> {
  return {
    onParams({ params: { variables } }) {
      refuseNul(variables)
    },
    onParse() {
      return ({ result }) => {
        if (!('kind' in result)) return
        visit(result, { StringValue: ({ value }) => refuseNul({ query: value }) })
      }
    },
  }
}

function refuseNul(value: unknown): void {
  const path = pathOfNul(value)
  if (path !== null) throw new ApiError('BAD_USER_INPUT', nulMessage(path))
}

function limits(): Plugin<RequestContext> {
  return {
    onParse({ context, setParseFn }) {
      const maxTokens = managesSomething(context.principal) ? TOKENS_OF_MANAGERS : TOKENS
      setParseFn((source: string | Source, options?: ParseOptions) =>
        parseWithin(source, { ...options, maxTokens }),
      )
    },
    onValidate({ context, addValidationRule }) {
      if (!managesSomething(context.principal)) addValidationRule(NoSchemaIntrospectionCustomRule)
    },
  }
}

function parseWithin(source: string | Source, options: ParseOptions): DocumentNode {
  const document = parse(source, options)
  checkDocumentLimits(document)
  return document
}

/** Every error of every stage goes through here on its way out. */
function errors({ log }: App): Plugin<RequestContext, RequestContext> {
  return {
    onResultProcess({ result, setResult, serverContext: { requestId } }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result)
        throw new ApiError('BAD_USER_INPUT', 'One operation at a time.')
      if (!result.errors?.length) return
      const scene = { log, requestId, executed: 'data' in result }
      setResult({ ...result, errors: result.errors.map((error) => formatError(error, scene)) })
    },
  }
}
