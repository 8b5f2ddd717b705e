import type { RawProps, Registry } from '../block/block'
import { readProps } from '../fields/read'
import type { StoredBlock } from '../page/content'
import { newBlock } from '../page/stored-props'
import type { Cells, MarkupPart } from './parts-of-markup'

interface BlockParts {
  readonly registry: Registry
  readonly nextId: () => string
  /** Returns the id of the library picture for an address; `null` if it isn't in the library. */
  readonly pictureAt: (source: string) => number | null
}

/** Returns the blocks for imported text: its title, then its parts. */
export function blocksOfParts(
  title: string,
  parts: readonly MarkupPart[],
  { registry, nextId, pictureAt }: BlockParts,
): readonly StoredBlock[] {
  const opening = title === '' ? [] : [block('SecondHero', { title })]
  return [...opening, ...parts.flatMap(blockOf)]

  function blockOf(part: MarkupPart): readonly StoredBlock[] {
    switch (part.kind) {
      case 'text':
        return [block('Text', { html: part.html })]
      case 'pictures': {
        const medias = part.sources.flatMap((source) => pictureAt(source) ?? [])
        return medias.length > 0 ? [block('Media', { medias: [...new Set(medias)] })] : []
      }
      case 'table':
        return [block('Table', { rows: rowsText(part.rows), header: part.header })]
      case 'quote':
        return [block('Quote', { words: part.words, speaker: part.speaker })]
    }
  }

  function block(name: string, props: RawProps): StoredBlock {
    const definition = registry.get(name)
    if (!definition) throw new Error(`No block is called '${name}'`)
    return newBlock(definition, nextId(), readProps(definition.fields, props))
  }
}

/** Formats rows as spreadsheets copy cells. */
function rowsText(rows: Cells): string {
  return rows
    .map((row) =>
      row
        .map((cell) => {
          const text = cell.trim().replaceAll('\t', ' ')
          return /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
        })
        .join('\t'),
    )
    .join('\n')
}
