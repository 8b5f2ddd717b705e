import {
  type DocumentNode,
  NoSchemaIntrospectionCustomRule,
  type ParseOptions,
  parse,
  type Source,
  visit,
} from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { hasPrototypeKey } from '#schema/page/reserved-names'
import type { App } from '../app/app'
import { ApiError, forPrograms } from '../http/errors/api-error'
import { nulMessage, pathOfNul } from '../http/nul-character'
import { managesSomething } from '../people/access/can'
import { hasMoreTokens } from './count-tokens'
import { checkDocumentLimits } from './document-limits'
import { formatError } from './format-errors'
import { limitQueries } from './limit-queries'
import type { RequestContext } from './operations/context'
import { QueryCache } from './query-cache'
import { graphqlSchema } from './schema'

const TOKENS = 1000
const TOKENS_OF_MANAGERS = 2000

/** Creates the GraphQL server: without batching, playground or field suggestions, and with limits checked first. */
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
    // The library’s cache assumes the same limits for all callers; `QueryCache` replaces it.
    parserAndValidationCache: false,
    plugins: [harmlessInput(), limits(), limitQueries(), errors(app)],
  })
}

/**
 * Rejects NUL characters in variables (`parseWithin` does so for the query) and JSON properties named `__proto__`, so that no
 * later code has to check.
 */
function harmlessInput(): Plugin<RequestContext> {
  return {
    onParams({ params: { variables } }) {
      refuseNul(variables)
      if (hasPrototypeKey(variables))
        throw new ApiError(
          'BAD_USER_INPUT',
          forPrograms("Nothing can be called '__proto__'. Choose another name."),
        )
    },
  }
}

function refuseNul(value: unknown): void {
  const path = pathOfNul(value)
  if (path !== null) throw new ApiError('BAD_USER_INPUT', forPrograms(nulMessage(path)))
}

function limits(): Plugin<RequestContext> {
  const queries = new QueryCache()
  return {
    onParse({ context, setParseFn }) {
      const isManager = managesSomething(context.principal)
      const maxTokens = isManager ? TOKENS_OF_MANAGERS : TOKENS
      setParseFn((source: string | Source, options?: ParseOptions) => {
        const text = typeof source === 'string' ? source : source.body
        const known = queries.find(text, isManager)
        if (known) return known
        if (hasMoreTokens(text, maxTokens)) throw tooLong(maxTokens)
        return parseWithin(source, { ...options, maxTokens })
      })
    },
    onValidate({ context, params, addValidationRule, setResult }) {
      const { documentAST } = params
      if (queries.isValid(documentAST)) return setResult([])
      const isManager = managesSomething(context.principal)
      if (!isManager) addValidationRule(NoSchemaIntrospectionCustomRule)
      return ({ valid }) => {
        if (valid) queries.add(documentAST, isManager)
      }
    },
  }
}

/** Creates the error for a query that is too long. Checked before parsing, so that a refused request costs almost nothing. */
function tooLong(tokens: number): ApiError {
  return new ApiError(
    'LIMIT_EXCEEDED',
    forPrograms(`The query is longer than ${tokens} tokens. Ask for less at once.`),
  )
}

function parseWithin(source: string | Source, options: ParseOptions): DocumentNode {
  const document = parse(source, options)
  checkDocumentLimits(document)
  visit(document, { StringValue: ({ value }) => refuseNul({ query: value }) })
  return document
}

/** Formats and logs the errors of every stage before they are sent. */
function errors({ log }: App): Plugin<RequestContext, RequestContext> {
  return {
    async onResultProcess({ result, setResult, serverContext: { language, requestId } }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result)
        throw new ApiError('BAD_USER_INPUT', forPrograms('Send one operation at a time.'))
      if (!result.errors?.length) return
      const errorContext = { language, log, requestId, executed: 'data' in result }
      const formatted = result.errors.map((error) => formatError(error, errorContext))
      setResult({ ...result, errors: await Promise.all(formatted) })
    },
  }
}
