import type { Registry } from '#schema/block/block'
import type { PageIssue } from '#schema/fields/field'
import type { PageTree } from '#schema/page/tree'
import type { PageContext } from '#schema/site/page-context'
import type { PageSettings } from '../store/edits/edited-page'
import { type BlockFacts, factsOf } from './block-facts'
import type { Check, CheckKind } from './check'
import { type ColourPair, contrastChecks } from './contrast-checks'
import { headingChecks, type RenderedHeading } from './heading-checks'
import { linkChecks } from './link-checks'
import { locationChecks } from './location-checks'
import { emptyChecks, settingsChecks } from './page-checks'
import { pageWeight, weightChecks } from './page-weight'
import { pictureChecks } from './picture-checks'
import type { EmptyRegion } from './read-empty-regions'
import type { RecordAnswers } from './record-answers'
import { type PlacedBlock, placedBlocks } from './shown-blocks'
import { type TimeContext, timeChecks } from './time-checks'

/** A page and the records needed to check it. */
export interface Checked {
  readonly tree: PageTree
  readonly registry: Registry
  /** `null` for a site layout. */
  readonly settings: Pick<PageSettings, 'title' | 'description' | 'externalUrl'> | null
  readonly page: Pick<PageContext, 'language' | 'siteRoot'> & TimeContext
  /** Template titles in lower case, which say nothing about the page. */
  readonly templateTitles: ReadonlySet<string>
  readonly records: RecordAnswers
  /** `null` if the headings are unknown, or if the page contains nothing that could have a heading. */
  readonly headings: readonly RenderedHeading[] | null
  readonly grounds: readonly ColourPair[]
  readonly empties: readonly EmptyRegion[]
}

export interface CheckedPage {
  /** Errors first, then in page order. */
  readonly checks: readonly Check[]
  readonly weight: ReturnType<typeof pageWeight>
}

/** Returns all issues of a page. Hidden blocks must follow only the registry's rules. */
export function checksOf(checked: Checked): CheckedPage {
  const { tree, registry, page, records, headings, grounds } = checked
  const placed = placedBlocks(tree)
  const shown = placed.filter(({ isShown }) => isShown)
  const shownIds = new Set(shown.map(({ block }) => block.id))
  const weight = pageWeight(
    shown.map(({ block }) => factsOf(block, registry)),
    records,
  )
  const checks = [
    ...(checked.settings
      ? settingsChecks(checked.settings, {
          templateTitles: checked.templateTitles,
          language: page.language,
        })
      : []),
    ...placed.flatMap((each) => checksOfBlock(each, factsOf(each.block, registry))),
    // Blocks missing from the registry are already reported by the rules above.
    ...emptyChecks(checked.empties.filter(({ block }) => isKnown(block))),
    ...headingChecks(headings),
    ...contrastChecks(grounds),
    ...weightChecks(weight),
  ]
  return { checks: bySeverity(checks), weight }

  function isKnown(id: string): boolean {
    const block = tree.blocks.get(id)
    return block === undefined || registry.has(block.name)
  }

  function checksOfBlock({ block: { id }, isShown }: PlacedBlock, facts: BlockFacts): Check[] {
    const broken = facts.issues.map((issue) => errorOf('registry', issue))
    if (!isShown) return broken
    return [
      ...broken,
      ...facts.examples.map((issue) => errorOf('example', issue)),
      ...pictureChecks(id, facts, records),
      ...linkChecks(id, facts, { page, shownIds, records }),
      ...timeChecks(id, facts, { context: page, records }),
      ...locationChecks(id, facts, records.inheriting),
    ]
  }
}

function errorOf(kind: CheckKind, { block, field, message }: PageIssue): Check {
  return { kind, severity: 'error', block, field, message }
}

const RANK = { error: 0, warning: 1, hint: 2 }

function bySeverity(checks: readonly Check[]): Check[] {
  return [...checks].sort((a, b) => RANK[a.severity] - RANK[b.severity])
}
