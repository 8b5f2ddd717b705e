import {
  type AnyBlock,
  isAllowedOn,
  type Registry,
  type Subject,
  type Surface,
  subjects,
} from '#schema/block/block'
import { t } from '#schema/messages/t'
import { isOutlet } from '#schema/page/page-outlet'
import { usualRank } from './most-used'

export const subjectLabels: Readonly<Record<Subject, string>> = {
  text: t('Text'),
  layout: t('Layout'),
  opening: t('Top of the page'),
  pictures: t('Pictures and video'),
  visiting: t('Visiting'),
  events: t('Events and activities'),
  news: t('News and talks'),
  links: t('Links to other pages'),
  contact: t('Contact, forms and social media'),
  navigation: t('Navigation and search'),
}
const RARE = t('Advanced')

/** Block types under a heading. */
export interface BlockGroup {
  readonly label: string
  readonly blocks: readonly AnyBlock[]
}

/** Returns the block types that can be added to a page type, in palette order. */
export function addableBlocks(
  registry: Registry,
  target: Surface,
  isWanted: (definition: AnyBlock) => boolean = () => true,
): readonly AnyBlock[] {
  const found = [...registry.values()].filter(
    (definition) =>
      isAllowedOn(definition, target) &&
      !isOutlet(definition) &&
      !definition.isReference &&
      isWanted(definition),
  )
  return groupsOf(found, target).flatMap(({ blocks }) => blocks)
}

/** Groups blocks by subject, common ones first; rare ones form the last group. */
export function groupsOf(blocks: readonly AnyBlock[], target: Surface): readonly BlockGroup[] {
  const bySubject = new Map<Subject | null, AnyBlock[]>()
  for (const block of [...blocks].sort((a, b) => usualRank(a) - usualRank(b))) {
    const subject = isRare(block, target) ? null : block.subject
    const group = bySubject.get(subject)
    if (group) group.push(block)
    else bySubject.set(subject, [block])
  }
  return [...subjects, null].flatMap((subject) => {
    const group = bySubject.get(subject)
    return group ? { label: subject === null ? RARE : subjectLabels[subject], blocks: group } : []
  })
}

/** Headers and footers are common in layouts but rare on pages, where they replace the site's. */
export function isRare({ isRare: isSaidToBe, frameRole }: AnyBlock, target: Surface): boolean {
  return isSaidToBe || (frameRole !== undefined && target !== 'layout')
}

export type OneOrMore = readonly [AnyBlock, ...AnyBlock[]]

/** Groups variants at the position of the first, with the main variant first; all other blocks stay single. */
export function inFamilies(blocks: readonly AnyBlock[]): readonly OneOrMore[] {
  const nameOf = ({ family, name }: AnyBlock) => family?.name ?? name
  const names = [...new Set(blocks.map(nameOf))]
  return names.map((name) => {
    const members = blocks.filter((block) => nameOf(block) === name)
    const head = members.find((block) => block.name === name)
    const rest = members.filter((block) => block !== head)
    return (head ? [head, ...rest] : rest) as unknown as OneOrMore
  })
}

/** Returns the label of a family's entry. */
export function variantsName({ label }: AnyBlock, others: readonly AnyBlock[]): string {
  return t('“{label}”: {count} variants', { label, count: others.length + 1 })
}
