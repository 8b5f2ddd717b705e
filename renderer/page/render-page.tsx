import { renderToStaticMarkup } from 'react-dom/server'
import { allBlocks, type StoredBlock } from '#schema/page/content'
import type { BlockFailure, BlockInputs } from './load-page'
import { Page, type PageProps } from './page'

export interface RenderedPage {
  /** The markup of all blocks, without the document around it. */
  readonly html: string
  /** The names of the blocks rendered: their styles go along. */
  readonly blockNames: readonly string[]
  /** True when a block or a part of one needs the visitor's script. */
  readonly hasIslands: boolean
  readonly failures: readonly BlockFailure[]
}

/** Renders a page to markup. A block whose view throws is left out and named; the others are rendered. */
export function renderPage(input: PageProps): RenderedPage {
  try {
    return finish(input, renderToStaticMarkup(<Page {...input} />), [])
  } catch {
    // Drawing on a server knows no error boundaries, so the blocks are tried one by one: rare, and paid only then.
    const { inputs, failures } = withoutFailing(input)
    const rest = { ...input, inputs }
    return finish(rest, renderToStaticMarkup(<Page {...rest} />), failures)
  }
}

function finish(
  { content, inputs }: PageProps,
  html: string,
  failures: readonly BlockFailure[],
): RenderedPage {
  const drawn = [...allBlocks(content.blocks)].filter(({ id }) => inputs.has(id))
  const blockNames = [...new Set(drawn.map(({ name }) => name))]
  return {
    // React names the first picture once more before everything else: it stands in the same bytes a little further on.
    html: html.replace(/^(?:<link rel="preload"[^>]*>)+/, ''),
    blockNames,
    hasIslands: html.includes(' data-island="'),
    failures,
  }
}

function withoutFailing(input: PageProps) {
  const inputs = new Map<string, BlockInputs>(input.inputs)
  const failures: BlockFailure[] = []
  for (const block of allBlocks(input.content.blocks)) {
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
    renderToStaticMarkup(
      <Page {...input} content={{ format: 1, blocks: [alone as StoredBlock] }} />,
    )
    return null
  } catch (error) {
    return error
  }
}
