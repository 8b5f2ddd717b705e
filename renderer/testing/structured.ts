import { references } from '#renderer/page/references'
import type { JsonLd, StructuredData } from '#renderer/parts/kit/view'
import type { Block } from '#schema/block/block'
import type { Fields, PropsOf } from '#schema/fields'
import type { World } from './render'
import { homePage, sourceWith } from './world'

/** The structured data of a block, over the records of a world. */
export async function structured<F extends Fields, Data>(
  definition: Block<F, Record<never, never>, Data>,
  structuredData: StructuredData<Block<F, Record<never, never>, Data>>,
  { props, ...world }: World & { readonly props: PropsOf<F> },
): Promise<readonly JsonLd[]> {
  const page = { ...homePage, ...world.page }
  const data = await definition.load?.(sourceWith(world.source), props, page)
  // As the registry hands it on: `undefined` where a block loads nothing.
  return structuredData({
    id: 'b',
    props,
    data: data as Data,
    refs: references([], []),
    page,
  } as Parameters<typeof structuredData>[0])
}
