import { documents } from '../database/tables'
import type { RequestContext } from '../graphql/operations/context'
import { storedRefusalIn } from '../http/errors/refusal-text'
import { readableLocations } from '../people/access/can'
import { mayReadDrafts } from '../records/reading/read-context'
import { brokenPageLinks, brokenPathLinks } from './dead-links'
import { openComments, unansweredFeedback } from './message-problems'
import { failedJobProblems, unfinishedLocations } from './network-problems'
import { picturesWithoutAlt, staleDrafts, stepsNotDone } from './page-problems'
import { pastSpecialDays } from './past-special-days'
import { MAX_PROBLEMS, type Problem } from './problem'
import { undescribedPictures } from './record-problems'

/**
 * Returns the problems of everything the caller manages, most severe first: one query per kind, at most 20 rows each. Empty for
 * anonymous callers.
 */
export async function listProblems(
  _: unknown,
  _args: unknown,
  { readContext, language }: RequestContext,
): Promise<readonly Problem[]> {
  const { orm, principal } = readContext
  if (readableLocations(principal).length === 0) return []
  const here = mayReadDrafts(principal, documents.locationId)
  const [notDone, given, byNumber, byPath, ...others] = await Promise.all([
    stepsNotDone(orm, here),
    failedJobProblems(readContext),
    brokenPageLinks(orm, here),
    brokenPathLinks(orm, here),
    picturesWithoutAlt(orm, here),
    undescribedPictures(readContext),
    unfinishedLocations(readContext),
    pastSpecialDays(readContext),
    unansweredFeedback(readContext),
    openComments(readContext),
    staleDrafts(orm, here),
  ])
  const links = [...byNumber, ...byPath].slice(0, MAX_PROBLEMS)
  const failed = notDone.map(async (step) => ({
    ...step,
    detail: await storedRefusalIn(language, step.detail),
  }))
  return [...(await Promise.all(failed)), ...given, ...links, ...others.flat()]
}
