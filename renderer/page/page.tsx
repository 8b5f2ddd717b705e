import type { ReactNode } from 'react'
import type { Registry } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'
import type { PageContext } from '#schema/site/page-context'
import { PageLanguage } from '../parts/kit/foreign-language'
import { LinkOriginContext } from '../parts/links/link-origin-context'
import { TextPictureContext } from '../parts/text/text-picture'
import { viewOf } from '../registry/views'
import { BlockFrame } from './block-frame'
import type { BlockInputs } from './load-page'

/** The blocks of a page, in order. Hidden, unknown and failed blocks are not rendered. */
export function Page({ blocks, inputs, registry, page, watch, between }: PageProps) {
  const rendered = blocks.flatMap((block, index) => [index > 0 && between, draw(block)])
  return (
    <LinkOriginContext value={page}>
      <PageLanguage value={page.language}>{rendered}</PageLanguage>
    </LinkOriginContext>
  )

  function draw(block: StoredBlock): ReactNode {
    const ready = inputs.get(block.id)
    const definition = registry.get(block.name)
    if (!ready || !definition) return null
    const View = viewOf(block.name)
    const slots = Object.fromEntries(
      Object.keys(definition.slots).map((slot) => [slot, (block.slots?.[slot] ?? []).map(draw)]),
    )
    return (
      <BlockFrame key={block.id} id={block.id} name={block.name} anchor>
        <TextPictureContext value={ready.refs.media}>
          <View id={block.id} {...ready} slots={slots} page={watch?.(block.name) ?? page} />
        </TextPictureContext>
      </BlockFrame>
    )
  }
}

export interface PageProps {
  readonly blocks: readonly StoredBlock[]
  readonly inputs: ReadonlyMap<string, BlockInputs>
  readonly registry: Registry
  readonly page: PageContext
  /** Returns the page passed to the views of a block, to track which properties they read. */
  readonly watch?: (blockName: string) => PageContext
  /** Text between two top-level blocks. */
  readonly between?: string
}
