import type { ApiError } from '../http/errors/api-error'
import type { BudgetName } from '../http/limits/budgets'
import { tooMany } from '../http/limits/too-many'
import { API_PRINCIPAL } from '../people/access/principal'
import type { RequestContext } from './operations/context'

/** Deducts points from the caller’s budget. Throws RATE_LIMITED if there are not enough. */
export async function consumeQueryBudget(context: RequestContext, points: number): Promise<void> {
  const { budget, key } = queryBudgetOf(context)
  const wait = await context.app.limits.spend(budget, key, Math.ceil(points))
  if (wait !== null) throw queryBudgetSpent(wait)
}

export function queryBudgetSpent(seconds: number): ApiError {
  return tooMany('budget', seconds)
}

/** Returns the budget that a query is charged to. */
export function queryBudgetOf({ principal, countedAs }: RequestContext): {
  budget: BudgetName
  key: string
} {
  if (!principal) return { budget: 'queriesOfNetwork', key: countedAs }
  const key = `person ${principal.id}`
  return { budget: principal === API_PRINCIPAL ? 'queriesOfToken' : 'queriesOfPerson', key }
}
