import { refusalFor } from '#schema/api/refusals/refusals'
import type { Difference, PageOverride, PageVersion } from '#schema/page/overrides/override'
import { compareOverride, keepMine } from '#schema/page/overrides/rebase-override'
import type { RequestContext } from '../../graphql/operations/context'
import { ApiError, forPrograms } from '../../http/errors/api-error'
import { differenceId } from './difference-nodes'
import type { SavedOverride } from './effective-page'
import { draftOf } from './override-rows'
import { changeDraft, type OverrideArguments } from './write-override'

interface DecideArguments extends OverrideArguments {
  readonly choices: readonly { readonly differenceId: string; readonly use: Use }[]
}
type Use = 'MINE' | 'NETWORK' | 'MERGED'

/** Resolves differences that both a location and the network have changed. */
export function decideDifferences(
  _: unknown,
  args: DecideArguments,
  context: RequestContext,
): Promise<SavedOverride> {
  const choices = new Map(args.choices.map((choice) => [choice.differenceId, choice.use]))
  return changeDraft(context, args, {
    action: 'decideDifferences',
    decide({ rows, target, text }) {
      const decided = new Set<string>()
      const network = text.page
      const next = {
        neutral: decideIn(draftOf(rows.neutral), '', { network, choices, decided }),
        inLanguage: decideIn(draftOf(rows.inLanguage), target.language, {
          ...{ network, choices, decided },
        }),
      }
      const unknown = [...choices.keys()].find((id) => !decided.has(id))
      if (unknown !== undefined)
        throw new ApiError(
          'BAD_USER_INPUT',
          forPrograms(`There’s no difference '${unknown.slice(0, 100)}' here.`),
        )
      return { ...next, baseVersion: text.version }
    },
  })
}

interface Decision {
  readonly network: PageVersion
  readonly choices: ReadonlyMap<string, Use>
  /** Collects the choices for which there was a difference. */
  readonly decided: Set<string>
}

function decideIn(
  override: PageOverride,
  language: string,
  { network, choices, decided }: Decision,
): PageOverride {
  const { conflicts } = compareOverride(override, network)
  const inConflict = new Map(conflicts.map((each) => [each.difference, each]))
  const differences = override.differences.flatMap((difference): readonly Difference[] => {
    const id = differenceId(language, difference)
    const use = choices.get(id)
    if (use === undefined) return [difference]
    decided.add(id)
    if (use === 'NETWORK') return []
    if (use === 'MINE') return [keepMine(network, difference)]
    return [requireMerged(inConflict.get(difference)?.merge() ?? null)]
  })
  return { format: 1, differences }
}

function requireMerged(merged: Difference | null): Difference {
  if (merged) return merged
  throw new ApiError('BAD_USER_INPUT', refusalFor('bothChanged'))
}
