import type { Principal } from '../access/principal'
import type { Limits } from '../limits/limits'
import { tooMany } from '../limits/too-many'

/** Refuses more comments than anybody types. Before the transaction, which may be tried several times. */
export async function spendComment(
  limits: Pick<Limits, 'spend'>,
  { id }: Principal,
): Promise<void> {
  const wait = await limits.spend('commentsOfPerson', `person ${id}`)
  if (wait !== null) throw tooMany('Too many comments at once.', wait)
}
