import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  getOperationAST,
  type OperationDefinitionNode,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { refusalFor } from '#schema/api/refusals/refusals'
import { ApiError, forPrograms } from '../http/errors/api-error'
import { isCancelled } from '../http/errors/explain'
import { tooMany } from '../http/limits/too-many'
import { createGate, type Gate } from './gate'
import { inputSize } from './input-limits'
import type { RequestContext } from './operations/context'
import { consumeQueryBudget, queryBudgetOf } from './query-budget'
import { queryCost } from './query-cost'

/** Maximum cost of one query (`weights.ts`); figures in docs/decisions/012. */
export const MAX_POINTS = { visitor: 10_000, person: 320_000 } as const
/** Cost from which a query counts as heavy and runs with limited concurrency. Lists shown by blocks cost less. */
const HEAVY = { visitor: 2_000, person: 20_000 } as const
/** Argument characters per point. An argument counts each time it is used, even through the same variable. */
const CHARACTERS_OF_POINT = 100
const MAX_MS = 5_000
/** Seconds after which a heavy query can be retried. */
const RETRY_SECONDS = 2

interface Gates {
  readonly visitor: Gate
  readonly person: Gate
}

/**
 * Prevents one caller’s queries from starving others: each is measured before it runs and charged to the caller’s budget, heavy
 * ones wait for a slot, and one that times out is cancelled with all its work.
 */
export function limitQueries(): Plugin<RequestContext> {
  const gates = {
    visitor: createGate({ concurrency: 1, perKey: 2, waiting: 8, patience: 2_000 }),
    person: createGate({ concurrency: 2, perKey: 8, waiting: 40, patience: 4_000 }),
  }
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn((args) => runWithin(gates, args as RunArgs, executeFn))
    },
  }
}

type Execute = (args: ExecutionArgs) => unknown
type RunArgs = ExecutionArgs & { readonly contextValue: RequestContext }

async function runWithin(gates: Gates, args: RunArgs, execute: Execute): Promise<unknown> {
  try {
    const leave = await admit(gates, args)
    try {
      return await untilStopped(args, execute)
    } finally {
      leave()
    }
  } catch (error) {
    const original = error instanceof Error ? error : new Error(String(error))
    const failed = new GraphQLError(original.message, { originalError: original })
    return { errors: [failed] } satisfies ExecutionResult
  }
}

/** Charges the cost of a query and waits for a slot if it is heavy; returns a function that releases the slot. */
async function admit(gates: Gates, args: RunArgs): Promise<() => void> {
  const { contextValue: context, schema, document, variableValues, operationName } = args
  const operation = getOperationAST(document, operationName)
  if (!operation) return nothing
  context.noteOperation?.(nameOf(operation))
  const variables = variableValues ?? {}
  const cost =
    queryCost({ schema, document, operation, variables }) +
    inputSize(schema, document, variables) / CHARACTERS_OF_POINT
  const kind = context.principal ? 'person' : 'visitor'
  if (cost > MAX_POINTS[kind])
    throw new ApiError(
      'LIMIT_EXCEEDED',
      forPrograms(
        `The query would cost ${Math.round(cost)} points; the maximum is ${MAX_POINTS[kind]}. Ask for fewer items ('first') or fewer fields.`,
      ),
    )
  await consumeQueryBudget(context, cost)
  if (cost < HEAVY[kind]) return nothing
  const leave = await gates[kind].enter(queryBudgetOf(context).key)
  if (leave) return leave
  throw tooMany('queries', RETRY_SECONDS)
}

/**
 * Cancels a query after five seconds, or when the client has disconnected. Mutations are never interrupted: their statements have
 * their own timeout.
 */
async function untilStopped(args: RunArgs, execute: Execute): Promise<unknown> {
  const { document, operationName, contextValue } = args
  if (getOperationAST(document, operationName)?.operation !== 'query') return execute(args)
  const { stop, gone } = contextValue
  const timer = setTimeout(() => stop.abort(timeoutError()), MAX_MS)
  const leave = () =>
    stop.abort(new ApiError('UNAVAILABLE', forPrograms('The client disconnected.')))
  gone.addEventListener('abort', leave, { once: true })
  try {
    const stoppable = { ...args, signal: stop.signal }
    const result = await execute(stoppable)
    if (isTimedOut(result)) throw timeoutError()
    return result
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error
  } finally {
    clearTimeout(timer)
    gone.removeEventListener('abort', leave)
  }
}

/** Detects a statement timeout, which is as long as the query’s and may fire slightly earlier. */
function isTimedOut(result: unknown): boolean {
  const { errors = [] } = result as ExecutionResult
  return errors.some(({ originalError }) => isCancelled(originalError))
}

/** Returns the operation’s name for the log, or its first field if it has none. */
function nameOf({ name, operation, selectionSet }: OperationDefinitionNode): string {
  const [first] = selectionSet.selections
  return name?.value ?? (first?.kind === 'Field' ? first.name.value : operation)
}

function timeoutError(): ApiError {
  return new ApiError('LIMIT_EXCEEDED', refusalFor('slowQuery', { seconds: MAX_MS / 1000 }))
}

function nothing(): void {
  // A light query holds no slot.
}
