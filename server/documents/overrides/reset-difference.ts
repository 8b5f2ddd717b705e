import { refusalFor } from '#schema/api/refusals/refusals'
import { NO_OVERRIDE, type PageOverride } from '#schema/page/overrides/override'
import { resetOverride } from '#schema/page/overrides/reset-override'
import type { RequestContext } from '../../graphql/operations/context'
import { ApiError } from '../../http/errors/api-error'
import { differenceId } from './difference-nodes'
import type { SavedOverride } from './effective-page'
import { draftOf, publishedOf } from './override-rows'
import { changeDraft, type OverrideArguments } from './write-override'

/** The part that is reset to the network’s. If nothing is given, the whole page. */
export interface ResetChoice {
  readonly blockId?: string | null
  readonly field?: string | null
  readonly differenceId?: string | null
}

interface ResetArguments extends OverrideArguments, ResetChoice {
  readonly toPublished?: boolean | null
}

/** Resets a location's draft to the network's page, or to the published state: all of it, a block, a field or one difference. */
export function resetDifference(
  _: unknown,
  args: ResetArguments,
  context: RequestContext,
): Promise<SavedOverride> {
  return changeDraft(context, args, {
    action: 'resetDifference',
    decide({ rows, target, text }) {
      const { neutral, inLanguage } = rows
      const drafts = { neutral: draftOf(neutral), inLanguage: draftOf(inLanguage) }
      const baseVersion = text.version
      if (args.toPublished)
        return { neutral: publishedOf(neutral), inLanguage: publishedOf(inLanguage), baseVersion }
      const next = {
        neutral: removeDifferences(drafts.neutral, '', args),
        inLanguage: removeDifferences(drafts.inLanguage, target.language, args),
      }
      const isSame =
        sizeOf(next.neutral) === sizeOf(drafts.neutral) &&
        sizeOf(next.inLanguage) === sizeOf(drafts.inLanguage)
      if (isSame && (args.blockId != null || args.field != null || args.differenceId != null))
        throw new ApiError('BAD_USER_INPUT', refusalFor('nothingDiffers'))
      return { ...next, baseVersion, fields: args.field == null ? [] : [args.field] }
    },
  })
}

function sizeOf({ differences }: PageOverride): number {
  return differences.length
}

/** Returns the override without the reset part. */
export function removeDifferences(
  override: PageOverride,
  language: string,
  { blockId, field, differenceId: id }: ResetChoice,
): PageOverride {
  if (id != null) {
    const differences = override.differences.filter((each) => differenceId(language, each) !== id)
    return { format: 1, differences }
  }
  if (blockId != null) return resetOverride(override, { block: blockId, field })
  return field == null ? NO_OVERRIDE : resetOverride(override, { block: null, field })
}
