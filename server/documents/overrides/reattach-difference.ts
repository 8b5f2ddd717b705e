import { refusalFor } from '#schema/api/refusals/refusals'
import { fieldsByKey } from '#schema/page/merge/merge-block'
import type { PlacedBlock, Side } from '#schema/page/merge/placed-blocks'
import type { Difference, DifferenceOf, PageOverride } from '#schema/page/overrides/override'
import { addressOf } from '#schema/page/overrides/override'
import { placedPage, positionIn } from '#schema/page/overrides/placed-page'
import type { RequestContext } from '../../graphql/operations/context'
import { ApiError, forPrograms } from '../../http/errors/api-error'
import { differenceId } from './difference-nodes'
import type { SavedOverride } from './effective-page'
import { draftOf } from './override-rows'
import { changeDraft, checkLocks, type OverrideArguments } from './write-override'

interface ReattachArguments extends OverrideArguments {
  readonly differenceId: string
  readonly blockId: string
  readonly field?: string | null
}

/** Assigns a new position to a difference that no longer applies. */
export function reattachDifference(
  _: unknown,
  args: ReattachArguments,
  context: RequestContext,
): Promise<SavedOverride> {
  return changeDraft(context, args, {
    action: 'reattachDifference',
    decide({ rows, target, text }) {
      const side = placedPage(text.page.content)
      const placed = side.blocks.get(args.blockId)
      if (!placed) throw new ApiError('BAD_USER_INPUT', refusalFor('blockNotOnPage'))
      let found: Difference | null = null
      const reattachIn = (override: PageOverride, language: string): PageOverride => {
        const old = override.differences.find(
          (each) => differenceId(language, each) === args.differenceId,
        )
        if (!old) return override
        const next = moveDifference(old, { side, placed, field: args.field ?? null })
        found = next
        const rest = override.differences.filter(
          (each) => each !== old && addressOf(each) !== addressOf(next),
        )
        return { format: 1, differences: [...rest, next] }
      }
      const next = {
        neutral: reattachIn(draftOf(rows.neutral), ''),
        inLanguage: reattachIn(draftOf(rows.inLanguage), target.language),
      }
      if (!found) throw new ApiError('BAD_USER_INPUT', refusalFor('differenceGone'))
      checkLocks([found], [text.page])
      return { ...next, baseVersion: text.version }
    },
  })
}

interface NewPlace {
  readonly side: Side
  readonly placed: PlacedBlock
  readonly field: string | null
}

function moveDifference(difference: Difference, place: NewPlace): Difference {
  if (difference.kind === 'field') return inField(difference, place)
  if (difference.kind !== 'added')
    throw new ApiError('BAD_USER_INPUT', refusalFor('notReattachable'))
  const { id } = place.placed
  const { parent, slot, before } = positionIn(place.side, id)
  return { ...difference, at: { parent, slot, after: id, before } }
}

function inField(
  difference: DifferenceOf<'field'>,
  { placed, field }: NewPlace,
): DifferenceOf<'field'> {
  const { id, own } = placed
  const { was: _, version: __, record, ...rest } = difference
  const name = field ?? difference.field
  const was = fieldsByKey(own.fields).get(name)
  if (was && record && was.type !== record.type)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(
        `The field '${name.slice(0, 100)}' is of the type '${was.type}', the difference of '${record.type}'.`,
      ),
    )
  return {
    ...{ ...rest, block: id, name: own.name, field: name },
    ...(own.version !== undefined && { version: own.version }),
    ...(was && { was }),
    ...(record && { record: { ...record, id: was?.id ?? record.id, name: was?.name ?? name } }),
  }
}
