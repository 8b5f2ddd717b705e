import footer from '#renderer/blocks/footer/footer.block'
import { ownEntries } from '#renderer/blocks/top-navigation/entries'
import topNavigation from '#renderer/blocks/top-navigation/top-navigation.block'
import { definitions } from '#renderer/registry/definitions'
import type { BlockProps } from '#schema/block/block'
import type { PropsOf } from '#schema/fields'
import { allBlocks, type PageContent, type StoredBlock } from '#schema/page/content'
import { canonical } from '#schema/page/merge/canonical'
import { propsOf, withProp } from '#schema/page/stored-props'
import type navigation from '#schema/records/navigation/navigation.record'

type Fields = (typeof navigation)['fields']
type Entry = PropsOf<Fields['entries']['of']>

/** The entries that a header and a footer hold themselves, as a navigation has them. */
export interface LayoutNavigation {
  readonly entries: readonly Entry[]
  readonly footer: readonly Omit<Entry, 'level'>[]
}

/** What the header and footer of a layout say; `null` for a layout without either. */
export function navigationIn(content: PageContent): LayoutNavigation | null {
  const blocks = [...allBlocks(content.blocks)].filter(({ hidden }) => !hidden)
  const header = blocks.find(({ name }) => name === topNavigation.name)
  const end = blocks.find(({ name }) => name === footer.name)
  if (!header && !end) return null
  return { entries: header ? entriesIn(header) : [], footer: end ? linksIn(end) : [] }
}

/** The layout whose header and footer show the site's navigation, as far as they say the same now. */
export function withSiteNavigation(content: PageContent, shown: LayoutNavigation): PageContent {
  return { ...content, blocks: content.blocks.map(follow) }

  function follow(block: StoredBlock): StoredBlock {
    const slots = block.slots && {
      slots: Object.fromEntries(
        Object.entries(block.slots).map(([name, blocks]) => [name, blocks.map(follow)]),
      ),
    }
    return { ...(saysTheSame(block) ? followingSite(block) : block), ...slots }
  }

  function saysTheSame(block: StoredBlock): boolean {
    if (block.name === topNavigation.name)
      return canonical(entriesIn(block)) === canonical(shown.entries)
    return block.name === footer.name && canonical(linksIn(block)) === canonical(shown.footer)
  }
}

function followingSite(block: StoredBlock): StoredBlock {
  const definition = definitions.get(block.name)
  if (!definition) throw new Error(`There is no block '${block.name}'`)
  if (propsOf(definition, block).linksFrom === 'site') return block
  return withProp(definition, block, 'linksFrom', 'site')
}

type OwnEntry = ReturnType<typeof ownEntries>[number]

function entriesIn(block: StoredBlock): readonly Entry[] {
  // The block's own definition has read them.
  const props = propsOf(topNavigation, block) as BlockProps<typeof topNavigation>
  return ownEntries(props).flatMap((entry) => flat(entry, 0))
}

function flat({ label, link, items = [] }: OwnEntry, level: number): readonly Entry[] {
  return [{ label, link, level }, ...items.flatMap((item) => flat(item, level + 1))]
}

function linksIn(block: StoredBlock): readonly Omit<Entry, 'level'>[] {
  const { links } = propsOf(footer, block) as BlockProps<typeof footer>
  return links.map(({ label, link }) => ({ label, link }))
}
