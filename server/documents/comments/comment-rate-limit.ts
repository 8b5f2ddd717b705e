import type { Limits } from '../../http/limits/limits'
import { tooMany } from '../../http/limits/too-many'
import type { Principal } from '../../people/access/principal'

/** Refuses more comments than a person could type. Called before the transaction, which may be retried. */
export async function checkCommentRateLimit(
  limits: Pick<Limits, 'spend'>,
  { id }: Principal,
): Promise<void> {
  const wait = await limits.spend('commentsOfPerson', `person ${id}`)
  if (wait !== null) throw tooMany('comments', wait)
}
