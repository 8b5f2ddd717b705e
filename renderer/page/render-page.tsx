import { renderToStaticMarkup } from 'react-dom/server'
import { allBlocks, type StoredBlock } from '#schema/page/content'
import type { BlockFailure, BlockInputs } from './load-page'
import { Page, type PageProps } from './page'

/** A block of a page's top level as markup, with all it holds. */
export interface RenderedBlock {
  /** `''` for a block that is not shown. */
  readonly html: string
  /** The names of the blocks rendered, its own first: their styles go along. */
  readonly blockNames: readonly string[]
  /** True when a block or a part of one needs the visitor's script. */
  readonly hasIslands: boolean
}

export interface RenderedBlocks {
  /** In the order of the page. */
  readonly blocks: readonly RenderedBlock[]
  readonly failures: readonly BlockFailure[]
}

/** Renders blocks to markup. One whose view throws is left out and named; the others are rendered. */
export function renderBlocks(input: PageProps): RenderedBlocks {
  try {
    return { blocks: rendered(input), failures: [] }
  } catch {
    // Drawing on a server knows no error boundaries, so the blocks are tried one by one: rare, and paid only then.
    const { inputs, failures } = withoutFailing(input)
    return { blocks: rendered({ ...input, inputs }), failures }
  }
}

/** Stands between blocks that are rendered together: no text that a database keeps can hold it. */
const BETWEEN = '\0'

/** All blocks in one run: one for each would cost as much as a small block. */
function rendered(input: PageProps): RenderedBlock[] {
  const { blocks, inputs } = input
  if (blocks.length === 0) return []
  const html = renderToStaticMarkup(<Page {...input} between={BETWEEN} />)
  // React names the first picture once more before everything else: it stands in the same bytes a little further on.
  const parts = html.replace(/^(?:<link rel="preload"[^>]*>)+/, '').split(BETWEEN)
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
