import type { Limits } from '../../http/limits/limits'
import { tooMany } from '../../http/limits/too-many'
import type { Principal } from '../../people/access/principal'

/** Refuses more comments than anyone types. Before the transaction, which may be tried several times. */
export async function checkCommentRateLimit(
  limits: Pick<Limits, 'spend'>,
  { id }: Principal,
): Promise<void> {
  const wait = await limits.spend('commentsOfPerson', `person ${id}`)
  if (wait !== null) throw tooMany('comments', wait)
}
