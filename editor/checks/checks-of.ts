import type { Registry } from '#schema/block/block'
import type { PageTree } from '#schema/page/tree'
import type { PageContext } from '#schema/site/page-context'
import { type BlockFacts, factsOf } from './block-facts'
import type { Check } from './check'
import { contrastChecks, type InkOnGround } from './contrast-checks'
import { type DrawnHeading, headingChecks } from './heading-checks'
import type { KnownRecords } from './known-records'
import { linkChecks } from './link-checks'
import { pageWeight, weightChecks } from './page-weight'
import { pictureChecks } from './picture-checks'
import { type PlacedBlock, placedBlocks } from './shown-blocks'

/** A page, and what is known of it. */
export interface Checked {
  readonly tree: PageTree
  readonly registry: Registry
  readonly page: Pick<PageContext, 'siteRoot'>
  readonly records: KnownRecords
  readonly headings: readonly DrawnHeading[]
  readonly grounds: readonly InkOnGround[]
}

export interface CheckedPage {
  /** Errors first, then as they stand on the page. */
  readonly checks: readonly Check[]
  readonly weight: ReturnType<typeof pageWeight>
}

/** Everything that is wrong with a page. Hidden blocks must keep the registry's rules, and no others. */
export function checksOf({
  tree,
  registry,
  page,
  records,
  headings,
  grounds,
}: Checked): CheckedPage {
  const placed = placedBlocks(tree)
  const shown = placed.filter(({ isShown }) => isShown)
  const shownIds = new Set(shown.map(({ block }) => block.id))
  const weight = pageWeight(
    shown.map(({ block }) => factsOf(block, registry)),
    records,
  )
  const checks = [
    ...placed.flatMap((each) => checksOfBlock(each, factsOf(each.block, registry))),
    ...headingChecks(headings),
    ...contrastChecks(grounds),
    ...weightChecks(weight),
  ]
  return { checks: bySeverity(checks), weight }

  function checksOfBlock({ block: { id }, isShown }: PlacedBlock, facts: BlockFacts): Check[] {
    const broken = facts.issues.map(
      ({ block, field, message }): Check => ({
        kind: 'registry',
        severity: 'error',
        block,
        field,
        message,
      }),
    )
    if (!isShown) return broken
    return [
      ...broken,
      ...pictureChecks(id, facts, records),
      ...linkChecks(id, facts, { page, shownIds, records }),
    ]
  }
}

const RANK = { error: 0, warning: 1, hint: 2 }

function bySeverity(checks: readonly Check[]): Check[] {
  return [...checks].sort((a, b) => RANK[a.severity] - RANK[b.severity])
}
