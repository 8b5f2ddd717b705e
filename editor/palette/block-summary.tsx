import { SamplePicture } from './sample-picture'
import type { FoundBlock } from './search-blocks'
import './block-summary.css'

/** Block type in a list: its picture, its name and a sentence. */
export function BlockSummary({ definition, summary }: FoundBlock) {
  return (
    <>
      <SamplePicture definition={definition} />
      <span className="ed-block-summary">
        {definition.label}
        <small>{summary}</small>
      </span>
    </>
  )
}
