import { isBlankMarkup } from '#schema/fields/text'
import { Ornament } from '../../parts/kit/ornament'
import type { ViewProps } from '../../parts/kit/view'
import { RichText } from '../../parts/text/rich-text'
import type text from './text.block'

/** Formatted text at reading width. */
export default function Text({ props }: ViewProps<typeof text>) {
  if (isBlankMarkup(props.html)) return null
  return (
    <div className={props.isIntro ? 'text text-intro' : 'text'}>
      {props.isIntro && <Ornament kind="lotus" />}
      <RichText markup={props.html} />
    </div>
  )
}
