import { definitions } from '#renderer/registry/definitions'
import { attachOverrides, overridesIn } from '#schema/page/overrides/attach-page'
import { updateOverrides } from '#schema/page/overrides/by-language'
import { NO_OVERRIDE } from '#schema/page/overrides/override'
import { resolvePage } from '#schema/page/overrides/resolve-page'
import type { RequestContext } from '../../graphql/operations/context'
import { requireSignIn } from '../document-row'
import { type AttachPlan, byLanguage, readAttachPlan, shownPages } from './attach-plan'
import { type DetachedPlace, readPlace } from './detach-page'
import { detachmentNode } from './detachments'
import { type DifferenceNode, differenceNodes } from './difference-nodes'
import { draftOf } from './override-rows'

const MAX_ROWS = 500

/** Returns what attaching a page would keep, and what would come from the network. Nothing is saved. */
export async function attachPreview(
  _: unknown,
  args: DetachedPlace,
  { principal: asking, readContext: { orm } }: RequestContext,
) {
  const principal = requireSignIn(asking)
  const plan = await readAttachPlan(orm, readPlace(args), { principal, action: 'readDraft' })
  const kept = keptRows(plan)
  const coming = comingRows(plan)
  return {
    ...{ detachment: detachmentNode(plan.detachment), stamp: plan.stamp },
    ...{ kept: kept.slice(0, MAX_ROWS), keptCount: kept.length },
    ...{ coming: coming.slice(0, MAX_ROWS), comingCount: coming.length },
    ...{ addedLanguages: plan.added, removedLanguages: plan.gone },
  }
}

/** The location's own differences, as they apply to the network's current page. */
function keptRows({ texts, rows }: AttachPlan): readonly DifferenceNode[] {
  const next = attachOverrides(texts, byLanguage(rows, draftOf), {
    ...{ keep: 'CHANGED_HERE', registry: definitions },
  })
  return unique(
    texts.flatMap(({ language, network }) => {
      const { neutral, inLanguage } = overridesIn(next, language)
      return differenceNodes(network, [
        { language: '', override: neutral },
        { language, override: inLanguage },
      ])
    }),
  )
}

/** Returns the changes at the location once it takes those of the network: `network` is what it will see, `location` what it sees. */
function comingRows(plan: AttachPlan): readonly DifferenceNode[] {
  const next = attachOverrides(plan.texts, byLanguage(plan.rows, draftOf), {
    ...{ keep: 'CHANGED_HERE', registry: definitions },
  })
  return unique(
    shownPages(plan).flatMap(({ text: { language, network }, page }) => {
      const { neutral, inLanguage } = overridesIn(next, language)
      const after = resolvePage(network, neutral, inLanguage)
      const differences = updateOverrides(
        {
          ...{ network: after, effective: page },
          stored: { neutral: NO_OVERRIDE, inLanguage: NO_OVERRIDE },
        },
        definitions,
      )
      return differenceNodes(after, [
        { language: '', override: differences.neutral },
        { language, override: differences.inLanguage },
      ])
    }),
  )
}

/** Removes repeated nodes: a difference for all languages is found in each of them. */
function unique(nodes: readonly DifferenceNode[]): readonly DifferenceNode[] {
  return [...new Map(nodes.map((node) => [node.id, node])).values()]
}
