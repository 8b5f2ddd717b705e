import { Ornament } from '../../parts/kit/ornament'
import type { ViewProps } from '../../parts/kit/view'
import type divider from './divider.block'

/** Divider between two parts of a page. */
export default function Divider({ props: { look, space } }: ViewProps<typeof divider>) {
  const className = `divider divider-${space.toLowerCase()}`
  if (look === 'SPACE') return <div className={className} />
  if (look === 'LINE') return <hr className={`${className} divider-line`} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr holds no drawing.
    <div className={className} role="separator">
      <Ornament kind="lotus" />
    </div>
  )
}
