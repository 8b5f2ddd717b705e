import { renderToStaticMarkup } from 'react-dom/server'
import type { NetworkPlace } from '#schema/entities/network-place'
import { allBlocks, type StoredBlock } from '#schema/page/content'
import type { PageContext } from '#schema/site/page-context'
import { PlacesList } from '../parts/navigation/places-list'
import type { BlockFailure, BlockInputs } from './load-page'
import { Page, type PageProps } from './page'

/** A top-level block of a page as markup, including its descendants. */
export interface RenderedBlock {
  /** `''` if the block is not shown. */
  readonly html: string
  /** The names of the rendered blocks, its own first, to include their styles. */
  readonly blockNames: readonly string[]
  /** True if the block or a part of it needs the visitor's script. */
  readonly hasIslands: boolean
}

interface RenderedBlocks {
  /** In page order. */
  readonly blocks: readonly RenderedBlock[]
  readonly failures: readonly BlockFailure[]
}

/** Renders blocks to markup. A block whose view throws is left out and reported; the others are rendered. */
export function renderBlocks(input: PageProps): RenderedBlocks {
  try {
    return { blocks: rendered(input), failures: [] }
  } catch {
    // Server rendering has no error boundaries, so the blocks are tried one by one. This is rare, and costs time only then.
    const { inputs, failures } = withoutFailing(input)
    return { blocks: rendered({ ...input, inputs }), failures }
  }
}

/** Separator between blocks that are rendered together: a NUL character can't be in any text from the database. */
const BLOCK_SEPARATOR = '\0'

/** Renders all blocks in a single pass: a separate one for each would cost as much as a small block. */
function rendered(input: PageProps): RenderedBlock[] {
  const { blocks, inputs } = input
  if (blocks.length === 0) return []
  const html = renderToStaticMarkup(<Page {...input} between={BLOCK_SEPARATOR} />)
  // Removes the preload links that React adds at the start: the same pictures follow a little later in the same response.
  const parts = html.replace(/^(?:<link rel="preload"[^>]*>)+/, '').split(BLOCK_SEPARATOR)
  if (parts.length !== blocks.length) throw new Error('A block holds the character NUL')
  return blocks.map((block, index) => {
    const own = parts[index] ?? ''
    const shown = own === '' ? [] : [...allBlocks([block])].filter(({ id }) => inputs.has(id))
    return {
      html: own,
      blockNames: [...new Set(shown.map(({ name }) => name))],
      hasIslands: own.includes(' data-island="'),
    }
  })
}

function withoutFailing(input: PageProps) {
  const inputs = new Map<string, BlockInputs>(input.inputs)
  const failures: BlockFailure[] = []
  for (const block of allBlocks(input.blocks)) {
    const error = errorOfDrawing(block, input)
    if (error === null) continue
    inputs.delete(block.id)
    failures.push({ block, error })
  }
  return { inputs, failures }
}

function errorOfDrawing(block: StoredBlock, input: PageProps): unknown {
  const { slots: _held, ...alone } = block
  try {
    rendered({ ...input, blocks: [alone as StoredBlock] })
    return null
  } catch (error) {
    return error
  }
}

/** Renders only the list of locations, which the location switcher of a header fetches. */
export function renderPlaces(
  places: readonly NetworkPlace[],
  page: Pick<PageContext, 'language' | 'location'>,
): string {
  return renderToStaticMarkup(<PlacesList id="header-places" places={places} page={page} />)
}
