import { memo, type ReactNode, type Ref, useMemo } from 'react'
import type { BlockInputs } from '#renderer/page/load-page'
import { needsNothing } from '#renderer/page/preload-blocks'
import { references } from '#renderer/page/references'
import { TextPictureContext } from '#renderer/parts/text/text-picture'
import type { AnyBlock } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'
import { propsOf } from '#schema/page/stored-props'
import type { PageContext } from '#schema/site/page-context'
import { useView } from '../../blocks/block-views'
import { EDITOR_LANGUAGE } from '../../ui/language-names'
import { useBlockPage } from './block-page'
import { EmptyBlock } from './empty-block'
import { FailedBlock } from './failed-block'
import { useLoaded } from './use-loaded'

/** A block as visitors will see it: its view, rendered from its fields and the records they refer to. */
export const BlockView = memo(function BlockView({ definition, block, slots }: BlockViewProps) {
  const page = useBlockPage(definition.readsOutline)
  const given = { definition, block, slots, page }
  const Source = needsNothing(definition, block) ? FromFields : FromRecords
  return <Source {...given} />
})

interface BlockViewProps {
  readonly definition: AnyBlock
  readonly block: StoredBlock
  readonly slots: Readonly<Record<string, ReactNode>>
}

interface BlockOnPageProps extends BlockViewProps {
  readonly page: PageContext
}

const NO_REFERENCES = references([], [])

function FromFields({ definition, block, ...given }: BlockOnPageProps) {
  const inputs = { props: propsOf(definition, block), data: undefined, refs: NO_REFERENCES }
  return <RenderedBlock definition={definition} block={block} inputs={inputs} {...given} />
}

function FromRecords({ definition, block, ...given }: BlockOnPageProps) {
  const { loaded, ref } = useLoaded(definition, block, given.page)
  switch (loaded.state) {
    case 'waiting':
      return <LoadingBlock ref={ref} label={definition.label} />
    case 'failed':
      return <FailedBlock label={definition.label} error={loaded.error} onRetry={loaded.retry} />
    case 'loaded':
      return (
        <RenderedBlock definition={definition} block={block} inputs={loaded.inputs} {...given} />
      )
  }
}

function LoadingBlock({
  ref,
  label,
}: {
  readonly ref?: Ref<HTMLDivElement>
  readonly label: string
}) {
  return (
    <div ref={ref} className="ed-canvas-waiting" lang={EDITOR_LANGUAGE}>
      {label}
    </div>
  )
}

interface RenderedBlockProps extends BlockOnPageProps {
  readonly inputs: BlockInputs
}

function RenderedBlock({
  definition,
  block: { id, name },
  inputs,
  slots,
  page,
}: RenderedBlockProps) {
  const { props, data, refs } = inputs
  const View = useView(name)
  const rendered = useMemo(
    () =>
      View ? (
        <TextPictureContext value={refs.media}>
          <View id={id} props={props} data={data} refs={refs} slots={slots} page={page} />
        </TextPictureContext>
      ) : (
        <LoadingBlock label={definition.label} />
      ),
    [View, definition, id, props, data, refs, slots, page],
  )
  return (
    <>
      {rendered}
      <EmptyBlock id={id} definition={definition} rendered={rendered} />
    </>
  )
}
