import { RichText } from '../../parts/rich-text'
import type { ViewProps } from '../../parts/view'
import type text from './text.block'

/** Formatted text at reading width. */
export default function Text({ props }: ViewProps<typeof text>) {
  return (
    <div className={props.isIntro ? 'text text-intro' : 'text'}>
      <RichText markup={props.html} />
    </div>
  )
}
