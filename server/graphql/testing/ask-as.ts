import { type ExecutionResult, graphql } from 'graphql'
import type { App } from '../../app/app'
import { explain } from '../../http/errors/explain'
import type { Action } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { createContext } from '../operations/context'
import { graphqlSchema } from '../schema'

/** For tests: a call of a mutation, and what it asks for. A stale version ends a permitted call before it writes. */
export interface Attempt {
  readonly action: Action
  readonly variables: Variables
}

/** For tests: the calls of one mutation for what belongs to a location, or to the network; none where that cannot be. */
export type Attempts = (locationId: number | null) => Promise<readonly Attempt[]>

export type Variables = Readonly<Record<string, unknown>>

/** For tests: what GraphQL answers to a principal that no session belongs to. */
export type AskAs = (
  principal: Principal | null,
  source: string,
  variables: Variables,
) => Promise<ExecutionResult>

export function createAskAs(app: App): AskAs {
  return (principal, source, variableValues) => {
    const contextValue = createContext(app, {
      ...{ principal, requestId: 'r', network: null, countedAs: '203.0.113.0', language: 'en' },
      gone: new AbortController().signal,
    })
    return graphql({ schema: graphqlSchema, source, variableValues, contextValue })
  }
}

/** For tests: the codes of what was refused. */
export function codesOf({ log }: App, { errors = [] }: ExecutionResult): readonly string[] {
  return errors.map((error) => explain(error, { log, requestId: 'r' }).code)
}

/** For tests: what `callOf` asked for. */
export function answerOf({ data, errors = [] }: ExecutionResult): { readonly id: string } {
  const answer = data?.answer as { id: string } | null | undefined
  if (!answer) throw new Error(`The call was not answered: ${errors.join('; ')}`)
  return answer
}
